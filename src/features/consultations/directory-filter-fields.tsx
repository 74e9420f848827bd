import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { countFilters, type DirectoryFilters, noFilters, readFilters } from './directory-filters.ts';
import { modeWords } from './mode-words.ts';
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
        'Help with',
        'speciality',
        'speciality',
        'Anything',
        (facets?.specialities ?? []).map(({ id, name }) => [id, name]),
      )}
      {choice(
        'Language',
        'language',
        'language',
        'Any language',
        (facets?.languages ?? []).map(({ name }) => [name, name]),
      )}
      {choice(
        'How to meet',
        'mode',
        'mode',
        'Any way',
        (['video', 'phone', 'in_person'] as const).map((mode) => [mode, modeWords(mode).label]),
      )}
      {choice(
        'County',
        'county',
        'county',
        'Anywhere',
        (facets?.counties ?? []).map(({ name }) => [name, name]),
      )}
      {choice('Price', 'maxPrice', 'max_price', 'Any price', [
        ['1000', 'Up to KSh 1,000'],
        ['1500', 'Up to KSh 1,500'],
        ['2000', 'Up to KSh 2,000'],
        ['3000', 'Up to KSh 3,000'],
      ])}
      {choice('Rating', 'minRating', 'min_rating', 'Any rating', [
        ['3', '3 stars and more'],
        ['4', '4 stars and more'],
        ['5', '5 stars'],
      ])}
      {choice('Order', 'sort', 'sort', '', [
        ['soonest', 'Soonest free'],
        ['price_up', 'Lowest price'],
        ['rating', 'Best rated'],
        ['name', 'Name'],
      ])}
      {many > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...noFilters, query: filters.query, sort: filters.sort })}
        >
          Clear {many} {many === 1 ? 'filter' : 'filters'}
        </Button>
      )}
    </div>
  );
}
