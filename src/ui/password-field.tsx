import { type ComponentProps, useState } from 'react';

import { cn } from '../lib/cn.ts';
import { t } from '../words/shell.ts';
import { controlStyles, Field, type FieldText, useFieldIds } from './field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

/** A password with a button that shows it. Pasting stays allowed. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  className,
  ...rest
}: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const field = useFieldIds(id, { hint, error });
  return (
    <Field id={field.id} label={label} hint={hint} error={error} className={className}>
      <span className="relative block">
        <input
          id={field.id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={field.describedBy}
          className={cn(controlStyles, 'pr-13')}
          {...rest}
        />
        <button
          type="button"
          aria-label={shown ? t('Hide password') : t('Show password')}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
          className="text-muted hover:text-ink absolute top-0 right-0 grid size-12 place-items-center rounded-lg"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </span>
    </Field>
  );
}
