import type { ComponentProps, ReactNode } from 'react';

import { FieldNotes, useFieldIds } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function CheckboxField({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const field = useFieldIds(id, { hint, error });
  return (
    <div className={className}>
      <label htmlFor={field.id} className="flex min-h-12 items-start gap-3 py-2.5 leading-snug">
        <input
          id={field.id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={field.describedBy}
          className="accent-leaf-700 mt-px size-5.5 shrink-0"
          {...rest}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={field.id} hint={hint} error={error} />
    </div>
  );
}
