import { describe, expect, it } from 'vitest';

import { parseProductId, toDetail, toList, toOptions, toSummary } from './product.ts';
import { sampleProduct } from './sample-product.ts';

describe('reading the catalogue', () => {
  it('reads a page and its total', () => {
    const { id, name } = sampleProduct();
    const list = toList([{ ...sampleProduct(), total_count: 52 }]);
    expect(list.total).toBe(52);
    expect(list.products).toEqual([expect.objectContaining({ id, name })]);
    expect(Object.keys(list.products[0] ?? {})).not.toContain('total_count');
  });

  it('reads an empty page', () => {
    expect(toList([])).toEqual({ products: [], total: 0 });
  });

  it('reads a product', () => {
    expect(toDetail(sampleProduct())).toEqual(sampleProduct());
  });

  it('fills in what a plainer read does not count', () => {
    const { rating, rating_count, variant_count, from_price_kes, in_stock, ...row } = sampleProduct({
      stock: 0,
    });
    expect(toSummary(row)).toMatchObject({
      rating: null,
      rating_count: 0,
      variant_count: 0,
      from_price_kes: 1250,
      in_stock: false,
    });
    expect([rating, rating_count, variant_count, from_price_kes, in_stock]).toHaveLength(5);
  });

  it('sells nothing of a lot that has expired', () => {
    expect(toDetail(sampleProduct({ expires_on: '2020-01-01' }))).toMatchObject({ stock: 0 });
    expect(toDetail(sampleProduct({ expires_on: '2999-01-01' }))).toMatchObject({ stock: 12 });
  });

  it('reads options with the product itself first', () => {
    const rows = [sampleProduct({ id: 9, variant_of: 7, size: '250 g' }), sampleProduct()];
    expect(toOptions(rows).map(({ id, size }) => [id, size])).toEqual([
      [7, '100 g'],
      [9, '250 g'],
    ]);
  });
});

describe('parseProductId', () => {
  it.each([
    ['7', 7],
    ['0', null],
    ['-7', null],
    ['7.5', null],
    ['007', null],
    ['neem', null],
    ['99999999999999999999', null],
    [undefined, null],
  ])('%s → %s', (text, id) => {
    expect(parseProductId(text)).toBe(id);
  });
});
