import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { modeWords } from './consultation.ts';
import { countFilters, type DirectoryFilters, noFilters, readFilters } from './directory-filters.ts';
import type { Facets } from './practitioners.queries.ts';

type Props = {
  facets: Facets | undefined;
  filters: DirectoryFilters;
  onChange: (change: Partial<DirectoryFilters>) => void;
};

/** Everything the directory can be narrowed by. */
export function DirectoryFilterFields({ facets, filters, onChange }: Props) {
  const choice = (
    label: string,
    name: keyof DirectoryFilters,
    parameter: string,
    any: string,
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <SelectField
      label={label}
      value={filters[name]}
      onChange={(event) =>
        // A select hands back text: reading it as an address does checks that it is a value we know.
        onChange({ [name]: readFilters(new URLSearchParams([[parameter, event.currentTarget.value]]))[name] })
      }
    >
      {any && <option value="">{any}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const many = countFilters(filters);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {choice(
        t('Help with'),
        'speciality',
        'speciality',
        t('Anything'),
        (facets?.specialities ?? []).map(({ id, name }) => [id, t.known(name)]),
      )}
      {choice(
        t('Language'),
        'language',
        'language',
        t('Any language'),
        (facets?.languages ?? []).map(({ name }) => [name, t.known(name)]),
      )}
      {choice(
        t('How to meet'),
        'mode',
        'mode',
        t('Any way'),
        (['video', 'phone', 'in_person'] as const).map((mode) => [mode, modeWords(mode).label]),
      )}
      {choice(
        t('County'),
        'county',
        'county',
        t('Anywhere'),
        (facets?.counties ?? []).map(({ name }) => [name, name]),
      )}
      {choice(t('Price'), 'maxPrice', 'max_price', t('Any price'), [
        ['1000', t('Up to {price}', { price: formatKes(1000) })],
        ['1500', t('Up to {price}', { price: formatKes(1500) })],
        ['2000', t('Up to {price}', { price: formatKes(2000) })],
        ['3000', t('Up to {price}', { price: formatKes(3000) })],
      ])}
      {choice(t('Rating'), 'minRating', 'min_rating', t('Any rating'), [
        ['3', t('{n} stars and more', { n: 3 })],
        ['4', t('{n} stars and more', { n: 4 })],
        ['5', t('{n} stars', { n: 5 })],
      ])}
      {choice(t('Order'), 'sort', 'sort', '', [
        ['soonest', t('Soonest free')],
        ['price_up', t('Lowest price')],
        ['rating', t('Best rated')],
        ['name', t('Name')],
      ])}
      {many > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...noFilters, query: filters.query, sort: filters.sort })}
        >
          {t.count(many, 'Clear {n} filter', 'Clear {n} filters')}
        </Button>
      )}
    </div>
  );
}
