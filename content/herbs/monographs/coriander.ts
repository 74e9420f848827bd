import { ayurveda, contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { api, fdc, powo } from '../references.ts';

export const coriander = herb({
  slug: 'coriander',
  accepted_name: 'Coriandrum sativum',
  family: 'Apiaceae',
  names: { english: ['Coriander', 'Cilantro'], swahili: ['giligilani', 'kotmiri'] },
  other_names: ['dhania', 'danya'],
  summary: 'Dhania: green leaf for kachumbari, round seed for masala. Food that suits nearly everyone.',
  about:
    'No kachumbari is right without dhania. Leaf brings vitamin K and a little vitamin A; seed is warm and orange-scented. Digestion is its old use. Studies on sugar were in animals.',
  look_alikes: [
    {
      name: 'Fool’s parsley and hemlock',
      difference: 'Wild, poisonous cousins without the smell of dhania; buy or sow your own.',
    },
  ],
  parts_used: ['leaf', 'seed'],
  preparations: [
    prep(
      'food',
      'leaf',
      '1 handful of washed fresh leaf to a bowl',
      ['Wash in clean water and chop.', 'Stir in raw just before serving.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('nourishment', 'C', 'Leaf adds flavour without salt.', 'fdc'),
    usedFor('digestion', 'C', 'Seed tea is taken for wind by custom.', 'api'),
  ],
  contraindications: [
    contra('carrot-family-allergy', 'avoid', 'It belongs to the celery and carrot family.'),
  ],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: ok('Suits children as food.'),
  interactions: [
    on(
      'warfarin',
      'minor',
      'opposes',
      'Large bunches of leaf bring vitamin K, which works against warfarin.',
    ),
  ],
  side_effects: ['rarely a rash'],
  storage: 'Stand the bunch in water in the fridge for a week; keep seed closed and dark.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Dhanyaka'],
    ['astringent', 'bitter', 'sweet'],
    ['light', 'oily'],
    'heating',
    'sweet',
    [-1, -1, -1],
  ),
  references: [fdc, api('Dhanyaka'), powo],
});
