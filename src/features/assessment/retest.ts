import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import type { Finished } from './assessment.ts';
import type { ScaleId } from './scoring/scales.ts';

/** Several scales look two weeks back; after four, a difference can mean something. */
const RETEST_DAYS = 28;
const DAY_MS = 86_400_000;

/** From which day in Nairobi on taking it again says something, as `2026-12-19`. */
export const retestFrom = ({ finished_at }: Finished): string =>
  addDays(nairobiDate(Date.parse(finished_at)), RETEST_DAYS);

export const isRetestDue = (newest: Finished, today: string): boolean => retestFrom(newest) <= today;

/** The last one before it that is at least four weeks older and was scored by the same formulas. */
export function comparedWith(one: Finished, finished: readonly Finished[]): Finished | null {
  const latest = Date.parse(one.finished_at) - RETEST_DAYS * DAY_MS;
  return (
    finished.find(
      (other) => other.scoring_version === one.scoring_version && Date.parse(other.finished_at) <= latest,
    ) ?? null
  );
}

export type TrendPoint = { at: string; score: number | null };

/** A scale over time, the earliest first, as far as it was scored by the same formulas as the newest. */
export function trendOf(finished: readonly Finished[], id: ScaleId): readonly TrendPoint[] {
  const version = finished[0]?.scoring_version;
  return finished
    .filter(({ scoring_version }) => scoring_version === version)
    .map(({ finished_at, scores }) => ({ at: finished_at, score: scores[id]?.score ?? null }))
    .toReversed();
}
