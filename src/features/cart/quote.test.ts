import { describe, expect, it } from 'vitest';

import type { CartItem } from './cart-item.ts';
import type { Quote } from './quote.ts';
import { changedPrices, mergeQuote, parseQuote, subtotalOf } from './quote.ts';

const item = (id: number, price: number, quantity: number): CartItem => ({
  id,
  name: `Product ${id}`,
  size: '100 g',
  picture: 'leaf',
  price,
  quantity,
});
const answer = (...lines: object[]) => ({ lines, subtotal_kes: 0, delivery_kes: null });

describe('parseQuote', () => {
  it('reads the lines of quote_order', () => {
    const line = { product_id: 1, name: 'Neem', unit_price_kes: 500, quantity: 2, stock: 9, problem: null };
    expect(parseQuote(answer(line)).lines).toEqual([
      { product_id: 1, unit_price_kes: 500, stock: 9, problem: null },
    ]);
  });

  it('accepts a line that is gone, without price and stock', () => {
    const line = { product_id: 1, unit_price_kes: null, stock: null, problem: 'gone' };
    expect(parseQuote(answer(line)).lines).toEqual([
      { product_id: 1, unit_price_kes: 0, stock: 0, problem: 'gone' },
    ]);
  });

  it('reads what a coupon takes off, or why it does not', () => {
    const coupon = { code: 'KARIBU10', discount_kes: 120, problem: null, message: null };
    expect(parseQuote({ ...answer(), coupon }).coupon).toEqual({
      code: 'KARIBU10',
      discountKes: 120,
      message: null,
    });
    const refused = { code: 'X', discount_kes: 0, problem: 'coupon_ended', message: 'This code has ended.' };
    expect(parseQuote({ ...answer(), coupon: refused }).coupon?.message).toBe('This code has ended.');
  });

  it('reads the delivery to a county, which may be nowhere or too heavy', () => {
    const there = { delivery_kes: 350, min_days: 2, max_days: 3, cash_on_delivery: false, too_heavy: false };
    expect(parseQuote({ ...answer(), ...there, free_delivery_from_kes: 5000 }).delivery).toEqual({
      feeKes: 350,
      minDays: 2,
      maxDays: 3,
      cashOnDelivery: false,
      freeFromKes: 5000,
    });
    expect(parseQuote(answer()).delivery).toBeNull();
    expect(parseQuote({ ...answer(), too_heavy: true }).tooHeavy).toBe(true);
  });

  it.each([null, 'text', [], { lines: 'none' }])('refuses what is no quote: %j', (value) => {
    expect(() => parseQuote(value)).toThrow('could not read');
  });
});

describe('mergeQuote', () => {
  const quote = (...lines: Quote['lines']): Quote => ({
    lines,
    coupon: null,
    delivery: null,
    tooHeavy: false,
  });

  it('keeps stored prices while nothing is known', () => {
    expect(mergeQuote([item(1, 450, 2)], undefined)).toEqual([
      { item: item(1, 450, 2), unitPrice: 450, oldPrice: null, stock: null, problem: null, most: 99 },
    ]);
  });

  it('uses a changed price and remembers the old one', () => {
    const lines = mergeQuote(
      [item(1, 450, 2), item(2, 300, 1)],
      quote(
        { product_id: 1, unit_price_kes: 500, stock: 9, problem: null },
        { product_id: 2, unit_price_kes: 300, stock: 9, problem: null },
      ),
    );
    expect(lines.map(({ unitPrice, oldPrice }) => [unitPrice, oldPrice])).toEqual([
      [500, 450],
      [300, null],
    ]);
    expect(subtotalOf(lines)).toBe(1300);
    expect(changedPrices(lines)).toEqual(new Map([[1, 500]]));
  });

  it.each([
    ['short', 3, 5, 'short'],
    ['enough by now', 3, 3, null],
    ['sold out', 0, 1, 'sold_out'],
  ])('judges the quantity of this moment: %s', (_, stock, quantity, problem) => {
    const [line] = mergeQuote(
      [item(1, 450, quantity)],
      quote({ product_id: 1, unit_price_kes: 450, stock, problem: 'short' }),
    );
    expect(line).toMatchObject({ problem, most: stock });
  });

  it('leaves lines that cannot be bought out of the sum', () => {
    const lines = mergeQuote(
      [item(1, 450, 1), item(2, 300, 1), item(3, 100, 2)],
      quote(
        { product_id: 1, unit_price_kes: 0, stock: 0, problem: 'gone' },
        { product_id: 2, unit_price_kes: 300, stock: 0, problem: 'sold_out' },
        { product_id: 3, unit_price_kes: 120, stock: 5, problem: null },
      ),
    );
    expect(lines.map((line) => line.problem)).toEqual(['gone', 'sold_out', null]);
    expect(lines[0]?.unitPrice).toBe(450);
    expect(subtotalOf(lines)).toBe(240);
  });
});
