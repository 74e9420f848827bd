import { addDays } from '../../lib/nairobi.ts';
import { dateLocale } from '../../words/language.ts';
import { t } from '../../words/nutrition.ts';

const zone = { timeZone: 'UTC' } as const;
const long = new Intl.DateTimeFormat(dateLocale, { weekday: 'long', day: 'numeric', month: 'long', ...zone });
const full = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...zone,
});
const short = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', ...zone });

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Whether a text is a date of the calendar, `2026-11-21`. */
export const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && at(text).toJSON()?.startsWith(text) === true;

/** `Saturday, 21 November` */
export const longDay = (date: string): string => long.format(at(date));
/** `21 Nov 2026` */
export const fullDay = (date: string): string => full.format(at(date));
/** `21 Nov` */
export const shortDay = (date: string): string => short.format(at(date));

/** `Today`, `Yesterday`, `Tomorrow`, else the weekday and date. */
export function dayName(date: string, today: string): string {
  if (date === today) return t('Today');
  if (date === addDays(today, -1)) return t('Yesterday');
  return date === addDays(today, 1) ? t('Tomorrow') : longDay(date);
}

/** The same within a sentence: `today`, else the weekday and date. */
export function dayInWords(date: string, today: string): string {
  const name = dayName(date, today);
  return name === longDay(date) ? name : name.toLowerCase();
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (at(date).getUTCDay() + 6) % 7;

/** All days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 5000; day = addDays(day, 1)) days.push(day);
  return days;
}
