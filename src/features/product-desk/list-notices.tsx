import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/desk.ts';
import { StockCell } from './product-cells.tsx';
import { lowStockQuery } from './product-desk.queries.ts';
import { untaxedQuery } from './product-tax.queries.ts';

/** What to order again and what to sell before it expires. */
export function LowStockList({ search, hrefOf }: { search: string; hrefOf: (id: number) => string }) {
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
