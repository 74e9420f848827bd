import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, foodPlants, prota } from '../references.ts';

export const sorghum = herb({
  slug: 'sorghum',
  accepted_name: 'Sorghum bicolor',
  family: 'Poaceae',
  names: {
    english: ['Sorghum'],
    swahili: ['mtama'],
    kikuyu: ['muhia'],
    luo: ['bel'],
    luhya: ['mabele', 'amabele'],
    kamba: ['muvya'],
    kalenjin: ['mosongik'],
  },
  other_names: ['jowar', 'sorgum'],
  summary: 'Mtama: a drought-proof grain for ugali and uji, free of gluten. Red kinds hold iron back.',
  about:
    'Sorghum feeds the dry lands and the lake. It brings slow starch and fibre, without gluten. Tannins of red grain guard it from birds and hold iron back; fermenting and lemon help.',
  alert: 'Young green shoots hold cyanide: keep animals off them and do not chew them.',
  parts_used: ['grain'],
  preparations: [
    prep(
      'food',
      'grain',
      '3 tablespoons of flour to 4 cups of water',
      ['Whisk the flour into cold water.', 'Cook for 15 minutes, stirring.'],
      [1, 'cup', 1, 4],
      null,
      0.5,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'A cereal with slow starch and fibre, free of gluten.', 'fdc', 'food-plants'),
    usedFor('blood-sugar', 'B', 'Whole sorghum raised sugar less than wheat in small studies.', 'prota'),
  ],
  contraindications: [
    contra('iron-deficiency', 'caution', 'Tannins of red grain hold iron back; ferment it or add lemon.'),
  ],
  pregnancy: ok('A good food in pregnancy.'),
  lactation: ok('A good food while breastfeeding.'),
  children: ok('Suits children from 6 months, well cooked.'),
  interactions: [
    on('iron-tablets', 'minor', 'binds', 'Tannins of red grain bind iron.'),
    on('diabetes-medicines', 'minor', 'opposes', 'It is still starch.', {
      advice: 'Count the portion and check your sugar as usual.',
    }),
  ],
  side_effects: ['none known in food amounts'],
  storage: 'Keep grain dry and closed against weevils.',
  grows_in_kenya: 'cultivated',
  references: [foodPlants, fdc, prota('Sorghum bicolor')],
});
