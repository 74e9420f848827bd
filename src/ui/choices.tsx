import { type ReactNode, type Ref, useId } from 'react';

import { cn } from '../lib/cn.ts';
import { FieldNotes } from './field.tsx';

type RadioOption = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean };

type RadioCardsProps = {
  legend: string;
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: RadioOption[];
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A choice of one, each option a card. Controlled: with react-hook-form use `useController` or `watch`/`setValue`. */
export function RadioCards({
  legend,
  name,
  value,
  onChange,
  options,
  hint,
  error,
  className,
  onBlur,
  ref,
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className={cn('grid gap-2.5', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="border-line bg-surface has-checked:border-leaf-600 has-checked:bg-leaf-50 has-checked:ring-leaf-600 has-focus-visible:outline-leaf-600 flex min-h-14 items-start gap-3 rounded-xl border p-4 shadow-sm transition-colors has-checked:ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:opacity-55"
        >
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            aria-describedby={option.description ? `${id}-${option.value}` : undefined}
            className="accent-leaf-700 mt-0.5 size-5 shrink-0 outline-none"
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{option.label}</span>
            {option.description && (
              <span id={`${id}-${option.value}`} className="text-muted text-sm">
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

type ChoiceRowProps<Value extends string> = {
  legend: string;
  name: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** A choice of one from few short answers, side by side. */
export function ChoiceRow<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
}: ChoiceRowProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="border-edge bg-surface has-checked:border-leaf-600 has-checked:bg-leaf-50 has-checked:text-leaf-800 has-checked:ring-leaf-600 has-focus-visible:outline-leaf-600 flex min-h-12 grow cursor-pointer items-center justify-center gap-2 rounded-lg border px-4 py-2 text-center shadow-sm transition-colors has-checked:font-semibold has-checked:ring-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:grow-0"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
