import { LevelBadge } from './level-badge.tsx';
import { useSafety } from './use-safety.ts';

/** A small sign on a product's card when something in it does not fit the visitor's list; otherwise nothing. */
export function CardMark({ id }: { id: number }) {
  const safety = useSafety({ kind: 'product', id });
  if (safety.kind !== 'ready' || !safety.level) return null;
  return <LevelBadge level={safety.level} />;
}
