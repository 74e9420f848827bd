import { describe, expect, it } from 'vitest';

import { changeText, daysOf, lastDays, pointName, readPeriod, shortDay } from './period.tsx';
import { judge, vitalText } from './site-charts.tsx';

const today = '2026-11-21';
const month = { from: '2026-10-23', until: today };

describe('the period of an address', () => {
  it('is the one it names', () =>
    expect(readPeriod(new URLSearchParams('from=2026-01-01&until=2026-01-31'), today)).toEqual({
      from: '2026-01-01',
      until: '2026-01-31',
    }));

  it.each([
    '',
    'from=2026-02-01&until=2026-01-31',
    'from=2024-01-01&until=2026-01-31',
    'from=2019-01-01&until=2019-01-31',
    'from=2026-99-99&until=2026-01-31',
    'from=x&until=y',
  ])('is the last thirty days for %j', (query) =>
    expect(readPeriod(new URLSearchParams(query), today)).toEqual(month),
  );
});

it('counts days with both ends', () => {
  expect(daysOf({ from: today, until: today })).toBe(1);
  expect(daysOf(lastDays(365, today))).toBe(365);
});

it('names points', () => {
  expect(shortDay('2026-03-03')).toBe('3 Mar');
  expect(pointName('2026-03-03', 1)).toBe('3 March 2026');
  expect(pointName('2026-03-03', 7)).toBe('3 March 2026 and 6 days after');
});

it.each([
  [112, 100, '+12%'],
  [92, 100, '−8%'],
  [100, 100, 'as before'],
  [0, 0, 'as before'],
  [5, 0, 'new'],
  [0, 5, '−100%'],
  [1000, 1, '+99,900%'],
])('says how %d came from %d: %s', (now, before, text) => expect(changeText(now, before)).toBe(text));

it.each([
  ['lcp', 2500, 'good', '2.5 s'],
  ['lcp', 2501, 'middling', '2.5 s'],
  ['lcp', 4001, 'poor', '4.0 s'],
  ['inp', 160, 'good', '160 ms'],
  ['inp', 501, 'poor', '501 ms'],
  ['fid', 99.6, 'good', '100 ms'],
  ['cls', 0.1, 'good', '0.1'],
  ['cls', 0.251, 'poor', '0.25'],
] as const)('judges %s %d as %s and writes %s', (vital, value, word, text) => {
  expect(judge(vital, value)).toBe(word);
  expect(vitalText(vital, value)).toBe(text);
});
