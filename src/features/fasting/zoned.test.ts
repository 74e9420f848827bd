import { describe, expect, it } from 'vitest';

import { seededRandom } from './testing-fasts.ts';
import {
  dayIn,
  formatDay,
  formatSpan,
  formatStopwatch,
  fromField,
  instantOf,
  timeIn,
  toField,
  weekdayOf,
} from './zoned.ts';

describe('clocks of the world', () => {
  it.each([
    ['2026-11-20T21:30:00Z', 'Africa/Nairobi', '2026-11-21', '00:30'],
    ['2026-11-20T21:30:00Z', 'America/New_York', '2026-11-20', '16:30'],
    ['2026-11-20T21:30:00Z', 'Asia/Kathmandu', '2026-11-21', '03:15'],
    ['2026-11-20T21:30:00Z', 'Mars/Olympus', '2026-11-21', '00:30'],
  ])('%s in %s', (at, zone, day, time) => {
    expect(dayIn(Date.parse(at), zone)).toBe(day);
    expect(timeIn(Date.parse(at), zone)).toBe(time);
  });

  it('finds the moment a clock shows, everywhere and through every change of clocks', () => {
    const random = seededRandom(3);
    for (const zone of [
      'Africa/Nairobi',
      'Europe/London',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    ])
      for (let run = 0; run < 300; run += 1) {
        const at = Math.floor((Date.parse('2026-01-01T00:00Z') + random() * 3.15e10) / 60_000) * 60_000;
        const found = instantOf(dayIn(at, zone), timeIn(at, zone), zone);
        // In the hour that comes twice either is right.
        expect([at, at - 3_600_000, at + 3_600_000, at - 1_800_000, at + 1_800_000]).toContain(found);
        expect([dayIn(found, zone), timeIn(found, zone)]).toEqual([dayIn(at, zone), timeIn(at, zone)]);
      }
  });

  it('takes an hour that clocks jump over as the one after', () => {
    expect(new Date(instantOf('2026-03-29', '01:30', 'Europe/London')).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
  });
});

it('keeps a time through its field, to the minute', () => {
  const at = Date.parse('2026-11-21T17:05:00Z');
  expect(fromField(toField(at))).toBe(at);
  expect(fromField('')).toBeNull();
  expect(fromField('nonsense')).toBeNull();
});

it('writes days and spans for people', () => {
  expect(formatDay('2026-11-21')).toBe('Saturday 21 November');
  expect([1, 7]).toEqual([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]);
  expect([0, 55, 60, 845].map((minutes) => formatSpan(minutes * 60_000))).toEqual([
    '0 min',
    '55 min',
    '1 h',
    '14 h 05 min',
  ]);
  expect(formatStopwatch(25_449_000)).toBe('07:04:09');
});
