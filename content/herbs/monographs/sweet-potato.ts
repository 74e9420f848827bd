import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, foodPlants, study } from '../references.ts';

export const sweetPotato = herb({
  slug: 'sweet-potato',
  accepted_name: 'Ipomoea batatas',
  family: 'Convolvulaceae',
  names: {
    english: ['Sweet potato'],
    swahili: ['viazi vitamu'],
    kikuyu: ['ngwaci'],
    luo: ['rabuon'],
    luhya: ['mapwoni', 'mabwoni'],
    kamba: ['makwasi'],
    kalenjin: ['robuonik'],
  },
  other_names: ['sweet potatoe', 'orange-fleshed sweet potato'],
  summary: 'Ngwaci: a filling root; the orange kinds are a fine source of vitamin A for children.',
  about:
    'Boiled ngwaci with tea is breakfast in half of Kenya. Orange-fleshed kinds were bred and spread here because they guard children from lack of vitamin A. Leaf is a good green.',
  parts_used: ['tuber', 'leaf'],
  preparations: [
    prep(
      'food',
      'tuber',
      '1 medium root (about 150 g)',
      ['Wash and boil or steam in the skin.', 'Peel and eat, best with a little fat.'],
      [1, 'serving', 1, 3],
      null,
      0.5,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('nourishment', 'A', 'Orange kinds raised the vitamin A of children in trials.', 'low', 'fdc'),
  ],
  contraindications: [contra('kidney-stones', 'caution', 'It holds oxalate; keep portions small.')],
  pregnancy: ok('A good food in pregnancy.'),
  lactation: ok('A good food while breastfeeding.'),
  children: ok('Suits children from 6 months, well cooked and mashed.'),
  interactions: [
    on('diabetes-medicines', 'minor', 'opposes', 'It is starch; boiled raises sugar less than roasted.', {
      advice: 'Count the portion and check your sugar as usual.',
    }),
  ],
  side_effects: ['wind'],
  storage: 'Keep roots dry, dark and airy, not in the fridge. Do not eat mouldy or black roots.',
  grows_in_kenya: 'cultivated',
  references: [
    fdc,
    foodPlants,
    study(
      'low',
      'Low JW and others: A food-based approach introducing orange-fleshed sweet potatoes increased vitamin A intake and serum retinol concentrations in young children in rural Mozambique',
      'Journal of Nutrition',
      2007,
    ),
  ],
  picture: 'sweet-potato-flour',
});
