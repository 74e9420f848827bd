import { expect, it } from 'vitest';

import { cityOf, dayIn, daysAfter, dayText, isSameClock, timeIn, weekdayOf, whenIn } from './zone-time.ts';

const late = '2026-11-23T21:30:00Z';

it('says what clocks elsewhere show', () => {
  expect(whenIn(late, 'Africa/Nairobi')).toBe('Tue 24 Nov, 00:30');
  expect(whenIn(late, 'Europe/London')).toBe('Mon 23 Nov, 21:30');
  expect(timeIn('2027-03-28T01:30:00Z', 'Europe/London')).toBe('02:30');
  expect(dayIn(late, 'America/New_York')).toBe('2026-11-23');
});

it('knows when two clocks agree, which may be half of the year', () => {
  expect(isSameClock('2026-07-01T10:00:00Z', 'Africa/Johannesburg', 'Europe/Paris')).toBe(true);
  expect(isSameClock('2026-12-01T10:00:00Z', 'Africa/Johannesburg', 'Europe/Paris')).toBe(false);
});

it('counts days without a clock', () => {
  expect(daysAfter('2027-02-27', 2)).toBe('2027-03-01');
  expect(weekdayOf('2027-03-28')).toBe(7);
  expect(dayText('2027-03-28')).toBe('Sunday 28 March');
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
