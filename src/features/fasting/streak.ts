import { addDays } from '../../lib/nairobi.ts';
import { type Fast, isReached, lastedMs, startOf } from './fast.ts';
import { isRestDay, type Plan } from './plan.ts';
import { dayIn } from './zoned.ts';

const NIGHT_MS = 4 * 3_600_000;
/** Without a schedule so many days in a row are taken as rest. */
const FREE_REST_DAYS = 2;

/** The day a fast belongs to: that of its beginning, and whoever begins before four in the morning is still up. */
export const dayOfFast = (fast: Fast): string => dayIn(startOf(fast) - NIGHT_MS, fast.time_zone);

/** The fasts somebody looks for under a day: those that count for it, and those that began on it after midnight. */
export const fastsUnder = (day: string, fasts: readonly Fast[]): Fast[] =>
  fasts.filter((fast) => dayOfFast(fast) === day || dayIn(startOf(fast), fast.time_zone) === day);

/** Days whose fast reached its target; of several a day one is enough. */
function reachedDays(fasts: readonly Fast[], now: number): Set<string> {
  return new Set(fasts.filter((fast) => isReached(fast, now)).map(dayOfFast));
}

type Streak = { current: number; longest: number };

/**
 * How many fasts in a row reached their target. Rest days neither count nor break: by the schedule those without a fast in
 * it, without a schedule up to two in a row. Today, and a day whose fast still runs, are open. The schedule of now is
 * taken for the past as well, for it is not kept when it changes.
 */
export function streakOf(fasts: readonly Fast[], plan: Plan, today: string, now: number): Streak {
  const reached = reachedDays(fasts, now);
  const first = [...reached].toSorted()[0];
  if (first === undefined) return { current: 0, longest: 0 };
  const open = new Set([today, ...fasts.filter((fast) => fast.ended_at === null).map(dayOfFast)]);
  const most = plan.days.length > 0 ? 0 : FREE_REST_DAYS;

  let run = 0;
  let longest = 0;
  let missed = 0;
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (reached.has(day)) {
      run += 1;
      missed = 0;
    } else if (!open.has(day) && !isRestDay(plan, day)) {
      missed += 1;
      if (missed > most) run = 0;
    }
    longest = Math.max(longest, run);
  }
  return { current: run, longest };
}

/** Hours fasted by the day a fast belongs to, for the last `count` days until today; null where there was none. */
export function hoursByDay(
  fasts: readonly Fast[],
  today: string,
  count: number,
  now: number,
): { day: string; hours: number | null }[] {
  const sums = new Map<string, number>();
  for (const fast of fasts) {
    const day = dayOfFast(fast);
    sums.set(day, (sums.get(day) ?? 0) + lastedMs(fast, now));
  }
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index - count + 1);
    const sum = sums.get(day);
    return { day, hours: sum === undefined ? null : Math.round((sum / 3_600_000) * 10) / 10 };
  });
}
