import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react';

import { isSavingData } from '../../lib/device.ts';
import { LoadMore } from '../../ui/list-states.tsx';
import { PendingBar } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { ReadFailed } from './read-failed.tsx';
import { type ShopFilters, PAGE_SIZE, shopQueries } from './shop.queries.ts';

interface ShopResultsProps {
  filters: ShopFilters;
  /** How many pages the address asks for. */
  pages: number;
  onMore: () => void;
  /** What to show beside the number of results. */
  controls: ReactNode;
  /** What stands between the number and the products. */
  notes?: ReactNode;
  /** What to show when nothing matches. */
  empty: ReactNode;
}

const countWords = (total: number, query: string) =>
  query
    ? t.count(total, '{n} product for “{query}”', '{n} products for “{query}”', { query })
    : t.count(total, '{n} product', '{n} products');

const totalOf = (data: InfiniteData<{ total: number }> | undefined): number => data?.pages.at(-1)?.total ?? 0;

/** So many pages come by themselves before a button asks again: whoever scrolls on wants to reach the foot of the page. */
const PAGES_AT_ONCE = 3;

/** Calls `onReached` when the marked element comes near the view while `active`, and not for every page. */
function useEndReached(
  onReached: () => void,
  active: boolean,
  pages: number,
): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const reached = useRef(onReached);
  useEffect(() => {
    reached.current = onReached;
  });
  const watching = active && pages % (PAGES_AT_ONCE + 1) !== 0;
  useEffect(() => {
    if (!watching || !mark.current || typeof IntersectionObserver === 'undefined') return;
    if (isSavingData()) return; // the button asks
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached.current();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [watching]);
  return mark;
}

/** The products of a view with every state it can be in. */
export function ShopResults(props: ShopResultsProps) {
  const { filters, pages, onMore, controls, notes, empty } = props;
  const list = useInfiniteQuery({ ...shopQueries.list(filters), placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = list;
  // Cards with news are rendered in slices between which the browser answers taps: in one go they take a phone 100 ms.
  const rendered = useDeferredValue(data) ?? data;

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

  const total = totalOf(data);
  const products = total === 0 ? [] : (rendered?.pages.flatMap((page) => page.products) ?? []);
  const offline = list.isPending && list.fetchStatus === 'paused';
  // Empty cards hold the place of the pages to come, so that somebody who comes back lands where they were.
  const isBehind = wantsMore || rendered !== data;
  const awaited = isBehind ? Math.max(0, Math.min(pages * PAGE_SIZE, total) - products.length) : 0;
  const end = useEndReached(onMore, hasNextPage && !wantsMore && !isFetching && !isFetchNextPageError, pages);

  return (
    <section aria-labelledby="products" aria-busy={isFetching}>
      <h2 id="products" className="sr-only">
        {t('Products')}
      </h2>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:mb-4">
        <output className="text-muted min-h-5 grow max-sm:basis-full max-sm:text-sm">
          {data && !isPlaceholderData && totalOf(rendered) === total ? countWords(total, filters.query) : ''}
          {(list.isPending || isPlaceholderData) && !offline && t('Loading products…')}
        </output>
        {controls}
      </div>
      {notes}
      {offline && <ReadFailed what="the products" error={null} onRetry={() => void list.refetch()} />}
      {list.isPending && !offline && <ProductGridSkeleton count={8 + (pages - 1) * PAGE_SIZE} />}
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
        <>
          {isPlaceholderData && <PendingBar />}
          <ProductGrid products={products} hearts tools awaited={awaited} leading />
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
            <div ref={end}>
              <LoadMore
                shown={products.length}
                total={total}
                noun={t('products')}
                busy={list.isFetchingNextPage}
                onMore={onMore}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
