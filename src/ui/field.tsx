import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { cn } from '../lib/cn.ts';
import { t } from '../words/shell.ts';
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from './icons.tsx';

type FieldText = { label: string; hint?: ReactNode; error?: string | undefined };

/** The border, size and states that every text control shares. */
export const controlStyles =
  'min-h-12 w-full rounded-lg border border-edge bg-surface px-3.5 text-base text-ink shadow-sm placeholder:text-muted aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-sunk disabled:text-muted';

type FieldIds = { id: string; describedBy: string | undefined };

/** Ids that tie a control to its label, hint and error. */
function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldText, 'hint' | 'error'>): FieldIds {
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
