import { expect, it } from 'vitest';

import {
  cityOf,
  dayIn,
  daysAfter,
  dayText,
  instantIn,
  isSameClock,
  timeIn,
  weekdayOf,
  whenIn,
} from './zone-time.ts';

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

it('finds the moment when a clock shows something, as the database does', () => {
  expect(instantIn('2026-11-24', '22:00', 'Africa/Nairobi')).toBe('2026-11-24T19:00:00.000Z');
  expect(instantIn('2026-11-24', '00:30', 'Pacific/Auckland')).toBe('2026-11-23T11:30:00.000Z');
  // Summer time ends: eight stays eight, and of two half past two the later counts.
  expect(instantIn('2026-10-25', '08:00', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
  expect(instantIn('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T01:30:00.000Z');
  // It begins: what the clocks jump over is after the jump.
  expect(instantIn('2027-03-28', '02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
});
