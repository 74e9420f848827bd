import { addDays } from '../../lib/nairobi.ts';
import { daysBetween } from './day-words.ts';
import { type TrendPoint } from './weight-trend.ts';

export type WeightSeries = { days: string[]; kg: (number | null)[]; trend: (number | null)[] };

/** Most places a chart of a phone can show apart. */
const MOST_PLACES = 120;

/** The trend on a day between two readings: the straight line from one to the other. */
function trendOn(points: readonly TrendPoint[], day: string): number | null {
  const after = points.findIndex(({ date }) => date >= day);
  const next = points[after];
  if (!next) return null;
  if (next.date === day) return next.trend;
  const before = points[after - 1];
  if (!before) return null;
  const span = Date.parse(next.date) - Date.parse(before.date);
  const part = (Date.parse(day) - Date.parse(before.date)) / span;
  return before.trend + (next.trend - before.trend) * part;
}

/**
 * What a chart of the last `span` days shows (null for everything): a place for each day, or for every few when there
 * are too many, with the last reading among them.
 */
export function weightSeries(
  points: readonly TrendPoint[],
  today: string,
  span: number | null,
): WeightSeries {
  const first = points[0]?.date;
  if (first === undefined) return { days: [], kg: [], trend: [] };
  const asked = span === null ? first : addDays(today, -span + 1);
  const all = daysBetween(asked > first ? asked : first, today);
  const step = Math.ceil(all.length / MOST_PLACES);
  // Counted from the end, so that today always has its place.
  const days = all.filter((_, index) => (all.length - 1 - index) % step === 0);
  return {
    days,
    kg: days.map((day) => {
      const from = addDays(day, -step);
      return points.findLast(({ date }) => date > from && date <= day)?.kg ?? null;
    }),
    trend: days.map((day) => trendOn(points, day)),
  };
}
