import { herb, ok, on, prep, usedFor } from '../entry.ts';
import { foodPlants, powo, prota } from '../references.ts';

export const juteMallow = herb({
  slug: 'jute-mallow',
  accepted_name: 'Corchorus olitorius',
  family: 'Malvaceae',
  names: {
    english: ['Jute mallow', 'Bush okra'],
    swahili: ['mlenda'],
    luo: ['apoth'],
    luhya: ['murere', 'mrenda'],
  },
  other_names: ['molokhia', 'omotere'],
  summary:
    'Mrenda: a slippery green that softens other vegetables and stools. Food, with soft fibre and vitamins.',
  about:
    'Mrenda makes the smooth, slippery dish that western Kenya loves with ugali. A pinch of traditional salt helps the leaf to melt. It brings vitamin A, folate and soft, slimy fibre. The seeds are bitter and hold heart poisons, so they are not eaten.',
  alert: 'Do not eat the seeds: they hold substances that act on the heart.',
  parts_used: ['leaf'],
  preparations: [
    prep(
      'food',
      'leaf',
      '2 handfuls of plucked leaf to a plate',
      ['Boil in little water for 10 minutes, stirring.', 'Mix with kunde or another green.'],
      [1, 'serving', 1, 2],
      null,
      0.5,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Leaf is rich in vitamin A, folate and calcium.', 'food-plants', 'prota'),
    usedFor('bowels', 'C', 'The slippery fibre is eaten for hard stools by custom.', 'food-plants'),
  ],
  pregnancy: ok('A good food in pregnancy.'),
  lactation: ok('A good food while breastfeeding.'),
  children: ok('Suits children from 6 months, well cooked.'),
  interactions: [
    on('warfarin', 'moderate', 'opposes', 'The leaf is rich in vitamin K, which works against warfarin.'),
    on('diabetes-medicines', 'minor', 'binds', 'Slimy fibre slows sugar, and may slow tablets too.', {
      advice: 'Take tablets an hour before the meal and check your sugar as usual.',
    }),
  ],
  side_effects: ['loose stools with large amounts'],
  storage: 'Cook the leaf the same day, or dry it in the shade.',
  grows_in_kenya: 'cultivated',
  references: [foodPlants, prota('Corchorus olitorius'), powo],
});
