import { slope, type WeightUnit } from '../../lib/measures.ts';
import { addDays } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/nutrition.ts';
import { daysBetween } from './diary.ts';
import { weightText } from './target.ts';

/**
 * Weight as it really goes: a scale swings by a kilogram from one day to the next with water and salt. The trend moves a
 * tenth of the way to each day's reading (exponential smoothing; days without a reading count as steps too), and the pace
 * is the straight line through the last four weeks of readings (least squares).
 */
export type Weighing = { date: string; kg: number };
type TrendPoint = Weighing & { trend: number };

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

type Props = {
  points: readonly TrendPoint[];
  /** Kilograms a week, or null while that cannot be told. */
  pace: number | null;
  goalKg: number | null;
  unit: WeightUnit;
};

function paceText(pace: number | null, unit: WeightUnit): string {
  if (pace === null) return t('Weigh yourself for a week or two and your pace appears here.');
  if (Math.abs(pace) < 0.05) return t('Steady over the last four weeks.');
  const weight = weightText(Math.abs(pace), unit);
  return pace < 0
    ? t('Down {weight} a week over the last four weeks.', { weight })
    : t('Up {weight} a week over the last four weeks.', { weight });
}

function goalText(trend: number, goalKg: number, pace: number | null, unit: WeightUnit): string {
  const left = weightText(Math.abs(goalKg - trend), unit);
  if (Math.abs(goalKg - trend) < 0.3) return t('You are at your goal.');
  const days = daysToGoal(trend, goalKg, pace);
  if (days === null) return t('{left} to your goal.', { left });
  const weeks = Math.max(1, Math.round(days / 7));
  return t.count(
    weeks,
    '{left} to your goal: about {n} week at this pace.',
    '{left} to your goal: about {n} weeks at this pace.',
    { left },
  );
}

/** The trend in words, with a warning where weight goes too fast. */
export function WeightFacts({ points, pace, goalKg, unit }: Props) {
  const last = points.at(-1);
  if (!last) return null;
  const isFast = pace !== null && pace < -0.01 * last.trend;
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-muted text-sm">{t('Trend')}</p>
        <p className="font-serif text-4xl font-semibold tabular-nums">{weightText(last.trend, unit)}</p>
        <p className="mt-1 text-pretty">{paceText(pace, unit)}</p>
        {goalKg !== null && <p className="text-pretty">{goalText(last.trend, goalKg, pace, unit)}</p>}
      </div>
      {isFast && (
        <Alert tone="warning" title={t('That is faster than one percent a week')}>
          {t(
            'So fast a loss takes muscle with it. Eat a little more, and see a clinician if you are not trying to lose.',
          )}
        </Alert>
      )}
      {!isFast && hasLostMuch(points) && (
        <Alert tone="info" title={t('More than five percent lighter than half a year ago')}>
          {t(
            'If you meant to, well done. If not, see a clinician soon: weight that goes by itself has a reason.',
          )}
        </Alert>
      )}
    </div>
  );
}
