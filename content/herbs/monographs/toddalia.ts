import { contra, herb, noData, on, usedFor } from '../entry.ts';
import { kenyaTrees, kokwaro, powo } from '../references.ts';

export const toddalia = herb({
  slug: 'toddalia',
  accepted_name: 'Zanthoxylum asiaticum',
  family: 'Rutaceae',
  synonyms: ['Toddalia asiatica'],
  names: {
    english: ['Orange climber', 'Wild orange tree'],
    kikuyu: ['mururue'],
    luo: ['nyalwet-kwach'],
    maasai: ['oleparmunyo'],
  },
  other_names: ['forest pepper', 'Toddalia'],
  summary:
    'A hooked forest climber with lemon-smelling leaf, boiled for coughs by custom. No trials in people.',
  about:
    'Curved hooks, leaves in threes and small orange fruits mark this climber of forest edges. Root and fruit are chewed or boiled for coughs and colds by Kikuyu, Maasai and Luo healers. Coumarins in the plant are active in the laboratory, which is a reason for care, not a proof.',
  look_alikes: [
    {
      name: 'Caesalpinia decapetala (Mauritius thorn)',
      difference: 'Its leaf is twice divided with many leaflets and it bears yellow flowers and pods.',
    },
  ],
  parts_used: ['root', 'fruit', 'leaf'],
  no_preparation_reason: 'No safe dose is known; healers differ, and nobody has tested it.',
  uses: [
    usedFor('cough-and-cold', 'C', 'Root or fruit is boiled for coughs by custom.', 'kokwaro'),
    usedFor(
      'fever-and-infection',
      'C',
      'Root is boiled for fevers by custom. A fever needs a malaria test first.',
      'kokwaro',
    ),
    usedFor('digestion', 'C', 'Fruit is chewed for stomach ache by custom.', 'kokwaro'),
  ],
  contraindications: [contra('under-18', 'caution', 'Too little is known about anyone under 18.')],
  pregnancy: noData('No studies exist in pregnancy.'),
  lactation: noData('No studies exist in breastfeeding.'),
  children: noData('No studies exist in children.'),
  interactions: [
    on('warfarin', 'moderate', 'adds', 'It holds coumarins, which may add to warfarin.'),
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied it with ARVs.'),
    on('tb-medicines', 'moderate', 'shifts', 'Nobody has studied it with TB medicines.'),
  ],
  side_effects: ['burning mouth', 'skin that burns easily in the sun'],
  storage: 'Keep dried pieces in a closed tin, away from children.',
  conservation: { iucn: null, cites: null, note: 'Digging the root kills the plant.' },
  grows_in_kenya: 'wild',
  references: [kokwaro, kenyaTrees, powo],
});
