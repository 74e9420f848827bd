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
