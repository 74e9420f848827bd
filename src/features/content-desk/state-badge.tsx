import { Badge } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';

const states = {
  draft: ['gold', t('Draft')],
  review: ['info', t('In review')],
  published: ['leaf', t('Published')],
  superseded: ['neutral', t('Earlier version')],
  discarded: ['neutral', t('Thrown away')],
  withdrawn: ['danger', t('Withdrawn')],
} as const;

const isState = (state: string): state is keyof typeof states => state in states;

/** Where a text or a version of it stands. */
export function StateBadge({ state }: { state: string }) {
  const [tone, label] = isState(state) ? states[state] : (['neutral', state] as const);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Whether a text should be looked at again: its day has come, or nobody ever set one. Dates as `2026-11-30`. */
export const isReviewDue = (nextReviewOn: string | null, today: string): boolean =>
  nextReviewOn !== null && nextReviewOn <= today;

/** Today in Nairobi, and days after it, as `2026-11-30`. */
export function nairobiDay(now: Date, later = 0): string {
  const day = new Date(now.getTime() + 3 * 3_600_000 + later * 86_400_000);
  return day.toISOString().slice(0, 10);
}
