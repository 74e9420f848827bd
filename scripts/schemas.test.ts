// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readMigrations } from '../stack/migrations.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { CATALOGUE_KINDS, differences, readCatalogue } from './schemas/catalogue.ts';
import { freshCopy } from './testing-database.ts';

const SUPABASE = path.resolve(import.meta.dirname, '../supabase');

let migrated: FreshDatabase;
let declared: FreshDatabase;
let expected: Map<string, string>;
let actual: Map<string, string>;

beforeAll(async () => {
  const first = (await readMigrations(path.join(SUPABASE, 'migrations')))[0]?.version;
  migrated = await freshCopy();
  declared = await freshCopy(first);
  const folder = path.join(SUPABASE, 'schemas');
  await declared.database.sql.transaction(async (sql) => {
    // Chapters are numbered, and 101 comes after 99.
    for (const name of readdirSync(folder).toSorted(
      (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
    )) {
      try {
        await sql.exec(readFileSync(path.join(folder, name), 'utf8'));
      } catch (error) {
        throw new Error(`supabase/schemas/${name}: ${String(error)}`, { cause: error });
      }
    }
    await sql.exec('reset check_function_bodies');
  });
  expected = await readCatalogue(migrated.database.sql);
  actual = await readCatalogue(declared.database.sql);
}, 120_000);
afterAll(async () => {
  await migrated.close();
  await declared.close();
});

test('supabase/schemas makes the same database as the migrations, by name and in every trait', () => {
  expect(differences(expected, actual)).toEqual([]);
  expect(expected.size).toBeGreaterThan(4900);
});

const seen = (kind: string): boolean => [...expected.keys()].some((key) => key.startsWith(`${kind} `));

/** One change for each kind of thing, and what the comparison must say of it. */
const CHANGES: readonly (readonly [kind: string, change: string, words: string])[] = [
  ['schema', 'create schema more', 'too much: schema more'],
  ['schema grant', 'grant usage on schema private to anon', 'differs: schema grant private'],
  [
    'default privilege',
    'alter default privileges in schema public grant select on tables to anon',
    'default privilege',
  ],
  ['extension', 'create extension citext', 'too much: extension citext'],
  ['type', "create type public.mood as enum ('good')", 'too much: type public.mood'],
  ['table', 'alter table public.orders disable row level security', 'differs: table public.orders'],
  [
    'view',
    'alter view public.low_stock_products set (security_barrier = true)',
    'differs: view public.low_stock_products',
  ],
  ['sequence', 'alter sequence public.products_id_seq cache 5', 'differs: sequence public.products_id_seq'],
  [
    'column',
    'alter table public.orders alter column town drop not null',
    'differs: column public.orders.town',
  ],
  [
    'default',
    'alter table public.orders alter column discount_kes set default 1',
    'differs: default public.orders.discount_kes',
  ],
  [
    'constraint',
    'alter table public.orders drop constraint orders_number_key',
    'missing: constraint public.orders orders_number_key',
  ],
  [
    'index',
    'drop index public.order_items_product_id_idx',
    'missing: index public.order_items_product_id_idx',
  ],
  ['function', 'alter function public.is_admin() volatile', 'differs: function f public.is_admin()'],
  [
    'trigger',
    'alter table auth.users disable trigger add_member_role',
    'differs: trigger add_member_role on auth.users',
  ],
  [
    'rule',
    'create rule never as on delete to public.orders do instead nothing',
    'too much: rule never on public.orders',
  ],
  [
    'policy',
    'alter policy order_items_select_own on public.order_items to anon',
    'differs: policy order_items_select_own',
  ],
  ['grant', 'grant select on public.orders to anon', 'differs: grant public.orders'],
  [
    'column grant',
    'grant select (number) on public.orders to anon',
    'too much: column grant public.orders.number',
  ],
  [
    'function grant',
    'revoke execute on function public.is_admin() from authenticated',
    'differs: function grant public.is_admin()',
  ],
  ['comment', "comment on table public.orders is 'other'", 'comment table public.orders'],
  [
    'publication',
    "alter publication supabase_realtime set (publish = 'insert')",
    'differs: publication supabase_realtime',
  ],
  [
    'published table',
    'alter publication supabase_realtime drop table public.fasts',
    'missing: published table supabase_realtime: public.fasts',
  ],
  [
    'event trigger',
    `create function public.note() returns event_trigger language plpgsql as 'begin end';
     create event trigger watch on ddl_command_end execute function public.note()`,
    'too much: event trigger watch',
  ],
  [
    'statistics',
    'create statistics public.more on county, town from public.orders',
    'too much: statistics more',
  ],
  [
    'rare',
    'create collation public.german (provider = icu, locale = "de")'.replaceAll('"', "'"),
    'too much: rare pg_collation',
  ],
];

test('every kind of thing has a change that is tried', () => {
  expect(CHANGES.map(([kind]) => kind).toSorted()).toEqual(CATALOGUE_KINDS.toSorted());
  expect(seen('policy')).toBe(true);
});

test.each(CHANGES)('a change of a %s is noticed', async (_, change, words) => {
  const changed = await declared.database.sql
    .transaction(async (sql) => {
      await sql.exec(change);
      throw new Undone(await readCatalogue(sql));
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.catalogue;
      throw error;
    });
  expect(differences(actual, changed).join('\n')).toContain(words);
});

class Undone extends Error {
  readonly catalogue: Map<string, string>;
  constructor(catalogue: Map<string, string>) {
    super('undone');
    this.catalogue = catalogue;
  }
}
