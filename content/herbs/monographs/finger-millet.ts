import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, foodPlants, prota, study } from '../references.ts';

export const fingerMillet = herb({
  slug: 'finger-millet',
  accepted_name: 'Eleusine coracana',
  family: 'Poaceae',
  names: {
    english: ['Finger millet'],
    swahili: ['wimbi', 'ulezi'],
    kikuyu: ['ugimbi'],
    luo: ['kal'],
    luhya: ['obule', 'obulo'],
  },
  other_names: ['ragi', 'nachni'],
  summary: 'Wimbi: a small red grain for uji, rich in calcium for a cereal. Food for all ages.',
  about:
    'Finger millet was grown here long before maize. It brings more calcium than other cereals, fibre, and a malty taste. Fermented overnight it is sour and its minerals are easier to take up.',
  parts_used: ['grain'],
  preparations: [
    prep(
      'food',
      'grain',
      '3 tablespoons of flour to 4 cups of water',
      ['Whisk the flour into cold water.', 'Pour into boiling water and stir for 10 minutes.'],
      [1, 'cup', 1, 4],
      null,
      0.5,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'A cereal rich in calcium and fibre.', 'fdc', 'food-plants'),
    usedFor('blood-sugar', 'B', 'Whole grain raised sugar less than white rice in small studies.', 'anitha'),
  ],
  contraindications: [
    contra(
      'overactive-thyroid',
      'caution',
      'Very large amounts, day after day, were linked to goitre where iodine is low.',
    ),
  ],
  pregnancy: ok('A good food in pregnancy.'),
  lactation: ok('A good food while breastfeeding.'),
  children: ok('Suits children from 6 months, well cooked.'),
  interactions: [
    on('diabetes-medicines', 'minor', 'opposes', 'It is still starch.', {
      advice: 'Count the portion and check your sugar as usual.',
    }),
  ],
  side_effects: ['none known in food amounts'],
  storage: 'Keep grain for years and flour for three months, dry and closed.',
  grows_in_kenya: 'cultivated',
  references: [
    foodPlants,
    fdc,
    prota('Eleusine coracana'),
    study(
      'anitha',
      'Anitha S and others: A systematic review and meta-analysis of the potential of millets for managing and reducing the risk of developing diabetes mellitus',
      'Frontiers in Nutrition',
      2021,
    ),
  ],
  picture: 'finger-millet-flour',
});
