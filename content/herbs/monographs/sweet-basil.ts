import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, powo, prota } from '../references.ts';

export const sweetBasil = herb({
  slug: 'sweet-basil',
  accepted_name: 'Ocimum basilicum',
  family: 'Lamiaceae',
  names: { english: ['Sweet basil'], swahili: ['mrihani'] },
  other_names: ['rehani', 'basil', 'sabja'],
  summary:
    'A fragrant kitchen leaf, grown for food and for its smell on the coast. Seeds swell in water like chia.',
  about:
    'Basil scents coastal gardens and garlands and gives flavour to tomato. Leaf is food; the oil, with estragole in some kinds, is not for swallowing. Seeds, called sabja, swell in water to a cool drink.',
  look_alikes: [
    {
      name: 'Ocimum tenuiflorum (tulsi)',
      difference: 'Its stems are hairy and purple, and it smells of clove.',
    },
  ],
  parts_used: ['leaf', 'seed'],
  preparations: [
    prep(
      'food',
      'leaf',
      '5 to 10 fresh leaves to a plate',
      ['Wash and tear the leaf.', 'Add at the end of cooking.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'fdc',
    ),
    prep(
      'food',
      'seed',
      '1 teaspoon of seed to a glass of water',
      ['Soak for 15 minutes until it swells.', 'Drink with plenty of liquid.'],
      [1, 'teaspoon', 1, 2],
      null,
      6,
      'food',
      'prota',
    ),
  ],
  uses: [
    usedFor('digestion', 'C', 'Leaf is taken for wind by custom.', 'prota'),
    usedFor('parasites-and-insects', 'C', 'Plants by the window keep insects off, so custom says.', 'prota'),
  ],
  contraindications: [
    contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.'),
    contra('swallowing-difficulty', 'avoid', 'Dry seeds swell and can choke.'),
  ],
  pregnancy: ok('Leaf in food suits most people; no oil.'),
  lactation: ok('Leaf in food suits most people; no oil.'),
  children: ok('Leaf in food suits children; soak seeds well.'),
  interactions: [
    on(
      'warfarin',
      'minor',
      'opposes',
      'Large bunches of leaf bring vitamin K, which works against warfarin.',
    ),
  ],
  side_effects: ['rarely a rash'],
  storage: 'Stand cut stems in water at room temperature; dry leaf fades.',
  grows_in_kenya: 'cultivated',
  references: [fdc, prota('Ocimum basilicum'), powo],
});
