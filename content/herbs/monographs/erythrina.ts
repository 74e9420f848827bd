import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { kokwaro, powo, prota, usefulTrees } from '../references.ts';

export const erythrina = herb({
  slug: 'erythrina',
  accepted_name: 'Erythrina abyssinica',
  family: 'Fabaceae',
  names: {
    english: ['Red-hot poker tree', 'Flame tree'],
    swahili: ['mwamba ngoma'],
    kikuyu: ['muhuti'],
    luo: ['orembe'],
    luhya: ['murembe'],
    kamba: ['muvuti'],
    kalenjin: ['kakarwet'],
    maasai: ['olepangi'],
  },
  other_names: ['lucky-bean tree', 'coral tree'],
  summary:
    'A sacred tree with red flowers. Bark is used for many ills by custom; its seeds are a nerve poison.',
  about:
    'Corky bark and brush-like scarlet flowers on bare branches make the muhuti a landmark, and for Luhya and Kikuyu a tree of oath and peace. Bark is boiled by healers for swellings, coughs and more. The red and black seeds hold alkaloids that paralyse muscles when crushed.',
  alert: 'The seeds can paralyse muscles and kill when crushed. Keep them from children.',
  look_alikes: [
    {
      name: 'Spathodea campanulata (Nandi flame)',
      difference: 'Its flowers are large orange cups and it has no thorns.',
    },
  ],
  parts_used: ['bark'],
  no_preparation_reason: 'The whole tree holds strong alkaloids and no safe dose is known.',
  uses: [
    usedFor('joints-and-pain', 'C', 'Bark is used for swellings and painful joints by custom.', 'kokwaro'),
    usedFor('cough-and-cold', 'C', 'Bark is boiled for coughs by custom.', 'kokwaro'),
    usedFor(
      'fever-and-infection',
      'C',
      'Bark showed activity in the laboratory; no trials in people exist.',
      'prota',
    ),
  ],
  contraindications: [
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
    contra('epilepsy', 'avoid', 'Its alkaloids act on nerves and muscles.'),
  ],
  pregnancy: avoid('Its alkaloids were never studied in pregnancy.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('The seeds are poisonous; bark was never studied.'),
  interactions: [
    on('sedatives', 'moderate', 'adds', 'Its alkaloids relax muscles and may deepen drowsiness.'),
    on('epilepsy-medicines', 'major', 'adds', 'Its alkaloids act on the same nerves.'),
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied it with ARVs.'),
  ],
  side_effects: ['drowsiness and weak muscles', 'crushed seeds: paralysis'],
  storage: 'Do not keep bark or seeds at home.',
  conservation: { iucn: 'LC', cites: null, note: null },
  grows_in_kenya: 'wild',
  references: [kokwaro, usefulTrees, prota('Erythrina abyssinica'), powo],
});
