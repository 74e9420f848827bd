import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { products } from '../content/products.ts';
import { literal, seedSql } from './seed-sql.ts';

describe('supabase/seed.sql', () => {
  it('is what the content says', () => {
    expect(readFileSync(new URL('../supabase/seed.sql', import.meta.url), 'utf8')).toBe(seedSql());
  });

  it('leaves stock, price and status of existing products to the shop', () => {
    const sql = seedSql();
    for (const column of ['stock', 'reorder_at', 'price_kes', 'compare_at_kes', 'status']) {
      expect(sql).not.toContain(`${column} = excluded.${column}`);
    }
    expect(sql).toContain('warnings = excluded.warnings');
  });

  it('names every product', () => {
    const sql = seedSql();
    expect(products.filter((product) => !sql.includes(`(${product.id}, '${product.sku}'`))).toEqual([]);
  });
});

describe('literal', () => {
  it('quotes text, arrays and empty values', () => {
    expect(literal("Murang'a")).toBe("'Murang''a'");
    expect(literal("''; drop table products; --")).toBe("'''''; drop table products; --'");
    expect(literal('C:\\path')).toBe("'C:\\path'");
    expect(literal(['a', "b'c"])).toBe("array['a', 'b''c']::text[]");
    expect(literal([])).toBe('array[]::text[]');
    expect(literal(null)).toBe('null');
    expect(literal(true)).toBe('true');
    expect(literal(250)).toBe('250');
  });

  it('refuses a NUL character', () => {
    expect(() => literal('a\0b')).toThrow('NUL');
  });
});
