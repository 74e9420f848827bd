import { expect, it } from 'vitest';

import { addDays, nairobiDate, untilMidnight } from './nairobi.ts';

it.each([
  ['2026-11-21T20:59:59.999Z', '2026-11-21', 1],
  ['2026-11-21T21:00:00Z', '2026-11-22', 86_400_000],
  ['2026-12-31T22:00:00Z', '2027-01-01', 82_800_000],
])('at %s it is %s there, for %d ms more', (time, date, left) => {
  expect(nairobiDate(Date.parse(time))).toBe(date);
  expect(untilMidnight(Date.parse(time))).toBe(left);
});

it('counts days over the ends of months and leap years', () => {
  expect(addDays('2026-11-28', 7)).toBe('2026-12-05');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
