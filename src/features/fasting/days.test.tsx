import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, afterEach, vi } from 'vitest';

import { deliveryZones } from '../../../content/delivery.ts';
import { addDays } from '../../lib/nairobi.ts';
import {
  countyNames,
  dawnAt,
  easterOf,
  faithWindow,
  isLent,
  isRamadan,
  lentFrom,
  nextRamadan,
  placeOf,
  sunriseAt,
  sunsetAt,
} from './faith-days.ts';
import { type Fast, newFast } from './fast.ts';
import {
  currentFasts,
  glassOf,
  removeFast,
  saveFast,
  type WaterLog,
  WaterLogContext,
} from './fasting.queries.ts';
import { Journal } from './journal.tsx';
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

const kenyan = (at: number): string => timeIn(at, 'Africa/Nairobi');

describe('the sun over Kenya', () => {
  // Reckoned with SunCalc 2.0, an implementation of its own, to the minute.
  it.each([
    ['Nairobi City', '2026-03-20', '05:28', '06:36', '18:43'],
    ['Nairobi City', '2026-06-21', '05:18', '06:33', '18:36'],
    ['Nairobi City', '2026-12-21', '05:09', '06:24', '18:36'],
    ['Mombasa', '2026-03-20', '05:16', '06:25', '18:32'],
    ['Mombasa', '2026-06-21', '05:11', '06:26', '18:19'],
    ['Mombasa', '2027-02-20', '05:18', '06:28', '18:41'],
    ['Kisumu', '2026-09-23', '05:21', '06:30', '18:36'],
    ['Kisumu', '2026-12-21', '05:19', '06:35', '18:42'],
    ['Kisumu', '2027-02-20', '05:41', '06:51', '18:58'],
  ])('%s on %s: dawn %s, sunrise %s, sunset %s', (county, day, ...times) => {
    const place = placeOf(county);
    for (const [index, at] of [dawnAt(day, place), sunriseAt(day, place), sunsetAt(day, place)].entries()) {
      const expected = Date.parse(`${day}T${times[index]}:30+03:00`);
      expect(Math.abs(at - expected)).toBeLessThan(60_000);
    }
  });

  it('sets later the further west, and never far from half past six', () => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 5)) {
      const [mandera, nairobi, busia] = ['Mandera', 'Nairobi City', 'Busia'].map((county) =>
        sunsetAt(day, placeOf(county)),
      );
      expect(mandera).toBeLessThan(nairobi ?? 0);
      expect(nairobi).toBeLessThan(busia ?? 0);
      for (const county of countyNames) {
        const sunset = kenyan(sunsetAt(day, placeOf(county)));
        expect(sunset > '17:50' && sunset < '19:05', `${county} ${day} ${sunset}`).toBe(true);
      }
    }
  });

  it('knows all 47 counties by the names the shop uses', () => {
    expect([...countyNames].toSorted()).toEqual(deliveryZones.flatMap(({ counties }) => counties).toSorted());
  });
});

describe('the days of fasting', () => {
  it('knows Ramadan by the calendar', () => {
    expect(nextRamadan('2026-11-21')).toBe('2027-02-08');
    expect([
      isRamadan('2026-02-17'),
      isRamadan('2026-02-18'),
      isRamadan('2026-03-19'),
      isRamadan('2026-03-20'),
    ]).toEqual([false, true, true, false]);
  });

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %d is %s', (year, day) => expect(easterOf(year)).toBe(day));

  it('has forty days of Lent before it, without the Sundays', () => {
    expect(lentFrom('2026-11-21')).toEqual({ from: '2027-02-10', to: '2027-03-27' });
    expect(lentFrom('2027-03-27').to).toBe('2027-03-27');
    expect(lentFrom('2027-03-28').from).toBe('2028-03-01');
    let days = 0;
    for (let day = '2027-01-01'; day < '2027-12-31'; day = addDays(day, 1)) days += Number(isLent(day));
    expect(days).toBe(40);
  });

  it('has its hours', () => {
    const hours = (kind: Parameters<typeof faithWindow>[0]) => {
      const { from, to } = faithWindow(kind, '2027-02-20', 'Kisumu');
      return [kenyan(from), kenyan(to)];
    };
    expect(hours('ramadan')).toEqual(['05:41', '18:58']);
    expect(hours('lent')).toEqual(['00:00', '15:00']);
    expect(hours('prayer')).toEqual(['06:00', '18:00']);
  });
});

describe('the journal', () => {
  const HOUR_MS = 3_600_000;
  const ended = newFast(
    '16:8',
    960,
    Date.parse('2026-11-19T20:00:00+03:00'),
    Date.parse('2026-11-20T12:00:00+03:00'),
  );

  afterEach(() => {
    for (const fast of currentFasts()) removeFast(fast);
  });

  function show(fast: Fast) {
    saveFast(fast);
    const log = { put: vi.fn<WaterLog['put']>(), remove: vi.fn<WaterLog['remove']>() };
    render(
      <WaterLogContext value={log}>
        <Journal fast={fast} onDanger={() => {}} />
      </WaterLogContext>,
    );
    return log;
  }

  it('names each glass of a fast the same wherever it is noted', () => {
    const fast = { ...ended, id: '3f6c2c1e-9d7b-4d42-8d64-0d7f5c1c80fe' };
    const ids = Array.from({ length: 40 }, (_, index) => glassOf(fast, index + 1, 0).id);
    expect(ids.slice(0, 2)).toEqual([
      '3f6c2c1e-9d7b-4d42-8d64-0d7f5c1c80ff',
      '3f6c2c1e-9d7b-4d42-8d64-0d7f5c1c8000',
    ]);
    expect(new Set(ids).size).toBe(40);
  });

  it('counts a glass for the day of the fast’s end, or for today while it runs', () => {
    const running = newFast('16:8', 960, Date.parse('2026-11-20T20:00:00+03:00'));
    expect(glassOf(ended, 1, 0).drunk_on).toBe('2026-11-20');
    expect(glassOf(running, 1, Date.parse('2026-11-21T00:30:00+03:00')).drunk_on).toBe('2026-11-21');
  });

  it('notes a glass with the fast and in the diary of water, and takes back both', () => {
    const fast = { ...ended, water_ml: 500 };
    const log = show(fast);
    fireEvent.click(screen.getByRole('button', { name: '+ one glass' }));
    expect(log.put.mock.calls).toEqual([[glassOf(fast, 3, 0)]]);
    expect(currentFasts()[0]?.water_ml).toBe(750);
    fireEvent.click(screen.getByRole('button', { name: '− one glass' }));
    expect(log.remove.mock.calls).toEqual([[glassOf(fast, 2, 0)]]);
  });

  it('offers no water in the dry hours of Ramadan', () => {
    show(newFast('ramadan', 800, Date.now() - HOUR_MS));
    expect(screen.queryByRole('button', { name: '+ one glass' })).toBeNull();
  });
});
