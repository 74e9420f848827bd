import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findBannedClaim } from './banned-claims.ts';
import { optionRows, pictureRows, productRows } from './product-rows.ts';
import { products } from './products.ts';
import { productOptions } from './products/options.ts';
import { optionSchema } from './schema.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const everyRow = [...products, ...optionRows()];
/** Grams, millilitres or pieces. */
const amount = (size: string): number => Number.parseFloat(size) * (/\d (kg|L)$/.test(size) ? 1000 : 1);

describe('products', () => {
  it('are the active ones, most popular first', () => {
    const positions = productRows().map((row) => row.position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(productRows()).toHaveLength(products.filter((product) => product.status === 'active').length);
  });

  it('count their further sizes, as the shop does', () => {
    const baobab = productRows().find(({ slug }) => slug === 'baobab-fruit-powder');
    expect(baobab).toMatchObject({ variant_count: 2, from_price_kes: 520, in_stock: true });
    const chamomile = productRows().find(({ slug }) => slug === 'chamomile-tea');
    expect(chamomile).toMatchObject({ variant_count: 0, from_price_kes: 460, in_stock: false });
  });
});

describe('sizes', () => {
  it('keep to the schema, ten products and more have some', () => {
    for (const option of productOptions) expect(optionSchema.safeParse(option).error?.issues).toBeUndefined();
    expect(new Set(productOptions.map(({ of }) => of)).size).toBeGreaterThanOrEqual(10);
  });

  it('share no id, SKU or slug with anything', () => {
    for (const key of ['id', 'sku', 'slug'] as const)
      expect(repeated(everyRow.map((row) => row[key]))).toEqual([]);
    expect(Math.min(...optionRows().map(({ id }) => id))).toBeGreaterThan(100);
  });

  it('hold more, cost more, and cost less by weight than the size before', () => {
    const pairs = products.flatMap((product) => {
      const sizes = [product, ...optionRows().filter((option) => option.variant_of === product.id)];
      return sizes.slice(1).map((size, index) => ({ before: sizes[index] ?? product, size }));
    });
    const odd = pairs.filter(
      ({ before, size }) =>
        amount(size.size) <= amount(before.size) ||
        size.weight_g <= before.weight_g ||
        size.price_kes <= before.price_kes ||
        size.price_kes / amount(size.size) >= before.price_kes / amount(before.size),
    );
    expect(odd.map(({ size }) => size.sku)).toEqual([]);
  });
});

describe('galleries', () => {
  it('give twelve products and more a second and a third picture', () => {
    const full = Map.groupBy(pictureRows(), (row) => row.product_id);
    expect([...full.values()].filter((rows) => rows.length >= 2).length).toBeGreaterThanOrEqual(12);
    for (const rows of full.values())
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
  });

  it('show files that exist, each said in words of its own', () => {
    const rows = pictureRows();
    expect(repeated(rows.map(({ picture }) => picture))).toEqual([]);
    expect(repeated(rows.map(({ alt }) => alt))).toEqual([]);
    expect(rows.filter(({ alt }) => alt.length < 15 || findBannedClaim(alt) !== null)).toEqual([]);
    const files = rows.flatMap(({ picture }) =>
      [320, 640, 1080].flatMap((width) => [`${picture}-${width}.avif`, `${picture}-${width}.webp`]),
    );
    expect(
      files.filter((file) => !existsSync(new URL(`../public/pictures/${file}`, import.meta.url))),
    ).toEqual([]);
  });
});
