import { herb, ok, on, prep, usedFor } from '../entry.ts';
import { foodPlants, kokwaro, powo, prota } from '../references.ts';

export const spiderPlant = herb({
  slug: 'spider-plant',
  accepted_name: 'Gynandropsis gynandra',
  family: 'Cleomaceae',
  synonyms: ['Cleome gynandra'],
  names: {
    english: ['Spider plant', 'Cat’s whiskers', 'African cabbage'],
    swahili: ['mgagani'],
    kikuyu: ['thageti', 'thaageti'],
    luo: ['dek', 'akeyo'],
    luhya: ['tsisaga', 'tsisaka'],
    kamba: ['mwianzo'],
    kalenjin: ['saget', 'isakiat'],
  },
  other_names: ['chinsaga', 'saga', 'sagaa'],
  summary:
    'Sagaa: a bitter leafy vegetable from western Kenya, cooked with milk and given to new mothers by custom.',
  about:
    'Sagaa grows fast after rain with long whiskers on its flowers. The bitter leaf is boiled, often twice, and mellowed with milk. It brings vitamin A, vitamin C, calcium and iron. Kisii and Luhya homes cook it for women after birth.',
  parts_used: ['leaf', 'young shoot'],
  preparations: [
    prep(
      'food',
      'leaf',
      '2 handfuls of washed leaf to a plate',
      ['Boil for 10 minutes and pour the bitter water off.', 'Simmer with milk or cream until soft.'],
      [1, 'serving', 1, 2],
      null,
      1,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor(
      'nourishment',
      'B',
      'Leaf is rich in vitamin A, calcium and iron for a vegetable.',
      'food-plants',
      'prota',
    ),
    usedFor('women', 'C', 'It is cooked for women after birth by custom.', 'food-plants'),
    usedFor(
      'joints-and-pain',
      'C',
      'Bruised leaf is rubbed on the temples by custom; it can blister the skin.',
      'kokwaro',
    ),
  ],
  pregnancy: ok('A good food in pregnancy.'),
  lactation: ok('A good food while breastfeeding.'),
  children: ok('Well cooked it suits children from about 1 year.'),
  interactions: [
    on('warfarin', 'moderate', 'opposes', 'The leaf is rich in vitamin K, which works against warfarin.'),
  ],
  side_effects: ['raw leaf can blister the skin'],
  storage: 'Keep the leaf cool and cook it the same day, or blanch and dry it in the shade.',
  grows_in_kenya: 'wild',
  references: [foodPlants, prota('Cleome gynandra'), kokwaro, powo],
});
