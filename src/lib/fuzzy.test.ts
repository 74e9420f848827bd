import { describe, expect, it } from 'vitest';

import { editDistance, foldText, matchScore } from './fuzzy.ts';

describe('matchScore', () => {
  const neem = ['Neem', 'mwarobaini', 'muarobaini', 'Azadirachta indica'];

  it.each([
    'neem',
    'NEEM',
    'mwarobaini',
    'mwarobani',
    'mwaroabini',
    'mwaro',
    'azadirachta',
    'indica neem',
    'azadiracta',
  ])('finds neem by %s', (query) => expect(matchScore(query, neem)).toBeGreaterThan(0));

  it.each(['moringa', 'ne em x', 'nim', 'qqqq', 'in di ca x'])('does not find it by %s', (query) =>
    expect(matchScore(query, neem)).toBe(0),
  );

  it('ranks the name itself before its beginning, and that before a slip', () => {
    const [exact, start, slip] = ['neem', 'nee', 'neeem'].map((query) => matchScore(query, neem));
    expect(exact).toBeGreaterThan(start ?? 0);
    expect(start).toBeGreaterThan(slip ?? 0);
    expect(slip).toBeGreaterThan(0);
  });

  it.each([
    ['pizza', 'Chicken gizzard', false],
    ['ugli', 'Ugali', true],
    ['gali', 'Ugali', true],
    ['guali', 'Ugali', true],
  ])('takes %s for %s: %s', (query, name, fits) => expect(matchScore(query, [name]) > 0).toBe(fits));

  it('fits everything while nothing is typed', () => expect(matchScore(' - ', neem)).toBe(1));
});

it('folds accents, case and punctuation', () =>
  expect(foldText(' Çay (Éthiopié’s)! ')).toBe('cay ethiopies'));

it.each([
  ['tangawizi', 'tangawizi', 0],
  ['tangawizi', 'tangwizi', 1],
  ['mlonge', 'mlogne', 1],
  ['mlonge', 'muarobaini', 3],
])('counts the slips between %s and %s', (from, to, slips) => expect(editDistance(from, to, 2)).toBe(slips));
