import { describe, expect, it } from 'vitest';

import { deliveryZones } from '../../../content/delivery.ts';
import { addDays } from '../../lib/nairobi.ts';
import { easterOf, faithWindow, isLent, isRamadan, lentFrom, nextRamadan } from './faith-days.ts';
import { countyNames, dawnAt, placeOf, sunriseAt, sunsetAt } from './sun.ts';
import { timeIn } from './zoned.ts';

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
