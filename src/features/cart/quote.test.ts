import { describe, expect, it } from 'vitest';

import type { CartItem } from '../../entities/cart/cart-store.ts';
import type { QuoteLine } from '../../entities/quote/quote.queries.ts';
import { changedPrices, mergeQuote, subtotalOf } from './quote.tsx';

const item = (id: number, price: number, quantity: number): CartItem => ({
  id,
  name: `Product ${id}`,
  size: '100 g',
  picture: 'leaf',
  price,
  quantity,
});
/** What the shop says about one line. */
type Said = Pick<QuoteLine, 'product_id' | 'unit_price_kes' | 'stock' | 'problem'>;

describe('mergeQuote', () => {
  const quote = (...lines: Said[]) => ({
    lines: lines.map((line) => ({
      name: '',
      size: '',
      picture: '',
      quantity: 1,
      line_total_kes: 0,
      ...line,
    })),
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
