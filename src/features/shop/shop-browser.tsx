import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryFilter } from './category-filter.tsx';
import type { RenderForProduct } from './product-grid.tsx';
import type { ProductDetail } from './product.ts';
import { countFilters } from './shop-filters.ts';
import {
  ActiveFilters,
  CardTools,
  CompareTray,
  FilterPanel,
  FilterSheet,
  QuickView,
  SearchHint,
  ShopEmpty,
} from './shop-parts.ts';
import { ShopResults } from './shop-results.tsx';
import { ShopSearch } from './shop-search.tsx';
import { SortField } from './sort-field.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useShopView } from './use-shop-view.ts';

interface ShopBrowserProps {
  /** Links beside the title. */
  actions?: ReactNode;
  renderBuy: RenderForProduct;
  renderWish?: RenderForProduct;
  /** The controls that buy, for the quick view; `done` is called when something went into the cart. */
  renderBuyBox: (product: ProductDetail, done: () => void) => ReactNode;
  /** The richer layout: filters in a sidebar, larger cards, quick view and comparison. */
  rich?: boolean;
}

/** The whole shop: search, categories, filters, order and products, all kept in the address. */
export function ShopBrowser(props: ShopBrowserProps) {
  const { actions, renderBuy, renderWish, renderBuyBox, rich = false } = props;
  const view = useShopView();
  const { filters, pages, compare, look, pathFor, show } = view;
  const { category, query, sort } = filters;
  const [filtering, setFiltering] = useState(false);
  const wide = useIsWide();
  const sidebar = rich && wide;
  const narrowed = countFilters(filters);

  // The first letter of a search is a step to go back from; the letters after it are not.
  const search = (
    <ShopSearch query={query} onSearch={(next) => show({ query: next }, { replace: query !== '' })} />
  );
  const chips = <CategoryFilter as="chips" current={category} pathFor={(id) => pathFor({ category: id })} />;
  const controls = (
    <div className="flex grow items-center justify-end gap-2">
      {!sidebar && (
        <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setFiltering(true)}>
          <FilterIcon className="size-5" />
          Filters
          {narrowed > 0 && (
            <>
              {' '}
              <span className="bg-leaf text-on-leaf grid size-5.5 place-items-center rounded-full text-xs tabular-nums">
                {narrowed}
              </span>
              <span className="sr-only"> in use</span>
            </>
          )}
        </Button>
      )}
      <SortField
        sort={sort}
        searching={query !== ''}
        onSort={(next) => show({ sort: next }, { replace: true })}
      />
    </div>
  );
  const results = (
    <ShopResults
      filters={filters}
      pages={pages}
      onMore={view.showMore}
      renderBuy={renderBuy}
      renderWish={renderWish}
      renderTools={
        rich
          ? (product) => (
              <Suspense fallback={<Skeleton className="h-11 w-full" />}>
                <CardTools
                  product={product}
                  compared={compare}
                  onCompare={() => view.toggleCompared(product.id)}
                  onLook={() => view.lookAt(product.id)}
                />
              </Suspense>
            )
          : undefined
      }
      rich={rich}
      controls={controls}
      notes={
        <Suspense>
          {query !== '' && <SearchHint filters={filters} pathFor={pathFor} />}
          {narrowed > 0 && <ActiveFilters filters={filters} pathFor={pathFor} />}
        </Suspense>
      }
      empty={
        <Suspense>
          <ShopEmpty filters={filters} pathFor={pathFor} renderBuy={renderBuy} renderWish={renderWish} />
        </Suspense>
      }
    />
  );

  return (
    <>
      <PageHeader
        eyebrow={rich ? 'The whole garden' : 'Grown and gathered in Kenya'}
        title="Shop"
        intro="Lab-tested herbs, teas, oils and superfoods, honestly described."
        actions={actions}
      />
      {rich ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
          <aside aria-label="Filters" className="grid grid-cols-1 content-start gap-5">
            {search}
            <div className="lg:hidden">{chips}</div>
            {sidebar && (
              <>
                <div>
                  <h2 className="mb-2 text-lg">Categories</h2>
                  <CategoryFilter as="list" current={category} pathFor={(id) => pathFor({ category: id })} />
                </div>
                <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                  <FilterPanel filters={filters} onChange={(change) => show(change)} />
                </Suspense>
              </>
            )}
          </aside>
          {results}
        </div>
      ) : (
        <>
          <div className="mb-4 grid grid-cols-1 gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-center">
            {search}
            {chips}
          </div>
          {results}
        </>
      )}
      <Suspense>
        {filtering && (
          <FilterSheet
            filters={filters}
            onChange={(change) => show(change, { replace: true })}
            onClose={() => setFiltering(false)}
          />
        )}
        {rich && compare.length > 0 && (
          <CompareTray ids={compare} onRemove={view.toggleCompared} onClear={view.clearCompared} />
        )}
        {look !== null && <QuickView id={look} onClose={view.lookAway} renderBuyBox={renderBuyBox} />}
      </Suspense>
    </>
  );
}
