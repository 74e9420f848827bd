import { cn } from '../lib/cn.ts';

/** A strip of kiondo weave. Decoration only: colour it with a background. */
export function WeaveBand({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('weave block h-2 bg-clay-400', className)} />;
}
