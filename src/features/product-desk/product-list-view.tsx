import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { useAddressSearch } from '../../lib/desk.ts';
import { formatDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadMore } from '../../ui/list-states.tsx';
import { Spinner, Skeleton } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { StockCell, ProductRows } from './product-cells.tsx';
import {
  lowStockQuery,
  productListQuery,
  type ListId,
  listFromQuery,
  type StatusFilter,
  statusFilters,
  untaxedQuery,
} from './product-desk.queries.ts';
import { useProductActions } from './use-save-product.ts';

/** What to order again and what to sell before it expires. */
function LowStockList({ search, hrefOf }: { search: string; hrefOf: (id: number) => string }) {
  const { data, error, refetch } = useQuery(lowStockQuery);
  if (!data && error)
    return (
      <Alert
        tone="danger"
        title={t('The list could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label={t('Looking at the shelves')} />;
  const wanted = search.toLowerCase();
  const rows = data.flatMap((row) => {
    // A view's columns may all be null to the type checker; these never are.
    if (row.id === null || row.name === null || row.stock === null) return [];
    const fits = `${row.name} ${row.sku}`.toLowerCase().includes(wanted);
    return fits ? [{ ...row, id: row.id, name: row.name, stock: row.stock }] : [];
  });
  if (rows.length === 0)
    return (
      <EmptyState title={search ? t('Nothing here fits “{search}”', { search }) : t('The shelves are full')}>
        {t(
          'Products appear here when their stock falls to the figure at which you order again, and 60 days before they expire.',
        )}
      </EmptyState>
    );
  return (
    <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-3 p-3 md:px-4">
          <span className="w-14 shrink-0">
            <ResponsivePicture
              name={row.picture ?? 'no-picture'}
              alt=""
              sizes="56px"
              className="rounded-lg"
            />
          </span>
          <span className="min-w-40 grow">
            <Link to={hrefOf(row.id)} className="hover:text-leaf-700 py-1 font-semibold hover:underline">
              {row.name}
            </Link>
            <span className="text-muted block text-sm">
              {row.size} · {row.sku} · {t('reorder at {n}', { n: row.reorder_at ?? 0 })}
            </span>
          </span>
          <span className="flex flex-wrap gap-2">
            {row.is_low && <Badge tone="clay">{row.stock === 0 ? t('Sold out') : t('Low')}</Badge>}
            {row.expires_soon && (
              <Badge tone="danger">
                {row.lot
                  ? t('Lot {lot} expires {day}', { lot: row.lot, day: formatDate(row.expires_on) })
                  : t('Expires {day}', { day: formatDate(row.expires_on) })}
              </Badge>
            )}
          </span>
          <StockCell product={{ ...row, size: row.size ?? '', reorder_at: row.reorder_at ?? 0 }} />
        </li>
      ))}
    </ul>
  );
}

/** Tells a shop that charges VAT which products have no class yet; nothing else. */
export function UntaxedNotice({ href }: { href: string }) {
  const { data: many = 0 } = useQuery(untaxedQuery);
  if (many === 0) return null;
  return (
    <div className="mb-6">
      <Alert
        tone="warning"
        title={t.count(many, '{n} product needs a tax class', '{n} products need a tax class')}
        action={
          <Link to={href} className={buttonStyles({ size: 'sm', variant: 'secondary' })}>
            {t('Tax classes')}
          </Link>
        }
      >
        {t('Until then it is taxed at the standard rate.')}
      </Alert>
    </div>
  );
}

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
  const [search, setSearch, wanted] = useAddressSearch();
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
