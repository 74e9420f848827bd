import { isProtocolId, LONGEST_MINUTES, type ProtocolId, SHORTEST_MINUTES } from './protocols.ts';

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
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number';

export function isFast(value: unknown): value is Fast {
  if (typeof value !== 'object' || value === null) return false;
  const fast = value as Record<string, unknown>;
  return (
    isText(fast['id']) &&
    isProtocolId(fast['protocol']) &&
    typeof fast['target_minutes'] === 'number' &&
    isTime(fast['started_at']) &&
    (fast['ended_at'] === null || isTime(fast['ended_at'])) &&
    isText(fast['time_zone']) &&
    (fast['source'] === 'live' || fast['source'] === 'added') &&
    isNumberOrNull(fast['mood']) &&
    Array.isArray(fast['symptoms']) &&
    fast['symptoms'].every(isText) &&
    typeof fast['water_ml'] === 'number' &&
    isNumberOrNull(fast['weight_kg']) &&
    (fast['weighed_on'] === null || isText(fast['weighed_on'])) &&
    isText(fast['note']) &&
    (fast['updated_at'] === null || isText(fast['updated_at']))
  );
}

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
