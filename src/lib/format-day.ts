import { months } from '../words/language.ts';
import { weekdays } from '../words/weekdays.ts';

/** `2026-12-02` → `Wed 2 Dec`; anything else stays as it is. */
export function formatDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const month = months[day.getUTCMonth()];
  return month ? `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${month.slice(0, 3)}` : date;
}
