import { daysAfter } from '../../lib/zone-time.ts';
import { dateLocale } from '../../words/language.ts';

const A_MONDAY = '2026-11-23';
const weekday = new Intl.DateTimeFormat(dateLocale, { weekday: 'long', timeZone: 'UTC' });

/** Monday to Sunday. */
export const weekdayNames: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  weekday.format(new Date(`${daysAfter(A_MONDAY, index)}T12:00:00Z`)),
);
