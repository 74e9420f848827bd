import { isNumber, isText, isTime, listOf, objectOf, oneOf, orNull } from '../../lib/guards.ts';
import { addDays } from '../../lib/nairobi.ts';
import { t } from '../../words/fasting.ts';
import {
  isProtocolId,
  LONGEST_MINUTES,
  type ProtocolId,
  SHORTEST_MINUTES,
  isRestDay,
  type Plan,
} from './plan.ts';
import { formatMoment, dayIn } from './zoned.ts';

/** A fast, in the columns of the table `fasts`. Times are ISO instants in UTC; a running one has no end. */
export type Fast = {
  id: string;
  protocol: ProtocolId;
  target_minutes: number;
  started_at: string;
  ended_at: string | null;
  /** Whose clock counts its days. */
  time_zone: string;
  source: 'live' | 'added';
  /** 1 very low … 5 very good */
  mood: number | null;
  symptoms: string[];
  water_ml: number;
  weight_kg: number | null;
  weighed_on: string | null;
  note: string;
  /** The server's version; null until the server has answered. */
  updated_at: string | null;
};

const MINUTE_MS = 60_000;

export const isFast = objectOf<Fast>({
  id: isText,
  protocol: isProtocolId,
  target_minutes: isNumber,
  started_at: isTime,
  ended_at: orNull(isTime),
  time_zone: isText,
  source: oneOf(['live', 'added'] as const),
  mood: orNull(isNumber),
  symptoms: listOf(isText),
  water_ml: isNumber,
  weight_kg: orNull(isNumber),
  weighed_on: orNull(isText),
  note: isText,
  updated_at: orNull(isText),
});

/** The zone this device is set to. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Africa/Nairobi';

/** A fast that begins at `startedAt` (milliseconds), with an empty journal. */
export function newFast(
  protocol: ProtocolId,
  targetMinutes: number,
  startedAt: number,
  endedAt: number | null = null,
): Fast {
  return {
    id: crypto.randomUUID(),
    protocol,
    target_minutes: Math.round(Math.min(Math.max(targetMinutes, SHORTEST_MINUTES), LONGEST_MINUTES)),
    started_at: new Date(startedAt).toISOString(),
    ended_at: endedAt === null ? null : new Date(endedAt).toISOString(),
    time_zone: deviceZone(),
    source: endedAt === null ? 'live' : 'added',
    mood: null,
    symptoms: [],
    water_ml: 0,
    weight_kg: null,
    weighed_on: null,
    note: '',
    updated_at: null,
  };
}

export const startOf = (fast: Fast): number => Date.parse(fast.started_at);
export const endOf = (fast: Fast): number | null =>
  fast.ended_at === null ? null : Date.parse(fast.ended_at);
/** When its target is reached. */
export const goalOf = (fast: Fast): number => startOf(fast) + fast.target_minutes * MINUTE_MS;
/** How long it lasted, or has lasted until `now`; never below zero, whatever the clock says. */
export const lastedMs = (fast: Fast, now: number): number =>
  Math.max((endOf(fast) ?? now) - startOf(fast), 0);
export const isReached = (fast: Fast, now: number): boolean =>
  lastedMs(fast, now) >= fast.target_minutes * MINUTE_MS;

/** The latest beginning first. */
export const newestFirst = (a: Fast, b: Fast): number => startOf(b) - startOf(a) || a.id.localeCompare(b.id);

/** The one that is running, if any. */
export const activeOf = (fasts: readonly Fast[]): Fast | undefined =>
  fasts.find(({ ended_at }) => ended_at === null);

/** The field that is wrong and a sentence about it. */
export type FastFault = { field: 'start' | 'end'; message: string };

const LONGEST_RECORD_MS = 48 * 3_600_000;
/** Typed times have no seconds: one that is this minute is not the future. */
const TYPED_ROUNDING_MS = 60_000;

/** Whether two spans share a moment; one without an end lasts for ever. Touching ends do not overlap. */
export function overlap(a: Fast, b: Fast): boolean {
  return startOf(a) < (endOf(b) ?? Infinity) && startOf(b) < (endOf(a) ?? Infinity);
}

/**
 * What is wrong with the times of a fast beside the others, or null. The same rules as `save_fast` in the database; the
 * others may include the fast itself in its former shape.
 */
export function faultOf(fast: Fast, others: readonly Fast[], now: number): FastFault | null {
  const start = startOf(fast);
  const end = endOf(fast);
  if (start > now + TYPED_ROUNDING_MS)
    return { field: 'start', message: t('A fast cannot begin in the future.') };
  if (end !== null) {
    if (end > now + TYPED_ROUNDING_MS)
      return { field: 'end', message: t('A fast cannot end in the future.') };
    if (end <= start) return { field: 'end', message: t('It has to end after it begins.') };
    if (end - start > LONGEST_RECORD_MS)
      return { field: 'end', message: t('That is longer than two days. When did you eat first?') };
  }
  const other = others.find((one) => one.id !== fast.id && overlap(one, fast));
  if (!other) return null;
  const message = t('You have a fast from {from} to {to}. Two cannot overlap.', {
    from: formatMoment(other.started_at),
    to: other.ended_at === null ? t('now') : formatMoment(other.ended_at),
  });
  return { field: start >= startOf(other) ? 'start' : 'end', message };
}

/** What somebody may note in the journal; ids are those of the table `fasts`. */
type Symptom = { id: string; label: string };

export const symptoms: readonly Symptom[] = [
  { id: 'energetic', label: t('Energetic') },
  { id: 'clear-headed', label: t('Clear-headed') },
  { id: 'calm', label: t('Calm') },
  { id: 'hungry', label: t('Hungry') },
  { id: 'tired', label: t('Tired') },
  { id: 'irritable', label: t('Irritable') },
  { id: 'headache', label: t('Headache') },
  { id: 'cold', label: t('Feeling cold') },
  { id: 'nausea', label: t('Nausea') },
  { id: 'cramps', label: t('Cramps') },
  { id: 'sleepless', label: t('Sleepless') },
  { id: 'dizzy', label: t('A little dizzy') },
];

/** Any of these ends a fast. Domain facts: faintness, confusion, chest pain, palpitations. */
export const dangerSigns: readonly Symptom[] = [
  { id: 'faint', label: t('Faint, or about to faint') },
  { id: 'confused', label: t('Confused') },
  { id: 'chest-pain', label: t('Chest pain') },
  { id: 'palpitations', label: t('Heart racing or stumbling') },
];

/** Blood sugar, in mmol/L, below or above which a fast ends. */
export const GLUCOSE_TOO_LOW = 3.9;
export const GLUCOSE_TOO_HIGH = 16.7;

export const moods = [t('Very low'), t('Low'), t('So-so'), t('Good'), t('Very good')] as const;

const names = new Map([...symptoms, ...dangerSigns].map(({ id, label }) => [id, label]));
export const symptomName = (id: string): string => names.get(id) ?? id;

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
