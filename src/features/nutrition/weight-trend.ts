import { slope } from '../../lib/slope.ts';

/**
 * Weight as it really goes: a scale swings by a kilogram from one day to the next with water and salt. The trend moves a
 * tenth of the way to each day's reading (exponential smoothing; days without a reading count as steps too), and the pace
 * is the straight line through the last four weeks of readings (least squares).
 */
export type Weighing = { date: string; kg: number };
export type TrendPoint = Weighing & { trend: number };

const DAY_MS = 86_400_000;
const SMOOTHING = 0.1;
const PACE_DAYS = 28;
const LEAST_PACE_DAYS = 7;
/** Unintended loss of more than this share of body weight belongs to a clinician (health assessment's red flag). */
const ALARMING_LOSS = 0.05;
const ALARM_DAYS = 180;

const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The readings, oldest first, each with the trend of its day. */
export function weightTrend(weighings: readonly Weighing[]): TrendPoint[] {
  const points: TrendPoint[] = [];
  for (const weighing of weighings.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const before = points.at(-1);
    if (!before) {
      points.push({ ...weighing, trend: weighing.kg });
      continue;
    }
    const days = Math.max(1, dayNumber(weighing.date) - dayNumber(before.date));
    const weight = 1 - (1 - SMOOTHING) ** days;
    points.push({ ...weighing, trend: before.trend + (weighing.kg - before.trend) * weight });
  }
  return points;
}

/**
 * Kilograms a week over the last four weeks before `today`; null while the readings span less than a week, since one
 * heavy supper would decide it.
 */
export function weeklyPace(weighings: readonly Weighing[], today: string): number | null {
  const end = dayNumber(today);
  const recent = weighings
    .map(({ date, kg }) => ({ x: dayNumber(date) - end, y: kg }))
    .filter(({ x }) => x > -PACE_DAYS && x <= 0);
  const days = recent.map(({ x }) => x);
  if (recent.length < 3 || Math.max(...days) - Math.min(...days) < LEAST_PACE_DAYS) return null;
  return slope(recent) * 7;
}

/** Days until the trend meets the goal at this pace, or null when it does not lead there. */
export function daysToGoal(trend: number, goalKg: number, pace: number | null): number | null {
  if (pace === null || Math.abs(pace) < 0.05) return null;
  const days = ((goalKg - trend) / pace) * 7;
  return days > 0 && days < 3 * 365 ? Math.round(days) : null;
}

/** Whether more than a twentieth of the weight went within half a year. */
export function hasLostMuch(points: readonly TrendPoint[]): boolean {
  const last = points.at(-1);
  if (!last) return false;
  const since = dayNumber(last.date) - ALARM_DAYS;
  const most = Math.max(...points.filter(({ date }) => dayNumber(date) >= since).map(({ trend }) => trend));
  return last.trend < most * (1 - ALARMING_LOSS);
}
