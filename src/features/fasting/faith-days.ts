import { addDays } from '../../lib/nairobi.ts';
import { dawnAt, placeOf, sunsetAt } from './sun.ts';
import { instantOf, weekdayOf } from './zoned.ts';

export type FaithKind = 'ramadan' | 'lent' | 'prayer';
/** From when to when a day's fast lasts, in milliseconds. */
export type FaithWindow = { from: number; to: number };

const KENYA = 'Africa/Nairobi';
const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});

/** Whether a day lies in Ramadan by the Umm al-Qura calendar. Where the moon is sighted it may shift by a day. */
export const isRamadan = (day: string): boolean =>
  Number.parseInt(islamicMonth.format(Date.parse(`${day}T12:00:00Z`)), 10) === 9;

/** The first day of Ramadan that is today or later, at most 13 months ahead. */
export function nextRamadan(today: string): string {
  let day = today;
  for (let step = 0; step < 400 && !isRamadan(day); step += 1) day = addDays(day, 1);
  return day;
}

/** Easter Sunday of the western churches: the Gregorian computus in the anonymous form of 1876 (Meeus, chapter 8). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const solar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - solar + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * late + 114;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(place / 31))}-${two((place % 31) + 1)}`;
}

/** Ash Wednesday and the Saturday before Easter, of the Lent that is on or comes next. */
export function lentFrom(today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4));
  const easter = easterOf(year);
  const near = addDays(easter, -1) < today ? easterOf(year + 1) : easter;
  return { from: addDays(near, -46), to: addDays(near, -1) };
}

/** Whether a day is one of Lent's fasts: its Sundays are not. */
export function isLent(day: string): boolean {
  const { from, to } = lentFrom(day);
  return day >= from && day <= to && weekdayOf(day) !== 7;
}

/**
 * The hours of one day's fast: in Ramadan from dawn to sunset where the county's headquarters are; in Lent from midnight to
 * three in the afternoon; for prayer from six to six, as many congregations keep it.
 */
export function faithWindow(kind: FaithKind, day: string, county: string): FaithWindow {
  const place = placeOf(county);
  switch (kind) {
    case 'ramadan':
      return { from: dawnAt(day, place), to: sunsetAt(day, place) };
    case 'lent':
      return { from: instantOf(day, '00:00', KENYA), to: instantOf(day, '15:00', KENYA) };
    case 'prayer':
      return { from: instantOf(day, '06:00', KENYA), to: instantOf(day, '18:00', KENYA) };
  }
}
