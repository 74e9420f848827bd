import { describe, expect, it } from 'vitest';

import { readView, searchFor } from './shop-filters.ts';

const read = (search: string) => readView(new URLSearchParams(search));

describe('readView', () => {
  it('reads everything the address can say', () => {
    expect(read('?category=herbs&q=mwarobaini&sort=price_up&page=3')).toEqual({
      filters: { category: 'herbs', query: 'mwarobaini', sort: 'price_up' },
      pages: 3,
    });
  });

  it.each([
    '',
    '?category=&q=&sort=&page=',
    '?category=../x&sort=cheapest&page=-1',
    '?page=1.5&q=%20%20',
    '?category=DROP%20TABLE&page=NaN',
  ])('falls back to the plain shop: %s', (search) => {
    expect(read(search)).toEqual({ filters: { category: null, query: '', sort: 'popular' }, pages: 1 });
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

  it.each(['?category=teas', '?q=sukuma+wiki%26', '?category=oils&q=nazi&sort=newest&page=2'])(
    'is what readView reads: %s',
    (search) => {
      expect(searchFor(read(search))).toBe(search);
    },
  );
});
