import { useIsSessionReady } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { t } from '../../words/knowledge.ts';
import {
  countFilters,
  countValues,
  type HerbFilters,
  noFilters,
  readFilters,
  writeFilters,
} from './herb-filters.ts';
import { topicName } from './herb-words.ts';
import type { HerbCard } from './herb.ts';

type HerbFacetsProps = {
  cards: readonly HerbCard[];
  filters: HerbFilters;
  onChange: (change: Partial<HerbFilters>) => void;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{any}</option>
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
  const topics = countValues(cards, (card) => card.uses.map(([topic]) => topic))
    .map(([topic, count]) => [topic, `${topicName(topic)} (${count})`] as const)
    .toSorted((a, b) => a[1].localeCompare(b[1]));
  const parts = countValues(cards, (card) => card.parts_used).map(
    ([part, count]) => [part, `${capital(t.known(part))} (${count})`] as const,
  );
  // A select hands back text: reading it as an address does checks that it is a value we know.
  const choose = (key: string) => (value: string) =>
    onChange({ [key]: readFilters(new URLSearchParams([[key, value]]))[key as keyof HerbFilters] });
  const isChanged = writeFilters({ ...filters, query: '' }) !== writeFilters(noFilters);
  return (
    // A choice made before the page was hydrated would be lost.
    <fieldset disabled={!isHydrated} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <legend className="sr-only">{t('Narrow the list')}</legend>
      <Choice
        label={t('Used for')}
        value={filters.use}
        any={t('Any use')}
        options={topics}
        onChange={choose('use')}
      />
      <Choice
        label={t('Evidence')}
        value={filters.evidence}
        any={t('Any grade')}
        options={[
          ['A', t('A: good trials')],
          ['B', t('B or better: some studies')],
          ['C', t('C or better: tradition counts')],
        ]}
        onChange={choose('evidence')}
      />
      <Choice
        label={t('Part of the plant')}
        value={filters.part}
        any={t('Any part')}
        options={parts}
        onChange={choose('part')}
      />
      <Choice
        label={t('Calms (Ayurveda)')}
        value={filters.dosha}
        any={t('Any dosha')}
        options={[
          ['vata', 'Vata'],
          ['pitta', 'Pitta'],
          ['kapha', 'Kapha'],
        ]}
        onChange={choose('dosha')}
      />
      <fieldset className="grid sm:col-span-2 sm:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
        <legend className="sr-only">{t('Only show')}</legend>
        <CheckboxField
          label={t('Fine in pregnancy, as its page says')}
          checked={filters.pregnancy}
          onChange={(event) => onChange({ pregnancy: event.currentTarget.checked })}
        />
        <CheckboxField
          label={t('Grows in Kenya')}
          checked={filters.kenya}
          onChange={(event) => onChange({ kenya: event.currentTarget.checked })}
        />
        <CheckboxField
          label={t('Saved by me')}
          checked={filters.saved}
          onChange={(event) => onChange({ saved: event.currentTarget.checked })}
        />
      </fieldset>
      {isChanged && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...noFilters, query: filters.query })}
        >
          {t.count(countFilters(filters), 'Clear {n} filter', 'Clear {n} filters')}
        </Button>
      )}
    </fieldset>
  );
}
