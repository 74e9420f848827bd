import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.ts';
import { controlStyles, Field, type FieldText, useFieldIds } from './field.tsx';

/** One line of text; takes what react-hook-form's `register()` returns. */
export function TextField({
  label,
  hint,
  error,
  id,
  className,
  type = 'text',
  ...rest
}: FieldText & ComponentProps<'input'>) {
  const field = useFieldIds(id, { hint, error });
  return (
    <Field id={field.id} label={label} hint={hint} error={error} className={className}>
      <input
        id={field.id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={field.describedBy}
        className={controlStyles}
        {...rest}
      />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  className,
  rows = 4,
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  const field = useFieldIds(id, { hint, error });
  return (
    <Field id={field.id} label={label} hint={hint} error={error} className={className}>
      <textarea
        id={field.id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={field.describedBy}
        className={cn(controlStyles, 'py-3')}
        {...rest}
      />
    </Field>
  );
}
