import { expect, it } from 'vitest';

import { productListRows, productRows } from './product-rows.ts';
import { products } from './products.ts';

it('lists active products, most popular first', () => {
  const positions = productRows().map((row) => row.position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(productRows()).toHaveLength(products.filter((product) => product.status === 'active').length);
});

it('has exactly the columns of search_products', () => {
  expect(Object.keys(productListRows()[0] ?? {})).toEqual([
    'id',
    'slug',
    'name',
    'botanical_name',
    'swahili_name',
    'category_id',
    'form',
    'size',
    'price_kes',
    'compare_at_kes',
    'stock',
    'summary',
    'picture',
    'picture_alt',
    'total_count',
  ]);
});

it('counts every match while answering one page', () => {
  const page = productListRows('teas', 4);
  expect(page).toHaveLength(4);
  expect(page.every((row) => row.category_id === 'teas')).toBe(true);
  expect(page[0]?.total_count).toBe(products.filter((product) => product.category_id === 'teas').length);
  expect(productListRows()).toHaveLength(24);
});
