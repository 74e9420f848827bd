import { avoid, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { foodPlants, kenyaTrees, kokwaro, powo } from '../references.ts';

export const zanthoxylum = herb({
  slug: 'zanthoxylum',
  accepted_name: 'Zanthoxylum chalybeum',
  family: 'Rutaceae',
  synonyms: ['Fagara chalybea'],
  names: {
    english: ['Knobwood'],
    swahili: ['mjafari'],
    luo: ['roko'],
    kamba: ['mukenea'],
    maasai: ['oloisuki'],
  },
  other_names: ['Maasai soup bark'],
  summary:
    'Mjafari: a thorny tree whose lemony bark flavours soups and teas in the dry lands. Tradition only.',
  about:
    'The trunk carries woody knobs with thorns, and crushed leaf smells of lemon. Maasai and coastal cooks put a little bark or root into meat soup and tea. The bark holds alkaloids that are active in the laboratory; in people nobody has tested benefit or safe amounts.',
  look_alikes: [
    {
      name: 'Zanthoxylum usambarense',
      difference: 'A highland cousin with narrower leaflets, used in the same soups.',
    },
  ],
  parts_used: ['bark', 'root', 'leaf'],
  preparations: [
    prep(
      'food',
      'bark',
      '1 thumb-sized piece of bark to a pot of meat soup',
      ['Wash the bark and simmer it in the soup.', 'Take the piece out before serving.'],
      [1, 'serving', 1, 1],
      null,
      18,
      'traditional',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('cough-and-cold', 'C', 'Bark tea is taken for coughs and colds by custom.', 'kokwaro'),
    usedFor('digestion', 'C', 'Soup with the bark is taken after heavy meat meals by custom.', 'food-plants'),
    usedFor(
      'fever-and-infection',
      'C',
      'Root is boiled for fevers by custom. A fever needs a malaria test first.',
      'kokwaro',
    ),
  ],
  contraindications: [
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
    contra('heart-disease', 'caution', 'Its alkaloids may act on the heart.'),
  ],
  pregnancy: avoid('Its alkaloids were never studied in pregnancy.'),
  lactation: noData('No studies exist in breastfeeding.'),
  children: noData('No studies exist in children.'),
  interactions: [
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied it with ARVs.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'Its alkaloids may lower pressure a little.'),
  ],
  side_effects: ['numb mouth', 'nausea with strong soup'],
  storage: 'Keep dried bark in a closed tin for up to a year.',
  conservation: {
    iucn: null,
    cites: null,
    note: 'Cutting roots and ringing bark kills the tree; ask where yours came from.',
  },
  grows_in_kenya: 'wild',
  references: [kokwaro, foodPlants, kenyaTrees, powo],
});
