import { cn } from '../lib/cn.ts';

/** The place of something that is still on its way; give it a size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-pulse rounded-lg bg-line', className)} />;
}
