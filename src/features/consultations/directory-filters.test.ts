import { expect, it } from 'vitest';

import { countFilters, noFilters, readFilters, writeFilters } from './directory-filters.ts';

it('keeps a narrowed directory in the address', () => {
  const filters = {
    ...noFilters,
    query: 'diabetes',
    county: 'Uasin Gishu',
    mode: 'video' as const,
    maxPrice: '2000',
    sort: 'rating' as const,
  };
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(countFilters(filters)).toBe(3);
  expect(writeFilters(noFilters)).toBe('');
});

it('leaves out what makes no sense', () => {
  const odd = new URLSearchParams(
    'speciality=<b>&mode=post&max_price=cheap&min_rating=9&sort=random&county=1',
  );
  expect(readFilters(odd)).toEqual(noFilters);
});
