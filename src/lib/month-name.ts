import { months } from '../words/times.ts';

/** `2026-11` → `November 2026`; anything else stays as it is. */
export function monthName(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = months[Number(number) - 1];
  return name ? `${name} ${year}` : month;
}
