import { type ReactNode, Suspense, useId, useState } from 'react';

import { lazyPart } from '../../start/later.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon, FilterIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { CategoryFilter, ShopSearch } from './category-filter.tsx';
import { ShopResults } from './shop-results.tsx';
import { countFilters, type Sort, sortLabels, sorts } from './shop.queries.ts';
import { ShopViewContext, useIsWide, useShopView } from './use-shop-view.ts';

/** Parts that most first visits do without. */
const ShopAside = lazyPart(async () => (await import('./shop-aside.tsx')).ShopAside);
const ShopNotes = lazyPart(async () => (await import('./shop-notes.tsx')).ShopNotes);
const ShopOverlays = lazyPart(async () => (await import('./shop-overlays.tsx')).ShopOverlays);
const ShopEmpty = lazyPart(async () => (await import('./other-products.tsx')).ShopEmpty);

interface ShopBrowserProps {
  /** A link that stands beside the title. */
  actions?: ReactNode;
}

interface SortFieldProps {
  sort: Sort;
  /** While searching, the usual order is the best match first. */
  searching: boolean;
  onSort: (sort: Sort) => void;
}

/** The order of the products, in one line with its label. */
function SortField({ sort, searching, onSort }: SortFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-muted shrink-0 text-sm max-sm:sr-only">
        {t('Sort by')}
      </label>
      <span className="relative min-w-0">
        <select
          id={id}
          value={sort}
          onChange={(event) => {
            const chosen = sorts.find((entry) => entry === event.currentTarget.value);
            if (chosen) onSort(chosen);
          }}
          className="border-edge bg-surface min-h-11 w-full max-w-48 appearance-none truncate rounded-lg border py-1 pr-10 pl-3 text-base shadow-sm"
        >
          {sorts.map((entry) => (
            <option key={entry} value={entry}>
              {entry === 'popular' && searching ? t('Best match') : sortLabels[entry]}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="text-muted pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2" />
      </span>
    </div>
  );
}

/**
 * The whole shop: search, categories, filters, order and products, all kept in the address. On a phone the first products
 * lie in the first view; a wide screen has the filters beside them.
 */
export function ShopBrowser(props: ShopBrowserProps) {
  const { actions } = props;
  const view = useShopView();
  const { filters, compare, look, pathFor, show } = view;
  const { query, sort } = filters;
  const [filtering, setFiltering] = useState(false);
  const isWide = useIsWide();
  const narrowed = countFilters(filters);

  const results = (
    <ShopResults
      filters={filters}
      pages={view.pages}
      onMore={view.showMore}
      controls={
        <>
          <div className="flex grow items-center justify-end gap-2 sm:grow-0">
            <Button
              variant="secondary"
              size="sm"
              className="max-sm:px-2.5 lg:hidden"
              onClick={() => setFiltering(true)}
            >
              <FilterIcon className="size-5" />
              {narrowed > 0 ? t('Filters ({n})', { n: narrowed }) : t('Filters')}
            </Button>
            <SortField
              sort={sort}
              searching={query !== ''}
              onSort={(next) => show({ sort: next }, { replace: true })}
            />
          </div>
        </>
      }
      notes={
        (query !== '' || narrowed > 0) && (
          <Suspense>
            <ShopNotes view={view} />
          </Suspense>
        )
      }
      empty={
        <Suspense>
          <ShopEmpty filters={filters} pathFor={pathFor} />
        </Suspense>
      }
    />
  );

  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 pt-2 pb-1 sm:pt-10 sm:pb-4 lg:grid-cols-[16rem_minmax(0,1fr)_auto] lg:gap-x-10 lg:pb-0">
        <header className="lg:col-span-2 lg:pb-4">
          <h1 className="text-2xl sm:text-4xl">{t('Shop')}</h1>
          <p className="text-muted mt-2 text-lg max-sm:hidden">
            {t('Lab-tested herbs, teas, oils and superfoods, honestly described.')}
          </p>
        </header>
        <ShopSearch
          query={query}
          // The first letter of a search is a step to go back from; the letters after it are not.
          onSearch={(next) => show({ query: next }, { replace: query !== '' })}
        />
        <div className="lg:col-start-3 lg:row-start-1">{actions}</div>
        <div className="col-span-3 lg:hidden">
          <CategoryFilter as="chips" view={view} />
        </div>
      </div>
      <div className="grid grid-cols-1 lg:-mt-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-10">
        <aside aria-label={t('Filters')} className="hidden grid-cols-1 content-start gap-5 pt-18 lg:grid">
          {isWide && (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <ShopAside view={view} />
            </Suspense>
          )}
        </aside>
        <ShopViewContext value={view}>{results}</ShopViewContext>
      </div>
      {(filtering || compare.length > 0 || look !== null) && (
        <Suspense>
          <ShopOverlays view={view} filtering={filtering} onFiltered={() => setFiltering(false)} />
        </Suspense>
      )}
    </>
  );
}
