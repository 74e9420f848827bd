// @vitest-environment node
/** A new version brings corrected texts; what the people of a shop wrote themselves stays. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FreshDatabase } from './fresh-database.ts';
import { seedSql } from './seed-sql.ts';
import { freshCopy } from './testing-database.ts';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshCopy();
}, 120_000);
afterAll(() => fresh.close());

test('texts that the shop changed outlive the next seed, and those it left alone are corrected', async () => {
  const { sql } = fresh.database;
  await sql.exec(seedSql());
  // As the desk leaves them: a summary of 7 and a shelf by hand, 8 by an import; 9 is an older text of ours, sold at another price.
  await sql.exec(`
    update public.products set summary = 'Ours' where id in (7, 8, 9);
    update public.product_categories set description = 'Ours' where id = 'herbs';
    update public.products set price_kes = 231 where id = 9;
    insert into public.audit_log (action, entity, entity_id, detail) values
      ('product_saved', 'products', '7', '{"summary": ["theirs", "Ours"]}'),
      ('update', 'product_categories', 'herbs', '{"description": ["theirs", "Ours"]}'),
      ('update', 'products', '9', '{"price_kes": [230, 231]}');
    insert into public.product_imports (id) values ('00000000-0000-4000-8000-000000000001');
    insert into private.product_import_changes (import_id, product_id, before, left_at, left_stock)
    values ('00000000-0000-4000-8000-000000000001', 8, '{}', now(), 1);`);
  await sql.exec(seedSql());
  const rows = await sql.rows<{ id: number; is_ours: boolean; price_kes: number }>(
    "select id, summary = 'Ours' as is_ours, price_kes from public.products where id in (7, 8, 9) order by id",
  );
  expect(rows.map(({ is_ours: isOurs }) => isOurs)).toEqual([true, true, false]);
  expect(rows[2]?.price_kes).toBe(231);
  const [shelf] = await sql.rows<{ description: string }>(
    "select description from public.product_categories where id = 'herbs'",
  );
  expect(shelf?.description).toBe('Ours');
});
