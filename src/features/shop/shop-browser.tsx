import { type ReactNode, Suspense, useId, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { lazyPart } from '../../start/later.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon, FilterIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';
import { CategoryFilter, ShopSearch } from './category-filter.tsx';
import { countFilters, type Sort, sortLabels, sorts } from './shop-filters.ts';
import { ShopResults } from './shop-results.tsx';
import { ShopViewContext, useShopView } from './use-shop-view.ts';

/** Parts that most first visits do without. */
const RichFrame = lazyPart(async () => (await import('./rich-frame.tsx')).RichFrame);
const ShopNotes = lazyPart(async () => (await import('./shop-notes.tsx')).ShopNotes);
const ShopOverlays = lazyPart(async () => (await import('./shop-overlays.tsx')).ShopOverlays);
const ShopEmpty = lazyPart(async () => (await import('./other-products.tsx')).ShopEmpty);

interface ShopBrowserProps {
  /** A link that stands beside the number of products. */
  actions?: ReactNode;
  /** The richer layout: filters in a sidebar, larger cards, quick view and comparison. */
  rich?: boolean;
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

/** The whole shop: search, categories, filters, order and products, all kept in the address. */
export function ShopBrowser(props: ShopBrowserProps) {
  const { actions, rich = false } = props;
  const view = useShopView();
  const { filters, compare, look, pathFor, show } = view;
  const { query, sort } = filters;
  const [filtering, setFiltering] = useState(false);
  const narrowed = countFilters(filters);

  // The first letter of a search is a step to go back from; the letters after it are not.
  const search = (
    <ShopSearch query={query} onSearch={(next) => show({ query: next }, { replace: query !== '' })} />
  );
  const chips = <CategoryFilter as="chips" view={view} />;
  const results = (
    <ShopResults
      filters={filters}
      pages={view.pages}
      onMore={view.showMore}
      rich={rich}
      controls={
        <>
          {actions}
          <div className="flex grow items-center justify-end gap-2 sm:grow-0">
            <Button
              variant="secondary"
              size="sm"
              className={cn('max-sm:grow', rich && 'lg:hidden')}
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
      <PageHeader
        eyebrow={rich ? t('The whole garden') : t('Grown and gathered in Kenya')}
        title={t('Shop')}
        intro={t('Lab-tested herbs, teas, oils and superfoods, honestly described.')}
      />
      {rich ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <ShopViewContext value={view}>
            <RichFrame view={view} search={search} chips={chips}>
              {results}
            </RichFrame>
          </ShopViewContext>
        </Suspense>
      ) : (
        <>
          <div className="mb-4 grid grid-cols-1 gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-center">
            {search}
            {chips}
          </div>
          {results}
        </>
      )}
      {(filtering || compare.length > 0 || look !== null) && (
        <Suspense>
          <ShopOverlays view={view} filtering={filtering} onFiltered={() => setFiltering(false)} />
        </Suspense>
      )}
    </>
  );
}
