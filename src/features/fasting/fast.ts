import { isNumber, isText, isTime, listOf, objectOf, oneOf, orNull } from '../../lib/guards.ts';
import { t } from '../../words/fasting.ts';
import { isProtocolId, LONGEST_MINUTES, type ProtocolId, SHORTEST_MINUTES } from './plan.ts';
import { formatMoment } from './zoned.ts';

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
