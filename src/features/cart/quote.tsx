import { useQuery } from '@tanstack/react-query';

import { type CartItem, MAX_PIECES } from '../../entities/cart/cart-store.ts';
import {
  type LineProblem,
  type Quote,
  type QuoteLine,
  quoteQuery,
  type QuoteAbout,
  countiesQuery,
} from '../../entities/quote/quote.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { isText } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { SelectField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';

/** The quote of the cart; needs no account. */
export const cartQuote = (items: readonly Pick<CartItem, 'id' | 'quantity'>[], about: QuoteAbout = {}) => ({
  ...quoteQuery(
    items.map(({ id, quantity }) => ({ product_id: id, quantity })),
    about,
  ),
  staleTime: 15_000,
  // A cart may be a week old: look again whenever the shopper comes back to the page.
  refetchOnMount: 'always' as const,
});

/** A line of the cart with what the shop says about it now. */
export interface CartLine {
  item: CartItem;
  /** Price of one piece: today's when known, else the stored one. */
  unitPrice: number;
  /** The stored price, when today's differs. */
  oldPrice: number | null;
  /** Pieces that can be had; null while unknown. */
  stock: number | null;
  problem: LineProblem | null;
  /** The most the stepper may offer. */
  most: number;
}

/** Whether `quantity` pieces can be had, from stock alone; the quote may still be about another quantity. */
function problemOf(quote: QuoteLine, quantity: number): LineProblem | null {
  if (quote.problem === 'gone') return 'gone';
  if (quote.stock <= 0) return 'sold_out';
  return quantity > quote.stock ? 'short' : null;
}

/** Lays the quote over the cart. Lines the quote does not speak of keep their stored price and no verdict. */
export function mergeQuote(items: readonly CartItem[], quote: Pick<Quote, 'lines'> | undefined): CartLine[] {
  const quoted = new Map(quote?.lines.map((line) => [line.product_id, line]));
  return items.map((item) => {
    const line = quoted.get(item.id);
    if (!line)
      return { item, unitPrice: item.price, oldPrice: null, stock: null, problem: null, most: MAX_PIECES };
    const problem = problemOf(line, item.quantity);
    const unitPrice = problem === 'gone' ? item.price : line.unit_price_kes;
    return {
      item,
      unitPrice,
      oldPrice: unitPrice === item.price ? null : item.price,
      stock: line.stock,
      problem,
      most: Math.min(line.stock, MAX_PIECES),
    };
  });
}

/** Sum of the lines that can be bought, in whole shillings. */
export const subtotalOf = (lines: readonly CartLine[]): number =>
  lines
    .filter((line) => line.problem !== 'gone' && line.problem !== 'sold_out')
    .reduce((sum, line) => sum + line.unitPrice * line.item.quantity, 0);

/** Today's prices of the lines whose price has changed, by product id. */
export const changedPrices = (lines: readonly CartLine[]): Map<number, number> =>
  new Map(lines.filter((line) => line.oldPrice !== null).map((line) => [line.item.id, line.unitPrice]));

/** Working days as one says them: `1 to 2 working days`. */
function dayWords(min: number, max: number): string {
  if (max === 0) return t('the same day');
  if (min === max) return t.count(max, '{n} working day', '{n} working days');
  return max === 1
    ? t('{min} to {max} working day', { min, max })
    : t('{min} to {max} working days', { min, max });
}

const YEAR_MS = 365 * 86_400_000;
const county = createStoredState('mizizi-county', isText, '', YEAR_MS);

/** Remembers the county somebody last asked delivery for, '' forgets it. */
const keepCounty = (chosen: string): void => county.change(() => chosen);

/** The remembered county, '' for none. */
const useCounty = county.useValue;

function Answer({ quote, county }: { quote: Quote; county: string }) {
  const {
    delivery_kes: feeKes,
    min_days: minDays,
    max_days: maxDays,
    free_delivery_from_kes: freeFromKes,
  } = quote;
  if (quote.too_heavy)
    return (
      <p>{t('This is too heavy for the courier to {county}. Two smaller orders can travel.', { county })}</p>
    );
  if (feeKes === null || minDays === null || maxDays === null)
    return <p>{t('We do not deliver to {county} at the moment.', { county })}</p>;
  return (
    <>
      <p>
        <strong>{feeKes === 0 ? t('Free delivery') : formatKes(feeKes)}</strong>, {dayWords(minDays, maxDays)}
      </p>
      <p className="text-muted text-sm">
        {quote.cash_on_delivery
          ? t('M-Pesa, or cash when it arrives.')
          : t('Paid by M-Pesa before it leaves.')}
        {freeFromKes !== null &&
          feeKes > 0 &&
          ` ${t('Free from {amount}.', { amount: formatKes(freeFromKes) })}`}
      </p>
    </>
  );
}

/** What it costs to send these pieces to a county and how long it takes. The county is remembered. */
export function DeliveryEstimate({ items }: { items: readonly Pick<CartItem, 'id' | 'quantity'>[] }) {
  const county = useCounty();
  const counties = useQuery(countiesQuery);
  const quote = useQuery({
    ...cartQuote(items, { county }),
    enabled: county !== '' && items.length > 0,
  });
  const names = counties.data ?? [];
  // Until the names have come, the remembered one stands alone.
  const shown = county === '' || names.includes(county) ? names : [county, ...names];
  return (
    <div className="grid gap-2">
      <SelectField
        label={t('Delivery to')}
        value={county}
        disabled={shown.length === 0}
        error={counties.isError ? t('The counties could not be loaded.') : undefined}
        onChange={(event) => keepCounty(event.currentTarget.value)}
      >
        <option value="">{t('Choose your county')}</option>
        {shown.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite" className="min-h-12">
        {county === '' && (
          <p className="text-muted text-sm">{t('The fee is the same as at the checkout.')}</p>
        )}
        {county !== '' && quote.data && !quote.isPlaceholderData && (
          <Answer quote={quote.data} county={county} />
        )}
        {quote.isError && <p className="text-danger-700 text-sm">{errorText(quote.error)}</p>}
      </div>
    </div>
  );
}
