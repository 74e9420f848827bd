import { t } from '../../words/fasting.ts';
import { endOf, type Fast, startOf } from './fast.ts';
import { formatMoment } from './zoned.ts';

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
