import { createStoredState } from '../../lib/stored-state.ts';
import { endOf, type Fast } from './fast.ts';

/** The fast that was begun on this device and of which the account has not spoken yet. */
export type Begun = { id: string; started_at: string };

const WEEK_MS = 7 * 86_400_000;
const isBegun = (value: unknown): value is Begun | null =>
  value === null || (typeof value === 'object' && value !== null && 'id' in value && 'started_at' in value);

/** Remembered on the device: the answer may come hours later, when nobody looks, and a short word would be missed. */
export const begunFast = createStoredState<Begun | null>('mizizi-begun-fast', isBegun, null, WEEK_MS);

/** Follows what is saved: a new running fast is waited for, one that ended or is removed no more. */
export function followBegun(fast: Fast): void {
  if (fast.ended_at === null && fast.updated_at === null)
    begunFast.change(() => ({ id: fast.id, started_at: fast.started_at }));
  else forgetBegun(fast.id);
}

/** Forgets it: it ended, was removed, is in the account, or its fate was read. */
export function forgetBegun(id: string): void {
  if (begunFast.get()?.id === id) begunFast.change(() => null);
}

/** The fast in whose favour the begun one was left out; null when it is there, or nothing stood in its way. */
export function otherOf(begun: Begun | null, fasts: readonly Fast[]): Fast | null {
  if (begun === null || fasts.some(({ id }) => id === begun.id)) return null;
  const from = Date.parse(begun.started_at);
  return fasts.find((fast) => (endOf(fast) ?? Infinity) > from) ?? null;
}
