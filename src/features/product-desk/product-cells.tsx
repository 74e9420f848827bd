import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { errorText, toAppError } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import type { Bulk } from '../../lib/use-bulk.ts';
import { ChooseBox } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { controlStyles } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/desk.ts';
import { productDeskKey, setStock, type ListedProduct } from './product-desk.queries.ts';
import type { useProductActions } from './use-save-product.ts';

type Props = { product: { id: number; name: string; size: string; stock: number; reorder_at: number } };

/** What was typed, the figure it was counted from, and whether the shop has refused it because of a sale in between. */
type Draft = { text: string; countedFrom: number; isRefused: boolean };

/**
 * The figure on the shelf, written when one leaves the field. A sale in between is told, not overwritten: after that only
 * another figure or a decision is sent, never the same one by leaving the field.
 */
export function StockCell({ product }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const count = useMutation({
    mutationFn: ({ stock, over }: { stock: number; over: number }) => setStock(product.id, stock, over),
    onSuccess: () => setProblem(null),
    // What was typed stays, to be compared with the new figure.
    onError: (error) => {
      setProblem(errorText(error));
      const isRefused = toAppError(error).kind === 'changed_by_other';
      setDraft((before) => before && { ...before, isRefused });
    },
    onSettled: async (_stock, error) => {
      await queryClient.invalidateQueries({ queryKey: productDeskKey });
      if (!error) setDraft(null);
    },
  });

  function change(text: string): void {
    const countedFrom = draft && !draft.isRefused ? draft.countedFrom : product.stock;
    setDraft({ text, countedFrom, isRefused: false });
  }

  function forget(): void {
    setDraft(null);
    setProblem(null);
  }

  function commit({ text, countedFrom, isRefused }: Draft): void {
    if (count.isPending) return;
    const wanted = text.trim();
    // What was refused is decided over the figure of now, which stands beside it.
    const over = isRefused ? product.stock : countedFrom;
    if (wanted === String(product.stock) || wanted === '') forget();
    else if (/^\d{1,7}$/.test(wanted)) count.mutate({ stock: Number(wanted), over });
    else setProblem(t('A whole number, 0 or more.'));
  }

  return (
    <span className={cn('grid w-24 gap-1', problem && '@max-3xl:w-40')}>
      <input
        inputMode="numeric"
        aria-label={t('Stock of {name}, {size}', { name: product.name, size: product.size })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        aria-busy={count.isPending || undefined}
        className={cn(
          controlStyles,
          'text-right tabular-nums',
          product.stock <= product.reorder_at && 'text-clay-700 font-semibold',
        )}
        value={draft?.text ?? String(product.stock)}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (draft && !draft.isRefused) commit(draft);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft) commit(draft);
          if (event.key === 'Escape') forget();
        }}
      />
      {problem && (
        <span id={id} role="alert" className="text-danger-700 text-sm font-semibold">
          {problem}
        </span>
      )}
      {draft?.isRefused && !count.isPending && (
        <Button variant="secondary" size="sm" onClick={() => commit(draft)}>
          {t('Save {new} over {old}', { new: draft.text.trim(), old: product.stock })}
        </Button>
      )}
    </span>
  );
}

const words = {
  active: { text: t('In the shop'), tone: 'leaf' },
  draft: { text: t('Draft'), tone: 'gold' },
  archived: { text: t('Archived'), tone: 'neutral' },
} as const;

const isKnown = (status: string): status is keyof typeof words => status in words;

/** Whether customers see a product. */
export function StatusBadge({ status }: { status: string }) {
  return isKnown(status) ? (
    <Badge tone={words[status].tone}>{words[status].text}</Badge>
  ) : (
    <Badge>{status}</Badge>
  );
}

type RowsProps = {
  rows: readonly ListedProduct[];
  bulk: Pick<Bulk<ListedProduct>, 'has' | 'toggle'>;
  actions: ReturnType<typeof useProductActions>;
  hrefOf: (id: number) => string;
  shopHrefOf: (id: number) => string;
};

/** Products one below the other; a row wraps into a card on a phone. */
export function ProductRows({ rows, bulk, actions, hrefOf, shopHrefOf }: RowsProps) {
  return (
    <ul className="border-line bg-surface divide-line @container divide-y rounded-2xl border shadow-md">
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid grid-cols-[auto_2.5rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 p-3 @xs:grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] @sm:gap-x-3 @3xl:grid-cols-[auto_3.5rem_minmax(0,1fr)_8.5rem_6rem_7.5rem_auto] @3xl:px-4"
        >
          <ChooseBox
            label={t('Choose {name}, {size}', { name: row.name, size: row.size })}
            checked={bulk.has(row)}
            onChange={() => bulk.toggle(row)}
          />
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
}: Pick<RowsProps, 'actions' | 'hrefOf' | 'shopHrefOf'> & { row: ListedProduct }) {
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
