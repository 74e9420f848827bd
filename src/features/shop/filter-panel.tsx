import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

import { formName } from '../../entities/products/product.ts';
import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { facetsQuery, type FacetValue } from './facets.queries.ts';
import { ReadFailed } from './read-failed.tsx';
import { type FilterChange, type ShopFilters, withValue } from './shop.queries.ts';

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

interface PriceFilterProps {
  /** Whole shillings, null when open at that end. */
  min: number | null;
  max: number | null;
  /** The cheapest and the dearest of what the other filters leave. */
  range: { min: number; max: number } | null;
  onChange: (change: { minPrice: number | null; maxPrice: number | null }) => void;
}

const shillings = (text: string): number | null => {
  const amount = Number.parseInt(text.replaceAll(/[^\d]/g, ''), 10);
  return amount > 0 ? Math.min(amount, 1_000_000) : null;
};

/** From and to, in whole shillings. Put the wrong way round they are turned. */
function PriceFilter({ min, max, range, onChange }: PriceFilterProps) {
  const [from, setFrom] = useState(min === null ? '' : String(min));
  const [to, setTo] = useState(max === null ? '' : String(max));
  const apply = () => {
    const [a, b] = [shillings(from), shillings(to)];
    const turned = a !== null && b !== null && a > b;
    onChange({ minPrice: turned ? b : a, maxPrice: turned ? a : b });
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={t('From, KSh')}
          inputMode="numeric"
          value={from}
          placeholder={range ? String(range.min) : ''}
          maxLength={9}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={t('To, KSh')}
          inputMode="numeric"
          value={to}
          placeholder={range ? String(range.max) : ''}
          maxLength={9}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      {range && (
        <p className="text-muted text-sm">
          {t('{min} to {max} here', { min: formatKes(range.min), max: formatKes(range.max) })}
        </p>
      )}
      <Button type="submit" size="sm" variant="secondary">
        {t('Set the price')}
      </Button>
    </form>
  );
}

/** Words for those who listen. */
const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

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

/** Five stars, `value` of them filled. Decoration: the words stand beside it. */
function Stars({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon
          key={star}
          className={cn('size-4.5', star <= value ? 'text-gold-500 fill-current' : 'text-edge')}
        />
      ))}
    </span>
  );
}
