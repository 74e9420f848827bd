import { keysOf } from '../../lib/filter-table.ts';
import { humanise } from '../../lib/knowledge.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { t } from '../../words/knowledge.ts';
import { choices, flags, type HerbFilters, herbFilters } from './herb-fields.ts';
import type { HerbCard } from './herb.ts';

type HerbFacetsProps = {
  cards: readonly HerbCard[];
  filters: HerbFilters;
  onChange: (change: Partial<HerbFilters>) => void;
};

function Choice({
  label,
  value,
  any,
  options,
  onChange,
}: {
  label: string;
  value: string;
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  // a value of the address that no herb has, or no longer has, is shown too: it is what the list is narrowed by
  const isKnown = value === '' || options.some(([option]) => option === value);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{any}</option>
      {!isKnown && <option value={value}>{humanise(value)}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** Everything the library can be narrowed by. Values come from the address, so that a view can be shared. */
export function HerbFacets({ cards, filters, onChange }: HerbFacetsProps) {
  const isHydrated = useIsSessionReady();
  const set = (key: keyof typeof choices | keyof typeof flags, text: string): void =>
    onChange(herbFilters.with(filters, key, text));
  const active = herbFilters.count(filters);
  return (
    // A choice made before the page was hydrated would be lost.
    <fieldset disabled={!isHydrated} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <legend className="sr-only">{t('Narrow the list')}</legend>
      {keysOf(choices).map((key) => (
        <Choice
          key={key}
          label={choices[key].label}
          value={filters[key]}
          any={choices[key].any}
          options={choices[key].options(cards)}
          onChange={(value) => set(key, value)}
        />
      ))}
      <fieldset className="grid sm:col-span-2 sm:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
        <legend className="sr-only">{t('Only show')}</legend>
        {keysOf(flags).map((key) => (
          <CheckboxField
            key={key}
            label={flags[key].label}
            checked={filters[key]}
            onChange={(event) => set(key, event.currentTarget.checked ? '1' : '')}
          />
        ))}
      </fieldset>
      {active > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...herbFilters.none, query: filters.query })}
        >
          {t.count(active, 'Clear {n} filter', 'Clear {n} filters')}
        </Button>
      )}
    </fieldset>
  );
}
