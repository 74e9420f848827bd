import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';
import { facetsQuery } from './facets.queries.ts';
import type { FacetValue } from './facets.ts';
import { formName } from './facets.ts';
import { PriceFilter } from './price-filter.tsx';
import { ReadFailed } from './read-failed.tsx';
import type { ShopFilters } from './shop-filters.ts';
import { Stars } from './stars.tsx';

interface FilterPanelProps {
  filters: ShopFilters;
  onChange: (change: Partial<ShopFilters>) => void;
}

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

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

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name?: string;
  label: ReactNode;
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One value to narrow by, with how many products it leaves. What leaves none can only be unchosen. */
function Choice({ type, name, label, count, checked, onChange }: ChoiceProps) {
  const id = useId();
  const empty = count === 0 && !checked;
  // A tick shows at once; the address, which decides, follows a moment later.
  const [decided, setDecided] = useState(checked);
  const [ticked, setTicked] = useState(checked);
  if (decided !== checked) {
    setDecided(checked);
    setTicked(checked);
  }
  return (
    <div className={cn('flex items-center justify-between gap-3', empty && 'opacity-55')}>
      <label htmlFor={id} className="flex min-h-11 grow items-center gap-3 leading-snug">
        <input
          id={id}
          type={type}
          name={name}
          checked={type === 'checkbox' ? ticked : checked}
          disabled={empty}
          aria-describedby={`${id}-count`}
          onChange={(event) => {
            setTicked(event.currentTarget.checked);
            onChange(event.currentTarget.checked);
          }}
          className="accent-leaf-700 size-5 shrink-0"
        />
        {label}
      </label>
      <span id={`${id}-count`} className="text-muted text-sm tabular-nums">
        {count === 1
          ? t.rich('{n}<quiet> product</quiet>', { quiet }, { n: count })
          : t.rich('{n}<quiet> products</quiet>', { quiet }, { n: count })}
      </span>
    </div>
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
  onChange: (chosen: string[]) => void;
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
          onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
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
        onChange={(chosen) => onChange({ uses: chosen })}
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
        onChange={(chosen) => onChange({ forms: chosen })}
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
