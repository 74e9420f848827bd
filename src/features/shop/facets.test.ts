import { expect, it } from 'vitest';

import { toFacets } from './facets.ts';

it('reads the counts beside the filters', () => {
  expect(
    toFacets({
      total: 3,
      did_you_mean: 'moringa',
      categories: [{ id: 'teas', name: 'Teas', count: 3 }],
      forms: [{ id: 'capsule', count: 2 }],
      uses: [],
      ratings: [{ at_least: 4, count: 1 }],
      in_stock: 2,
      price: { min_kes: 100, max_kes: 900 },
    }),
  ).toEqual({
    total: 3,
    suggestion: 'moringa',
    categories: [{ id: 'teas', name: 'Teas', count: 3 }],
    forms: [{ id: 'capsule', name: 'Capsule', count: 2 }],
    uses: [],
    ratings: [{ atLeast: 4, count: 1 }],
    inStock: 2,
    price: { min: 100, max: 900 },
  });
});
