import { type CartItem, MAX_PIECES } from '../../entities/cart/cart-store.ts';
import type { LineProblem, Quote, QuoteLine } from '../../entities/quote/quote.queries.ts';
import { quoteQuery, type QuoteAbout } from '../../entities/quote/quote.queries.ts';

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
