import { expect, it } from 'vitest';

import { herbs } from '../../../content/herbs.ts';
import { herbFilters } from './herb-fields.ts';
import { findHerbs } from './herb-filters.tsx';
import { toCard } from './herb.ts';

const cards = herbs.map((herb) => toCard(herb));
const found = (query: string) => findHerbs(cards, { ...herbFilters.none, query });

it.each([
  ['sukari', 'blood-sugar'],
  ['Presha', 'blood-pressure'],
  ['usingizi', 'sleep'],
  ['kikohozi', 'cough-and-cold'],
  ['dawa ya tumbo', 'digestion'],
])('%s leads to herbs advised for %s', (query, topic) => {
  const all = found(query);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ uses, dangerous }) => dangerous || !uses.some(([use]) => use === topic))).toEqual([]);
});

it.each(['mimba', 'pregnant', 'ujauzito'])('%s leads to what to avoid', (query) => {
  expect(found(query).length).toBeGreaterThan(0);
  expect(found(query).filter(({ pregnancy }) => pregnancy !== 'avoid')).toEqual([]);
});

it.each(['malaria', 'ukimwi', 'cancer', 'pumu'])('%s names no herb', (query) => {
  expect(found(query)).toEqual([]);
});

it('leaves the names of plants to plants', () => {
  expect(found('mwarobaini')[0]?.slug).toBe('neem');
});

it.each(['kuhara', 'kiungulia'])('%s leads to no herb that would make it worse', (query) => {
  expect(found(query)).toEqual([]);
});
