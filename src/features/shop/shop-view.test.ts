import { describe, expect, it } from 'vitest';

import { toFacets } from './facets.queries.ts';
import { countFilters, noFilters, readView, searchFor, toRequest, withoutFilters } from './shop-filters.ts';

const read = (search: string) => readView(new URLSearchParams(search));

describe('readView', () => {
  it('reads everything the address can say', () => {
    expect(
      read(
        '?category=herbs&q=mwarobaini&form=powder&form=tea&use=skin&herb=neem&min=100&max=900&stock=in&rating=4&sort=price_up&page=3&look=7&compare=1,2',
      ),
    ).toEqual({
      filters: {
        category: 'herbs',
        query: 'mwarobaini',
        sort: 'price_up',
        forms: ['powder', 'tea'],
        uses: ['skin'],
        herb: 'neem',
        minPrice: 100,
        maxPrice: 900,
        inStock: true,
        minRating: 4,
      },
      pages: 3,
      look: 7,
      compare: [1, 2],
    });
  });

  it.each([
    '',
    '?category=&q=&sort=&page=',
    '?category=../x&sort=cheapest&page=-1',
    '?page=1.5&q=%20%20',
    '?category=DROP%20TABLE&page=NaN',
    '?min=-5&max=cheap&rating=9&stock=yes&use=..%2F&herb=A%20B&compare=a,,-1&look=x&form=',
  ])('falls back to the plain shop: %s', (search) => {
    expect(read(search)).toEqual({ filters: noFilters, pages: 1, compare: [], look: null });
  });

  it('compares at most three, each once', () => {
    expect(read('?compare=5,5,6,7,8').compare).toEqual([5, 6, 7]);
  });

  it('bounds the query and the pages', () => {
    const view = read(`?q=${'a'.repeat(500)}&page=100000`);
    expect(view.filters.query).toHaveLength(80);
    expect(view.pages).toBe(20);
  });
});

describe('searchFor', () => {
  it('leaves defaults out', () => {
    expect(searchFor(read(''))).toBe('');
  });

  it.each([
    '?category=teas',
    '?q=sukuma+wiki%26',
    '?category=oils&q=nazi&sort=newest&page=2',
    '?form=dried+leaf&form=tea&use=skin&herb=neem&min=100&max=900&stock=in&rating=4&look=3&compare=1,2',
  ])('is what readView reads: %s', (search) => {
    expect(searchFor(read(search))).toBe(search);
  });
});

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
