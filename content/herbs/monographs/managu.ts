import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { foodPlants, kokwaro, powo, prota } from '../references.ts';

export const managu = herb({
  slug: 'managu',
  accepted_name: 'Solanum villosum',
  family: 'Solanaceae',
  names: {
    english: ['African nightshade'],
    swahili: ['mnavu'],
    kikuyu: ['managu'],
    luo: ['osuga'],
    luhya: ['lisutsa', 'tsisutsa'],
    kamba: ['kitulu'],
    kalenjin: ['isochot', 'isoiyot'],
    maasai: ['ormomoi'],
  },
  other_names: ['rinagu', 'Solanum scabrum', 'Solanum nigrum', 'black nightshade'],
  summary: 'A loved bitter green of western and central Kenya. Cook it well and never eat the green berries.',
  about:
    'Managu is several closely related nightshades sold under one name; the broad-leaved kind is Solanum scabrum. The leaf is bitter and rich in vitamin A, iron and protein, and is often simmered in milk. Green berries and raw leaf hold solanine, which upsets the stomach and the nerves.',
  alert: 'Unripe green berries are poisonous. Always cook the leaf.',
  look_alikes: [
    {
      name: 'Sodom apple (Solanum incanum)',
      difference: 'It is a spiny, hairy shrub with hard yellow fruit, and is poisonous.',
    },
    {
      name: 'Datura stramonium (thorn apple)',
      difference: 'It has large toothed leaves, white trumpets and spiny fruit, and is very poisonous.',
    },
  ],
  parts_used: ['leaf', 'young shoot'],
  preparations: [
    prep(
      'food',
      'leaf',
      '2 handfuls of washed leaf to a plate',
      ['Boil for 10 to 15 minutes and pour the water off.', 'Simmer with milk or cream, or fry with onion.'],
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
      'Leaf is rich in vitamin A, iron and protein for a vegetable.',
      'food-plants',
      'prota',
    ),
    usedFor('digestion', 'C', 'It is eaten for stomach trouble by custom.', 'kokwaro'),
  ],
  contraindications: [
    contra('stomach-ulcer', 'caution', 'Raw leaf juice, taken for ulcers by custom, holds solanine.'),
  ],
  pregnancy: ok('Well cooked, a good food in pregnancy.'),
  lactation: ok('Well cooked, a good food while breastfeeding.'),
  children: ok('Well cooked it suits children from about 1 year; keep them from green berries.'),
  interactions: [
    on('warfarin', 'moderate', 'opposes', 'The leaf is rich in vitamin K, which works against warfarin.'),
  ],
  side_effects: ['raw leaf or green berries: vomiting, cramps, drowsiness'],
  storage: 'Keep the leaf wrapped and cool, and cook it within two days.',
  grows_in_kenya: 'cultivated',
  references: [foodPlants, prota('Solanum scabrum and Solanum villosum'), kokwaro, powo],
});
