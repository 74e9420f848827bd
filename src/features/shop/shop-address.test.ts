import { describe, expect, it } from 'vitest';

import { readView, searchFor } from './shop-address.ts';
import { noFilters } from './shop-filters.ts';

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
