import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.ts';
import { controlStyles, Field, type FieldText, useFieldIds } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** The browser's own select, which is the best one on a phone. `children` are `<option>`s. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  children,
  ...rest
}: FieldText & ComponentProps<'select'>) {
  const field = useFieldIds(id, { hint, error });
  return (
    <Field id={field.id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <select
          id={field.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={field.describedBy}
          className={cn(controlStyles, 'appearance-none pr-11')}
          {...rest}
        >
          {children}
        </select>
        <ChevronDownIcon className="text-muted pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      </span>
    </Field>
  );
}
