import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, foodPlants, powo, prota } from '../references.ts';

export const cowpea = herb({
  slug: 'cowpea',
  accepted_name: 'Vigna unguiculata',
  family: 'Fabaceae',
  synonyms: ['Vigna sinensis'],
  names: {
    english: ['Cowpea', 'Black-eyed pea'],
    swahili: ['kunde'],
    kikuyu: ['thoroko'],
    luo: ['boo', 'alot-bo'],
    luhya: ['likhubi', 'khubi'],
    kamba: ['nthooko'],
  },
  other_names: ['cowpea leaves', 'mathoroko'],
  summary: 'Kunde: leaves as a green, seeds as a pulse. Plain, cheap food with protein, folate and fibre.',
  about:
    'One plant gives two foods: soft leaves a few weeks after planting, and seeds at the end of the season. Seeds bring protein, folate and fibre; leaf brings vitamin A and iron. Dried leaf keeps Ukambani and the coast in greens through the dry months.',
  parts_used: ['leaf', 'seed'],
  preparations: [
    prep(
      'food',
      'leaf',
      '2 handfuls of washed young leaf to a plate',
      ['Chop and boil for 10 minutes.', 'Fry with onion, or simmer in coconut milk.'],
      [1, 'serving', 1, 3],
      null,
      0.5,
      'food',
      'food-plants',
    ),
    prep(
      'food',
      'seed',
      '½ cup of dry seed to a plate',
      ['Soak overnight and pour the water off.', 'Boil until soft, about 45 minutes.'],
      [1, 'serving', 1, 2],
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
      'Seeds are a cheap source of protein, folate and fibre.',
      'fdc',
      'food-plants',
    ),
    usedFor('blood-sugar', 'B', 'Pulses raise blood sugar less than ugali or bread.', 'prota'),
  ],
  contraindications: [contra('legume-allergy', 'avoid', 'It belongs to the bean family.')],
  pregnancy: ok('A good food in pregnancy, with folate.'),
  lactation: ok('A good food while breastfeeding.'),
  children: ok('Suits children from 6 months, well cooked and mashed.'),
  interactions: [
    on('warfarin', 'minor', 'opposes', 'The leaf holds vitamin K, which works against warfarin.'),
  ],
  side_effects: ['wind'],
  storage: 'Keep seed dry in a closed jar against weevils; keep leaf cool for two days.',
  grows_in_kenya: 'cultivated',
  references: [foodPlants, fdc, prota('Vigna unguiculata'), powo],
});
