import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/shop.ts';
import type { CartItem } from './cart-item.ts';
import { MAX_PIECES } from './cart-item.ts';

/** Why a line cannot be bought as it stands. */
export type LineProblem = 'gone' | 'sold_out' | 'short';

/** What `quote_order` says about one line; prices in whole shillings. */
export interface QuoteLine {
  product_id: number;
  unit_price_kes: number;
  stock: number;
  problem: LineProblem | null;
}

/** What the shop says about a coupon: what it takes off, or in `message` why not. */
export interface QuotedCoupon {
  code: string;
  discountKes: number;
  message: string | null;
}

/** Delivery to the county that was asked about; amounts in whole shillings, times in working days. */
export interface QuotedDelivery {
  feeKes: number;
  minDays: number;
  maxDays: number;
  cashOnDelivery: boolean;
  /** Goods for this much travel free; null when they never do. */
  freeFromKes: number | null;
}

export interface Quote {
  lines: QuoteLine[];
  coupon: QuotedCoupon | null;
  /** Null without a county, and for a parcel nobody takes there. */
  delivery: QuotedDelivery | null;
  tooHeavy: boolean;
}

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problems: readonly unknown[] = ['gone', 'sold_out', 'short'];
const isProblem = (value: unknown): value is LineProblem => problems.includes(value);

function parseLine(value: unknown): QuoteLine | null {
  if (!isRecord(value) || typeof value.product_id !== 'number') return null;
  const problem = isProblem(value.problem) ? value.problem : null;
  // A product that is gone has neither price nor stock any more.
  const price = typeof value.unit_price_kes === 'number' ? value.unit_price_kes : null;
  if (price === null && problem !== 'gone') return null;
  return {
    product_id: value.product_id,
    unit_price_kes: price ?? 0,
    stock: typeof value.stock === 'number' ? value.stock : 0,
    problem,
  };
}

const wholeOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function parseCoupon(value: unknown): QuotedCoupon | null {
  if (!isRecord(value) || typeof value['code'] !== 'string') return null;
  return {
    code: value['code'],
    discountKes: wholeOrNull(value['discount_kes']) ?? 0,
    message: typeof value['message'] === 'string' ? value['message'] : null,
  };
}

function parseDelivery(value: Record<string, unknown>): QuotedDelivery | null {
  const [feeKes, minDays, maxDays] = [value['delivery_kes'], value['min_days'], value['max_days']].map(
    wholeOrNull,
  );
  if (feeKes == null || minDays == null || maxDays == null) return null;
  return {
    feeKes,
    minDays,
    maxDays,
    cashOnDelivery: value['cash_on_delivery'] === true,
    freeFromKes: wholeOrNull(value['free_delivery_from_kes']),
  };
}

/** Reads the JSON answer of `quote_order`. Throws AppError `server` when it is not a quote. */
export function parseQuote(value: unknown): Quote {
  if (!isRecord(value) || !Array.isArray(value.lines)) {
    throw new AppError('server', t('The shop sent an answer we could not read. Please try again.'));
  }
  return {
    lines: value.lines.map(parseLine).filter((line) => line !== null),
    coupon: parseCoupon(value['coupon']),
    delivery: parseDelivery(value),
    tooHeavy: value['too_heavy'] === true,
  };
}

/** Whether `quantity` pieces can be had, from stock alone; the quote may still be about another quantity. */
function problemOf(quote: QuoteLine, quantity: number): LineProblem | null {
  if (quote.problem === 'gone') return 'gone';
  if (quote.stock <= 0) return 'sold_out';
  return quantity > quote.stock ? 'short' : null;
}

/** Lays the quote over the cart. Lines the quote does not speak of keep their stored price and no verdict. */
export function mergeQuote(items: readonly CartItem[], quote: Quote | undefined): CartLine[] {
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
