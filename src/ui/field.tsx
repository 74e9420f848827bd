import { type ReactNode, useId } from 'react';

import { cn } from '../lib/cn.ts';

export type FieldText = { label: string; hint?: ReactNode; error?: string | undefined };

/** The border, size and states that every text control shares. */
export const controlStyles =
  'min-h-12 w-full rounded-lg border border-edge bg-surface px-3.5 text-base text-ink shadow-sm placeholder:text-muted aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-sunk disabled:text-muted';

type FieldIds = { id: string; describedBy: string | undefined };

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds(
  id: string | undefined,
  { hint, error }: Pick<FieldText, 'hint' | 'error'>,
): FieldIds {
  const made = useId();
  const own = id ?? made;
  const describedBy = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ');
  return { id: own, describedBy: describedBy || undefined };
}

/** Label above, control, then hint and error. Used by every field of this folder. */
export function Field({
  id,
  label,
  hint,
  error,
  className,
  children,
}: FieldText & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The lines under a control. The error is announced when it appears. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger-700 text-sm font-semibold">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </>
  );
}
