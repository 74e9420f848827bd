import { Badge } from '../../ui/badge.tsx';

const states = {
  draft: ['gold', 'Draft'],
  review: ['info', 'In review'],
  published: ['leaf', 'Published'],
  superseded: ['neutral', 'Earlier version'],
  discarded: ['neutral', 'Thrown away'],
  withdrawn: ['danger', 'Withdrawn'],
} as const;

const isState = (state: string): state is keyof typeof states => state in states;

/** Where a text or a version of it stands. */
export function StateBadge({ state }: { state: string }) {
  const [tone, label] = isState(state) ? states[state] : (['neutral', state] as const);
  return <Badge tone={tone}>{label}</Badge>;
}
