import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { formName } from '../../entities/products/product.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { facetsQuery, type FacetValue } from './facets.queries.ts';
import { Choice, PriceFilter, quiet, Stars } from './filter-fields.tsx';
import { ReadFailed } from './read-failed.tsx';
import { type FilterChange, type ShopFilters, withValue } from './shop-filters.ts';

interface FilterPanelProps {
  filters: ShopFilters;
  onChange: (change: FilterChange) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line min-w-0 border-t pt-4 first:border-0 first:pt-0">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-1 font-serif text-lg font-semibold">
        {title}
      </p>
      {children}
    </fieldset>
  );
}

/** The values with those that are chosen although the other filters leave none of them. */
const withChosen = (values: FacetValue[], chosen: readonly string[]): FacetValue[] => [
  ...values,
  ...chosen
    .filter((id) => values.every((value) => value.id !== id))
    .map((id) => ({ id, name: formName(id.replaceAll('-', ' ')), count: 0 })),
];

function Several({
  title,
  values,
  chosen,
  onChange,
}: {
  title: string;
  values: FacetValue[];
  chosen: readonly string[];
  onChange: (id: string, checked: boolean) => void;
}) {
  const shown = withChosen(values, chosen);
  if (shown.length === 0) return null;
  return (
    <Group title={title}>
      {shown.map(({ id, name, count }) => (
        <Choice
          key={id}
          type="checkbox"
          label={t.known(name)}
          count={count}
          checked={chosen.includes(id)}
          onChange={(checked) => onChange(id, checked)}
        />
      ))}
    </Group>
  );
}

/** Everything a list can be narrowed by beside its category, each value with the number of products it would leave. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const facets = useQuery({ ...facetsQuery(filters), placeholderData: keepPreviousData });
  const ratingName = useId();
  const { data } = facets;
  if (facets.isPending) return <Skeleton className="h-96 w-full" />;
  if (!data)
    return (
      <ReadFailed
        what="the filters"
        error={facets.error}
        busy={facets.isFetching}
        onRetry={() => void facets.refetch()}
      />
    );
  const { forms, uses, ratings, inStock, price } = data;
  const rated = ratings.some(({ count }) => count > 0) || filters.minRating !== null;
  return (
    <div className="grid gap-4" aria-busy={facets.isFetching}>
      <Group title={t('Availability')}>
        <Choice
          type="checkbox"
          label={t('In stock')}
          count={inStock}
          checked={filters.inStock}
          onChange={(checked) => onChange({ inStock: checked })}
        />
      </Group>
      <Several
        title={t('For')}
        values={uses}
        chosen={filters.uses}
        onChange={(id, checked) => onChange(({ uses: latest }) => ({ uses: withValue(latest, id, checked) }))}
      />
      <Group title={t('Price')}>
        <PriceFilter
          // A new key shows what the address says after it changed elsewhere.
          key={`${filters.minPrice}-${filters.maxPrice}`}
          min={filters.minPrice}
          max={filters.maxPrice}
          range={price}
          onChange={onChange}
        />
      </Group>
      <Several
        title={t('Form')}
        values={forms}
        chosen={filters.forms}
        onChange={(id, checked) =>
          onChange(({ forms: latest }) => ({ forms: withValue(latest, id, checked) }))
        }
      />
      {rated && (
        <Group title={t('Rating')}>
          {ratings.map(({ atLeast, count }) => (
            <Choice
              key={atLeast}
              type="radio"
              name={ratingName}
              label={
                <span className="flex items-center gap-2">
                  <Stars value={atLeast} />
                  <span>{t.rich('<quiet>{n} stars</quiet> and up', { quiet }, { n: atLeast })}</span>
                </span>
              }
              count={count}
              checked={filters.minRating === atLeast}
              onChange={() => onChange({ minRating: atLeast })}
            />
          ))}
          <Choice
            type="radio"
            name={ratingName}
            label={t('Any rating')}
            count={data.total}
            checked={filters.minRating === null}
            onChange={() => onChange({ minRating: null })}
          />
        </Group>
      )}
    </div>
  );
}
