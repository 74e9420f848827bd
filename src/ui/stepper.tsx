import { t } from '../words/shell.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';

type QuantityStepperProps = {
  /** Names the thing that is counted, e.g. `Quantity of Moringa powder`. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  disabled?: boolean;
};

const side =
  'grid size-12 place-items-center rounded-lg text-leaf-700 enabled:hover:bg-leaf-100 disabled:text-muted disabled:opacity-50';

/** Minus, number, plus. The number can be typed; what lies outside `min`–`max` is brought back into it. */
export function QuantityStepper({
  label,
  value,
  min,
  max,
  onChange,
  disabled = false,
}: QuantityStepperProps) {
  const set = (next: number): void => {
    const bounded = Math.min(max, Math.max(min, Math.trunc(next)));
    if (Number.isFinite(bounded) && bounded !== value) onChange(bounded);
  };
  return (
    <fieldset
      aria-label={label}
      className="border-edge bg-surface inline-flex min-w-0 items-center rounded-lg border"
    >
      <button
        type="button"
        aria-label={t('One less')}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
        className={side}
      >
        <MinusIcon />
      </button>
      <input
        // A new key shows the value that was accepted after something else was typed.
        key={value}
        aria-label={label}
        inputMode="numeric"
        defaultValue={value}
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          const typed = Number.parseInt(event.currentTarget.value, 10);
          event.currentTarget.value = String(value);
          set(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise the same key would press what is focused next, such as the button that undoes a removal.
          event.preventDefault();
          event.currentTarget.blur();
        }}
        className="h-12 w-11 bg-transparent text-center font-semibold tabular-nums"
      />
      <button
        type="button"
        aria-label={t('One more')}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
        className={side}
      >
        <PlusIcon />
      </button>
    </fieldset>
  );
}
