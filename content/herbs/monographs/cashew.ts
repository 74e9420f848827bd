import { contra, herb, ok, prep, usedFor } from '../entry.ts';
import { fdc, prota } from '../references.ts';

export const cashew = herb({
  slug: 'cashew',
  accepted_name: 'Anacardium occidentale',
  family: 'Anacardiaceae',
  names: { english: ['Cashew'], swahili: ['korosho', 'mkorosho'] },
  other_names: ['kaju', 'bibo'],
  summary: 'Korosho: a creamy nut of the coast with fat, protein and magnesium. The raw shell burns skin.',
  about:
    'Each nut hangs below a juicy false fruit, the bibo. The shell holds a caustic oil, so kernels are always roasted and shelled with care. They bring fat, protein, magnesium and zinc.',
  alert: 'Never open raw nuts with your teeth or hands: the shell oil burns.',
  parts_used: ['kernel'],
  preparations: [
    prep(
      'food',
      'kernel',
      '1 small handful (about 30 g) of roasted kernels',
      ['Choose roasted, unsalted kernels.', 'For a child under 5, grind them.'],
      [1, 'serving', 1, 1],
      null,
      5,
      'food',
      'fdc',
    ),
  ],
  uses: [usedFor('nourishment', 'B', 'Rich in unsaturated fat, protein, magnesium and zinc.', 'fdc')],
  contraindications: [contra('nut-allergy', 'avoid', 'It is a tree nut, and allergy to it is often severe.')],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: ok('Suits children ground; whole nuts can choke a child under 5.'),
  side_effects: ['allergy, even severe'],
  storage: 'Keep closed, dry and cool.',
  grows_in_kenya: 'cultivated',
  references: [fdc, prota('Anacardium occidentale')],
});
