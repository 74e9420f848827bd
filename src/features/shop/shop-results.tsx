import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { cn } from '../../lib/cn.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import type { RenderBuy } from './product-grid.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import type { ShopFilters } from './product.ts';
import { ReadFailed } from './read-failed.tsx';
import { shopQueries } from './shop.queries.ts';

interface ShopResultsProps {
  filters: ShopFilters;
  /** How many pages the address asks for. */
  pages: number;
  onMore: () => void;
  renderBuy: RenderBuy;
  rich: boolean;
  /** What to show beside the number of results. */
  controls: ReactNode;
  /** What to show when nothing matches. */
  empty: ReactNode;
}

const countWords = (total: number, query: string) =>
  `${total === 1 ? '1 product' : `${total} products`}${query ? ` for “${query}”` : ''}`;

/** The products of a view with every state it can be in. */
export function ShopResults(props: ShopResultsProps) {
  const { filters, pages, onMore, renderBuy, rich, controls, empty } = props;
  const list = useInfiniteQuery({ ...shopQueries.list(filters), placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = list;

  // The address says how many pages are shown; whatever is missing is fetched, one page after the other.
  const wantsMore =
    !isPlaceholderData &&
    data !== undefined &&
    hasNextPage &&
    data.pages.length < pages &&
    !isFetchNextPageError;
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage();
  }, [wantsMore, isFetching, fetchNextPage]);

  const products = data?.pages.flatMap((page) => page.products) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const offline = list.isPending && list.fetchStatus === 'paused';

  return (
    <section aria-labelledby="products" aria-busy={isFetching}>
      <h2 id="products" className="sr-only">
        Products
      </h2>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
        <output className="text-muted block min-w-0">
          {data && !isPlaceholderData ? countWords(total, filters.query) : ''}
          {list.isPending && !offline && 'Loading products…'}
        </output>
        {total > 0 && controls}
      </div>
      {offline && <ReadFailed what="the products" error={null} onRetry={() => void list.refetch()} />}
      {list.isPending && !offline && <ProductGridSkeleton rich={rich} />}
      {list.isError && !isFetchNextPageError && (
        <div className="mb-4">
          <ReadFailed
            what="the products"
            error={list.error}
            busy={list.isRefetching}
            onRetry={() => void list.refetch()}
          />
        </div>
      )}
      {data && total === 0 && !isPlaceholderData && empty}
      {products.length > 0 && (
        <div className={cn('transition-opacity', isPlaceholderData && 'opacity-50')}>
          <ProductGrid products={products} renderBuy={renderBuy} rich={rich} leading />
          {isFetchNextPageError ? (
            <div className="py-6">
              <ReadFailed
                what="more products"
                error={list.error}
                busy={isFetching}
                onRetry={() => void fetchNextPage()}
              />
            </div>
          ) : (
            <LoadMore
              shown={products.length}
              total={total}
              noun="products"
              busy={list.isFetchingNextPage}
              onMore={onMore}
            />
          )}
        </div>
      )}
    </section>
  );
}
