import { type ComponentType, lazy, Suspense } from 'react';

import { cn } from '../lib/cn.ts';

const Art = lazy(async (): Promise<{ default: ComponentType<{ className?: string }> }> => {
  try {
    return { default: (await import('./sprig-art.tsx')).SprigArt };
  } catch {
    return { default: () => null }; // an ornament: the words beside it say what is the matter
  }
});

/** The sprig where a first view seldom shows it: its lines are fetched when they are drawn, its place is kept. */
export function Sprig({ className }: { className: string }) {
  return (
    <Suspense fallback={<span className={cn('aspect-96/112', className)} />}>
      <Art className={className} />
    </Suspense>
  );
}
