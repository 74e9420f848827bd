import { ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, foodPlants, kokwaro, lactmed, mskcc, powo, prota } from '../references.ts';

export const moringa = herb({
  slug: 'moringa',
  accepted_name: 'Moringa oleifera',
  family: 'Moringaceae',
  synonyms: ['Moringa pterygosperma'],
  names: {
    english: ['Moringa', 'Drumstick tree', 'Horseradish tree'],
    swahili: ['mlonge', 'mronge', 'mzunze'],
  },
  other_names: ['muringa', 'sahjan', 'saragwa'],
  summary:
    'Mlonge: a leaf eaten as a vegetable and powder. Nourishing food; daily spoonfuls can meet medicines.',
  about:
    'This quick tree grows behind many coastal homes and in the dry lands. Fresh leaf is cooked like spinach, pods go into stews, and dried leaf is milled to powder. It brings protein, vitamin A, calcium and iron, though not in the huge amounts that adverts promise. The root and its bark hold a poison and are not food.',
  alert: 'Never use the root or the bark of the root: they hold poisonous substances.',
  look_alikes: [
    {
      name: 'Moringa stenopetala',
      difference: 'The northern kind has a swollen trunk and bigger leaflets; its leaf is eaten too.',
    },
  ],
  parts_used: ['leaf', 'pod', 'seed'],
  preparations: [
    prep(
      'food',
      'leaf',
      '1 teaspoon (about 2 g) of leaf powder to a bowl of uji or soup',
      ['Take the cooked food off the fire.', 'Stir in the powder and eat. Rise to 2 teaspoons over a week.'],
      [1, 'teaspoon', 1, 2],
      null,
      5,
      'food',
      'food-plants',
    ),
    prep(
      'tea',
      'leaf',
      '1 bag or 1 teaspoon of dried leaf to 1 cup of hot water',
      ['Pour hot water over the leaf.', 'Steep for 4 minutes and strain.'],
      [1, 'cup', 1, 2],
      60,
      12,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor(
      'nourishment',
      'B',
      'Leaf adds protein, vitamin A, calcium and iron to a plain plate.',
      'food-plants',
      'prota',
    ),
    usedFor(
      'blood-sugar',
      'B',
      'Small trials saw slightly lower sugar after meals; results differ.',
      'mskcc',
    ),
    usedFor('cholesterol-and-heart', 'B', 'A few small trials saw slightly lower cholesterol.', 'mskcc'),
    usedFor(
      'breast-milk',
      'B',
      'Small trials saw more milk in the first days; their quality is low.',
      'lactmed',
    ),
  ],
  contraindications: [
    contra('underactive-thyroid', 'caution', 'Leaf may disturb thyroid hormone.'),
    contra('low-blood-pressure', 'caution', 'It may lower pressure a little more.'),
  ],
  pregnancy: caution('Leaf in food amounts only. Root and bark can end a pregnancy.'),
  lactation: caution('Leaf as food is usual; there is little data for more.'),
  children: caution(
    'Leaf as food suits children; leave powders and capsules to adults unless the clinic agrees.',
  ),
  interactions: [
    on('diabetes-medicines', 'moderate', 'adds', 'Leaf may lower blood sugar further.'),
    on('blood-pressure-medicines', 'moderate', 'adds', 'Leaf may lower pressure further.'),
    on('levothyroxine', 'moderate', 'opposes', 'Leaf may change how thyroid hormone is made and used.'),
    on('warfarin', 'moderate', 'opposes', 'The leaf is rich in vitamin K, which works against warfarin.'),
    on('hiv-medicines', 'minor', 'shifts', 'Studies so far are small and calm, but few ARVs were looked at.'),
    on('tb-medicines', 'minor', 'shifts', 'Leaf slowed the breakdown of some medicines in the laboratory.'),
  ],
  side_effects: ['loose stools or wind with large amounts', 'heartburn'],
  storage: 'Keep the powder dry, dark and closed for up to a year; light takes the green and the vitamins.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Shigru'],
    ['pungent', 'bitter'],
    ['light', 'dry', 'sharp'],
    'heating',
    'pungent',
    [-1, 1, -1],
  ),
  references: [
    foodPlants,
    prota('Moringa oleifera'),
    mskcc('Moringa oleifera'),
    lactmed('Moringa'),
    kokwaro,
    powo,
    api('Shigru'),
  ],
});
