import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/list-states.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { LowStockList } from './list-notices.tsx';
import { productListQuery } from './product-desk.queries.ts';
import { type ListId, listFromQuery, type StatusFilter, statusFilters } from './product-list.ts';
import { ProductRows } from './product-rows-view.tsx';
import { useProductActions } from './use-product-actions.ts';

type Addresses = {
  /** The page that edits a product. */
  hrefOf: (id: number) => string;
  /** Its page in the shop. */
  shopHrefOf: (id: number) => string;
};
type Props = Addresses & {
  list: ListId;
  onList: (list: ListId) => void;
  onOpen: (id: number) => void;
};

/** All products by state, with a search over their names and SKUs. */
export function ProductListView({ list, onList, onOpen, ...addresses }: Props) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  return (
    <section aria-label={t('Products')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="max-w-md">
        <SearchBox
          label={t('Find a product')}
          placeholder={t('Name or SKU')}
          value={search}
          onChange={setSearch}
        />
      </div>
      <Tabs
        label={t('Products by state')}
        value={list}
        onChange={(next) => onList(listFromQuery(next))}
        items={statusFilters.map(({ id, label }) => ({
          value: id,
          label,
          content:
            id === 'low' ? (
              <LowStockList search={wanted} {...addresses} />
            ) : (
              <List key={`${id} ${wanted}`} status={id} search={wanted} onOpen={onOpen} {...addresses} />
            ),
        }))}
      />
    </section>
  );
}

type ListProps = Addresses & { status: StatusFilter; search: string; onOpen: (id: number) => void };

function List({ status, search, onOpen, ...addresses }: ListProps) {
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    productListQuery(status, search),
  );
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const actions = useProductActions({ onCopied: onOpen });
  if (!data && error)
    return (
      <Alert
        tone="danger"
        title={t('The products could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data)
    return (
      <div className="grid gap-3">
        <Spinner quiet label={t('Loading products')} className="sr-only" />
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    );
  const rows = data.pages.flatMap((page) => page.rows);
  const total = data.pages.at(-1)?.total ?? 0;
  if (rows.length === 0)
    return (
      <EmptyState title={search ? t('Nothing here fits “{search}”', { search }) : t('No products here')}>
        {search ? t('Try fewer letters or another list.') : t('Add a product, or import a file of them.')}
      </EmptyState>
    );
  const ids = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const move = async (next: 'active' | 'draft' | 'archived'): Promise<void> => {
    if ((await actions.setStatus(ids, next)) > 0) setChosen(new Set());
  };
  return (
    <div className="grid gap-3">
      {ids.length > 0 && (
        <div className="border-leaf-300 bg-leaf-50 sticky top-18 z-10 flex flex-wrap items-center gap-2 rounded-xl border p-2 pl-4 shadow-sm">
          <span aria-live="polite" className="mr-auto font-semibold">
            {t('{n} chosen', { n: ids.length })}
          </span>
          <Button size="sm" disabled={actions.isBusy} onClick={() => void move('active')}>
            {t('Publish')}
          </Button>
          <Button size="sm" variant="secondary" disabled={actions.isBusy} onClick={() => void move('draft')}>
            {t('To drafts')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={actions.isBusy}
            onClick={() => void move('archived')}
          >
            {t('Archive')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setChosen(new Set())}>
            {t('Clear')}
          </Button>
        </div>
      )}
      <ProductRows rows={rows} chosen={chosen} onChoose={setChosen} actions={actions} {...addresses} />
      <LoadMore
        shown={rows.length}
        total={total}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        noun={t('products and options')}
      />
    </div>
  );
}
