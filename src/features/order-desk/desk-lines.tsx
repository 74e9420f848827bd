import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useDeferredValue, useState } from 'react';

import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/desk.ts';
import { pickQuery, warningsQuery } from './desk-order.queries.ts';

/** Most pieces of a product in one order. */
const MOST = 99;

/** One more piece of a product. */
const oneMore = (items: readonly OrderLine[], id: number): OrderLine[] =>
  items.some(({ product_id }) => product_id === id)
    ? items.map((item) =>
        item.product_id === id ? { ...item, quantity: Math.min(item.quantity + 1, MOST) } : item,
      )
    : [...items, { product_id: id, quantity: 1 }];

type PickerProps = { items: readonly OrderLine[]; onChange: (items: OrderLine[]) => void };

/** Finds products by name; each size is one press. */
export function LinePicker({ items, onChange }: PickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data: found, error } = useQuery(pickQuery(search));
  return (
    <div className="grid gap-3">
      <SearchBox
        label={t('Find a product')}
        placeholder={t('Name of a product')}
        value={typed}
        onChange={setTyped}
      />
      {error && <p className="text-danger-700">{errorText(error)}</p>}
      {search.length > 1 && found?.length === 0 && (
        <p className="text-muted">{t('Nothing in the shop has this name.')}</p>
      )}
      {search.length > 1 && found && found.length > 0 && (
        <ul className="divide-line border-line bg-surface divide-y rounded-xl border">
          {found.map((product) => (
            <li key={product.id} className="grid gap-2 p-3">
              <span className="font-semibold">{product.name}</span>
              <span className="flex flex-wrap gap-2">
                {product.sizes.map((size) => (
                  <Button
                    key={size.id}
                    size="sm"
                    variant="secondary"
                    disabled={size.stock === 0}
                    aria-label={t('Add {name}, {size}', { name: size.name, size: size.size })}
                    onClick={() => {
                      onChange(oneMore(items, size.id));
                      setTyped('');
                    }}
                  >
                    {size.size} · {size.stock === 0 ? t('none left') : formatKes(size.price_kes)}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A line as the database prices it. `problem`: why it cannot be sold so. */
export type PricedLine = {
  product_id: number;
  name: string | null;
  size: string | null;
  unit_price_kes: number;
  quantity: number;
  line_total_kes: number;
  stock: number;
  problem: string | null;
};

const problems: Record<string, (stock: number) => string> = {
  gone: () => t('This is no longer sold.'),
  sold_out: () => t('There is none left.'),
  short: (stock) => t.count(stock, 'Only {n} is left.', 'Only {n} are left.'),
};

type LineListProps = PickerProps & { lines: readonly PricedLine[] };

/** What was chosen, to be made more, less or nothing. */
export function LineList({ items, lines, onChange }: LineListProps) {
  return (
    <ul className="divide-line grid divide-y">
      {items.map(({ product_id: id, quantity }) => {
        const line = lines.find(({ product_id }) => product_id === id);
        const name = line?.name ?? t('Product {id}', { id });
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-32 flex-1 leading-snug">
              <span className="font-semibold">{name}</span>
              <span className="text-muted block text-sm">
                {line?.size}
                {line && ` · ${formatKes(line.unit_price_kes)}`}
              </span>
              {line?.problem && (
                <span role="alert" className="text-danger-700 block text-sm font-semibold">
                  {problems[line.problem]?.(line.stock)}
                </span>
              )}
            </span>
            <QuantityStepper
              label={t('Pieces of {name}', { name })}
              value={quantity}
              min={0}
              max={MOST}
              onChange={(next) =>
                onChange(
                  next === 0
                    ? items.filter(({ product_id }) => product_id !== id)
                    : items.map((item) => (item.product_id === id ? { ...item, quantity: next } : item)),
                )
              }
            />
            <span className="ml-auto w-24 text-right font-semibold tabular-nums">
              {line ? formatKes(line.line_total_kes) : '…'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How a product's warnings are shown to whoever buys it. */
export type WarningView = ComponentType<{ product: { warnings: string; herb_slugs: readonly string[] } }>;

type WarningsProps = {
  ids: readonly number[];
  Warning: WarningView;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
  error: string | undefined;
};

/** What a person at the desk reads to the buyer before anything is sold to them, and says that they did. */
export function WarningsToRead({ ids, Warning, isRead, onRead, error }: WarningsProps) {
  const { data, isError } = useQuery(warningsQuery(ids));
  if (ids.length === 0) return null;
  if (isError)
    return (
      <Alert tone="danger">{t('The warnings could not be loaded. Nothing is sold without them.')}</Alert>
    );
  const warned = (data ?? []).filter(hasWarning);
  if (warned.length === 0) return null;
  return (
    <section aria-label={t('Read this to the buyer')} className="grid gap-3">
      <h3 className="text-lg">{t('Read this to the buyer')}</h3>
      {warned.map((product) => (
        <div key={product.id} className="grid gap-1">
          <strong>{product.name}</strong>
          <Warning product={product} />
        </div>
      ))}
      <CheckboxField
        name="readOut"
        label={t('I have read this to the buyer, who wants it')}
        checked={isRead}
        error={error}
        onChange={(event) => onRead(event.currentTarget.checked)}
      />
    </section>
  );
}

/** Whether something must be said of a product; the database asks the same. */
const hasWarning = ({ warnings, herb_slugs: herbs }: { warnings: string; herb_slugs: readonly string[] }) =>
  warnings.trim() !== '' || herbs.length > 0;

/** Whether something must be read out before these are sold; null while nobody knows. */
export function useMustReadOut(ids: readonly number[]): boolean | null {
  const { data, isPlaceholderData } = useQuery(warningsQuery(ids));
  if (ids.length === 0) return false;
  return !data || isPlaceholderData ? null : data.some(hasWarning);
}
