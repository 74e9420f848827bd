import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/desk.ts';
import { StatusBadge, StockCell } from './product-cells.tsx';
import type { ListedProduct } from './product-desk.queries.ts';
import type { useProductActions } from './use-save-product.ts';

type Props = {
  rows: readonly ListedProduct[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  actions: ReturnType<typeof useProductActions>;
  hrefOf: (id: number) => string;
  shopHrefOf: (id: number) => string;
};

/** Products one below the other; a row wraps into a card on a phone. */
export function ProductRows({ rows, chosen, onChoose, actions, hrefOf, shopHrefOf }: Props) {
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <ul className="border-line bg-surface divide-line @container divide-y rounded-2xl border shadow-md">
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid grid-cols-[auto_2.5rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 p-3 @xs:grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] @sm:gap-x-3 @3xl:grid-cols-[auto_3.5rem_minmax(0,1fr)_8.5rem_6rem_7.5rem_auto] @3xl:px-4"
        >
          <label className="grid size-11 place-items-center">
            <input
              type="checkbox"
              aria-label={t('Choose {name}, {size}', { name: row.name, size: row.size })}
              checked={chosen.has(row.id)}
              onChange={() => toggle(row.id)}
              className="accent-leaf-700 size-5"
            />
          </label>
          <ResponsivePicture name={row.picture} alt="" sizes="56px" className="rounded-lg" />
          <span className="min-w-0">
            <Link
              to={hrefOf(row.id)}
              className="hover:text-leaf-700 inline-block py-1 leading-snug font-semibold underline-offset-4 hover:underline"
            >
              {row.name}
            </Link>
            <span className="text-muted block text-sm">
              {row.variant_of !== null && `${t('Option')} · `}
              {row.size} · <span className="wrap-anywhere">{row.sku}</span>
            </span>
          </span>
          <RowMenu row={row} actions={actions} hrefOf={hrefOf} shopHrefOf={shopHrefOf} />
          <span className="col-span-4 flex flex-wrap items-center justify-between gap-3 @3xl:contents">
            <span className="@3xl:order-first @3xl:col-start-4 @3xl:row-start-1">
              <StatusBadge status={row.status} />
            </span>
            <span className="tabular-nums @3xl:col-start-5 @3xl:row-start-1 @3xl:text-right">
              {formatKes(row.price_kes)}
            </span>
            <span className="flex items-center gap-2 @3xl:col-start-6 @3xl:row-start-1 @3xl:justify-self-end">
              <span aria-hidden="true" className="text-muted text-sm @3xl:hidden">
                {t('Stock')}
              </span>
              <StockCell key={row.id} product={row} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function RowMenu({
  row,
  actions,
  hrefOf,
  shopHrefOf,
}: Pick<Props, 'actions' | 'hrefOf' | 'shopHrefOf'> & { row: ListedProduct }) {
  const move = (next: 'active' | 'draft' | 'archived'): void => void actions.setStatus([row.id], next);
  return (
    <span className="@3xl:col-start-7 @3xl:row-start-1">
      <Menu
        label={t('What to do with {name}', { name: row.name })}
        trigger={
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Actions for {name}, {size}', { name: row.name, size: row.size })}
          >
            <span aria-hidden="true" className="text-xl leading-none">
              ⋯
            </span>
          </Button>
        }
      >
        <MenuItem onSelect={() => window.open(hrefOf(row.id), '_blank', 'noopener')}>
          {t('Edit in a new tab')}
        </MenuItem>
        {row.status === 'active' && (
          <MenuItem onSelect={() => window.open(shopHrefOf(row.variant_of ?? row.id), '_blank', 'noopener')}>
            {t('See it in the shop')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => actions.duplicate(row.id)}>{t('Duplicate')}</MenuItem>
        <MenuSeparator />
        {row.status !== 'active' && <MenuItem onSelect={() => move('active')}>{t('Publish')}</MenuItem>}
        {row.status !== 'draft' && <MenuItem onSelect={() => move('draft')}>{t('Back to drafts')}</MenuItem>}
        {row.status !== 'archived' && (
          <MenuItem tone="danger" onSelect={() => move('archived')}>
            {t('Archive')}
          </MenuItem>
        )}
      </Menu>
    </span>
  );
}
