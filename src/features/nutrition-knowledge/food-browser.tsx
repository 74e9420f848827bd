import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadMore } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { CompareIcon } from '../../ui/page-icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/knowledge.ts';
import { MOST_COMPARED } from './food-compare.tsx';
import { findFoods, type FoodFilters, noFilters, readFilters, writeFilters } from './food-filters.ts';
import { FoodFacets, FoodRow } from './food-list.tsx';
import { nutrients, scalesOf } from './food-words.ts';
import { foodQueries } from './foods.queries.ts';

const PAGE = 40;

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 md:grid-cols-2">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-28 rounded-2xl" />
      ))}
    </div>
  );
}

const countActive = ({ query: _query, ...filters }: FoodFilters): number =>
  Object.entries(filters).filter(([key, value]) => value !== noFilters[key as keyof typeof filters]).length;

/** The filters of the page's address, with what is typed shown at once. */
function useFoodFilters(): {
  filters: FoodFilters;
  change: (next: Partial<FoodFilters>) => void;
  reset: () => void;
} {
  return useAddressState({ empty: noFilters, read: readFilters, write: writeFilters });
}

/** The food table: search by any name, filters, order, and up to three foods for a comparison. */
export function FoodBrowser() {
  const { data: foods, error, refetch, isFetching } = useQuery(foodQueries.list());
  const { filters, change, reset } = useFoodFilters();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const key = JSON.stringify(filters);
  // A new question starts at its first answers.
  const [shown, setShown] = useState({ key, many: PAGE });
  const many = shown.key === key ? shown.many : PAGE;
  const found = foods && findFoods(foods, filters, scalesOf(foods));
  const active = countActive(filters);
  const facets = <FoodFacets filters={filters} onChange={change} />;
  const choose = (slug: string, isChosen: boolean): void =>
    setChosen(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug));

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <aside
        aria-label={t('Find a food')}
        className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-24 lg:self-start"
      >
        <SearchBox
          label={t('Search the foods')}
          placeholder={t('Ndengu, sukuma, omena…')}
          value={filters.query}
          onChange={(query) => change({ query })}
        />
        <details className="border-line bg-surface rounded-2xl border lg:hidden">
          <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
            <FilterIcon className="size-5" />
            {active > 0 ? t('Filters and order ({n})', { n: active }) : t('Filters and order')}
          </summary>
          <div className="px-4 pb-4">{facets}</div>
        </details>
        <div className="max-lg:hidden">{facets}</div>
      </aside>
      <div>
        <output className="text-muted mb-3 block">
          {found &&
            (filters.rich
              ? t.count(found.length, '{n} food rich in {nutrient}', '{n} foods rich in {nutrient}', {
                  nutrient: nutrients[filters.rich].name.toLowerCase(),
                })
              : t.count(found.length, '{n} food', '{n} foods'))}
        </output>
        {!foods && error && (
          <Alert
            tone="danger"
            title={t('The food table could not be loaded')}
            action={
              <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            }
          >
            {errorText(error)}
          </Alert>
        )}
        {!foods && !error && <ListSkeleton />}
        {found && found.length > 0 && (
          <>
            <h2 className="sr-only">{t('Foods')}</h2>
            <ul className="grid gap-3 md:grid-cols-2">
              {found.slice(0, many).map((food) => (
                <li key={food.slug}>
                  <FoodRow
                    food={food}
                    filters={filters}
                    choice={{
                      checked: chosen.includes(food.slug),
                      disabled: !chosen.includes(food.slug) && chosen.length >= MOST_COMPARED,
                      onChange: (isChosen) => choose(food.slug, isChosen),
                    }}
                  />
                </li>
              ))}
            </ul>
            {found.length > PAGE && (
              <LoadMore
                shown={Math.min(many, found.length)}
                total={found.length}
                noun={t('foods')}
                onMore={() => setShown({ key, many: many + PAGE })}
              />
            )}
          </>
        )}
        {found?.length === 0 && (
          <EmptyState
            title={t('No food fits')}
            action={
              <Button variant="secondary" onClick={reset}>
                {t('Show all foods')}
              </Button>
            }
          >
            {t('Try another name or fewer filters. A food is here when a source says what it holds.')}
          </EmptyState>
        )}
        {chosen.length > 0 && (
          <div className="border-line bg-surface sticky bottom-20 z-20 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl border p-3 pl-5 shadow-lg md:bottom-4">
            <p aria-live="polite" className="font-semibold">
              {t('{n} of {most} chosen', { n: chosen.length, most: MOST_COMPARED })}
            </p>
            <span className="flex gap-2">
              <Button variant="quiet" size="sm" onClick={() => setChosen([])}>
                {t('Clear')}
              </Button>
              <Link to={paths.compareFoods(chosen)} className={buttonStyles({ size: 'sm' })}>
                <CompareIcon className="size-5" />
                {t('Compare')}
              </Link>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
