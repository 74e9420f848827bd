import { dateLocale } from '../words/language.ts';
import { once } from './once.ts';

const format = once(
  () => new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** `2026-11` → `November 2026`; anything else stays as it is. */
export function monthName(month: string): string {
  const time = /^\d{4}-\d{2}$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? month : format().format(time);
}
