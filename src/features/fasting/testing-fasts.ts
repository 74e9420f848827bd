import { type Fast, newFast } from './fast.ts';

const HOUR_MS = 3_600_000;

/** A fast kept in Nairobi: from a moment (`2026-11-20T20:00` there) for so many hours, or still running. */
export function aFast(start: string, hours: number | null, more: Partial<Fast> = {}): Fast {
  const from = Date.parse(`${start}:00+03:00`);
  return {
    ...newFast('14:10', 840, from, hours === null ? null : from + hours * HOUR_MS),
    time_zone: 'Africa/Nairobi',
    ...more,
  };
}

/** The same numbers in every run (Park and Miller's generator), between 0 and 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
