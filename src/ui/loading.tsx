import { cn } from '../lib/cn.ts';

/** A turning ring with words for everybody; `quiet` shows the words to screen readers only. */
export function Spinner({
  label,
  quiet = false,
  className,
}: {
  label: string;
  quiet?: boolean;
  className?: string;
}) {
  return (
    <output className={cn('flex items-center justify-center gap-3 py-8 text-muted', className)}>
      <span
        aria-hidden="true"
        className="border-leaf-200 border-t-leaf-600 size-6 animate-spin rounded-full border-[3px]"
      />
      <span className={quiet ? 'sr-only' : undefined}>{label}</span>
    </output>
  );
}

/** The place of something that is still on its way; give it a size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-pulse rounded-lg bg-line', className)} />;
}

/** A line that grows along the top of the window while an answer is awaited, when that takes longer than a blink. */
export function PendingBar() {
  return <div aria-hidden="true" className="animate-pending bg-clay-500 fixed inset-x-0 top-0 z-50 h-1" />;
}
