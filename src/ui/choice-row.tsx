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
