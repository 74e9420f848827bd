import { Badge } from '../../ui/badge.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { levelWords } from './level-words.ts';
import type { Subject } from './matching.ts';
import { useSafety } from './use-safety.ts';

/** A small sign on a card, when something speaks against it for this visitor; otherwise nothing. */
export function SafetyMark({ subject }: { subject: Subject }) {
  const state = useSafety(subject);
  if (state.kind !== 'ready' || state.level === null || state.level === 'watch') return null;
  const { short, tone } = levelWords[state.level];
  return (
    <Badge tone={tone}>
      <AlertIcon className="size-4" />
      {short}
    </Badge>
  );
}
