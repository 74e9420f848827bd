import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, foodPlants, powo, prota } from '../references.ts';

export const amaranth = herb({
  slug: 'amaranth',
  accepted_name: 'Amaranthus cruentus',
  family: 'Amaranthaceae',
  synonyms: ['Amaranthus paniculatus'],
  names: {
    english: ['Amaranth', 'African spinach'],
    swahili: ['mchicha'],
    kikuyu: ['terere'],
    luo: ['ododo'],
    luhya: ['tsimboka', 'emboka'],
    kamba: ["w'oa"],
  },
  other_names: ['dodo', 'pigweed', 'rajgira', 'Amaranthus hybridus', 'Amaranthus dubius'],
  summary: 'Terere or mchicha: a leaf vegetable and a grain. Rich in minerals; it holds oxalate, so cook it.',
  about:
    'Several amaranths are eaten as one vegetable in Kenya, and the pale seed of some is milled for uji. Leaf brings vitamin A, iron, calcium and folate. Boiling and pouring off the water takes away part of the oxalate. It is food, not medicine, and a good one.',
  look_alikes: [
    {
      name: 'Spiny amaranth (Amaranthus spinosus)',
      difference: 'It has sharp spines at the leaf joints; young tops are eaten only where food is short.',
    },
  ],
  parts_used: ['leaf', 'grain'],
  preparations: [
    prep(
      'food',
      'leaf',
      '2 handfuls of washed leaf to a plate',
      ['Boil for 5 to 10 minutes and pour the water off.', 'Fry lightly with onion and tomato.'],
      [1, 'serving', 1, 3],
      null,
      0.5,
      'food',
      'food-plants',
    ),
    prep(
      'food',
      'grain',
      '1 part amaranth flour to 3 parts maize or millet flour',
      ['Whisk into cold water.', 'Cook for at least 15 minutes, stirring.'],
      [1, 'serving', 1, 3],
      null,
      0.5,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor(
      'nourishment',
      'B',
      'Leaf is a cheap source of vitamin A, folate, calcium and iron.',
      'food-plants',
      'fdc',
    ),
    usedFor('energy', 'C', 'Grain is given in uji to people who are recovering, by custom.', 'food-plants'),
  ],
  contraindications: [
    contra('kidney-stones', 'caution', 'It holds oxalate; keep portions small and pour off the water.'),
    contra('gout', 'caution', 'Very large daily portions may matter.'),
  ],
  pregnancy: ok('A good food in pregnancy.'),
  lactation: ok('A good food while breastfeeding.'),
  children: ok('Suits children from 6 months, cooked and mashed.'),
  interactions: [
    on('warfarin', 'moderate', 'opposes', 'The leaf is rich in vitamin K, which works against warfarin.'),
  ],
  side_effects: ['none known in food amounts'],
  storage: 'Keep leaf wrapped and cool for two days; keep grain and flour dry and closed.',
  grows_in_kenya: 'cultivated',
  references: [foodPlants, fdc, prota('Amaranthus cruentus'), powo],
  picture: 'amaranth-flour',
});
