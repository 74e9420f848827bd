import { dateLocale } from '../words/language.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long somebody has waited: `2 days`, `3 hours`, `5 minutes`, rounded down; less than a minute is one. */
export function waitText(since: string, now: number): string {
  const ms = Math.max(now - Date.parse(since), 60_000);
  const [unit, length] = units.find(([, span]) => ms >= span) ?? ['minute', 60_000];
  return new Intl.NumberFormat(dateLocale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(ms / length),
  );
}
