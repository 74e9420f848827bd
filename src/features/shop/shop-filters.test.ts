import { describe, expect, it } from 'vitest';

import { readView } from './shop-address.ts';
import { countFilters, toRequest, withoutFilters } from './shop-filters.ts';

const read = (search: string) => readView(new URLSearchParams(search));

describe('toRequest', () => {
  it('asks for nothing but what was chosen, so that equal views share an answer', () => {
    expect(toRequest({})).toEqual({});
    expect(toRequest(read('?use=skin&use=hair').filters)).toEqual(
      toRequest(read('?use=hair&use=skin').filters),
    );
    expect(toRequest(read('?min=100&stock=in&rating=3&sort=rating').filters)).toEqual({
      min_price_kes: 100,
      in_stock: true,
      min_rating: 3,
      sort: 'rating',
    });
  });
});

describe('countFilters', () => {
  it('counts each value, a price range once, and neither category nor search', () => {
    const { filters } = read('?category=herbs&q=x&form=tea&use=skin&use=hair&min=1&max=9&stock=in&rating=2');
    expect(countFilters(filters)).toBe(6);
    expect(countFilters(withoutFilters(filters))).toBe(0);
    expect(withoutFilters(filters)).toMatchObject({ category: 'herbs', query: 'x' });
  });
});
