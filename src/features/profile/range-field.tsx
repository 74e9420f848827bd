import { useId } from 'react';

type Props = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

/** A slider with its name beside it; told to screen readers in per cent. */
export function RangeField({ label, value, min = 0, max = 1, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 20}
        value={value}
        disabled={disabled}
        aria-valuetext={`${Math.round(((value - min) / (max - min)) * 100)} %`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="accent-leaf-700 h-11 w-full rounded-md"
      />
    </div>
  );
}
