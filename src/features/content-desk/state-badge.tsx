import { Badge } from '../../ui/badge.tsx';
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
