// @vitest-environment node
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { applySeeds, readSeeds } from '../stack/seeds.ts';
import { type FreshDatabase, upgrade } from './fresh-database.ts';
import { loadRelease, RELEASES } from './release-rows.ts';
import { differences, readCatalogue } from './schemas/catalogue.ts';
import { freshCopy } from './testing-database.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Tables whose rows an upgrade writes anew, and why. */
const REWRITTEN: Readonly<Record<string, string>> = {
  'private.assessment_questions': 'a new assessment asks more',
  'private.content_kinds': 'herbs and remedies name what is not known of a pair',
  'private.desk_lists': 'the books of an accountant',
  'private.role_capabilities': 'an accountant reads the books',
  'private.health_parts': 'readings and medicine times are health data too',
  'private.personal_data': 'each new table about people is registered',
  'private.invoice_counters': 'invoices of what was paid before are counted too',
  'public.herbs': 'the condition "child-under-12" became "child"',
  'public.invoices': 'each bill that was paid gets its invoice; numbers that were given stay',
  'public.remedies': 'the same',
  'public.safety_profiles': 'the same',
  'public.safety_terms': 'the same',
};

/**
 * Per table: how many rows, a checksum of whole rows and one of each column, of the columns that the release had. When a row
 * was written last is not among them: a stored column is made anew by writing its row.
 */
type Sums = Map<string, { rows: number; sum: string | null; columns: Record<string, string | null> }>;
type Table = { name: string; columns: string[] };

const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    array_agg(quote_ident(attname) order by attname) filter (where attgenerated = '' and attname <> 'updated_at')
      as columns
  from pg_class join pg_namespace n on n.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage') group by 1 order by 1`;

async function sumsOf({ database }: FreshDatabase, tables: readonly Table[]): Promise<Sums> {
  const sums: Sums = new Map();
  for (const { name, columns } of tables) {
    const texts = columns.map((column) => `${column}::text`);
    const [sum] = await database.sql.rows<{ rows: number; sum: string | null; columns: (string | null)[] }>(
      `select count(*)::int as rows, md5(string_agg(row, '' order by row collate "C")) as sum,
         array[${columns.map((_, at) => `sum(hashtextextended(texts[${at + 1}], 0)::numeric)::text`).join()}] as columns
       from (select md5(row(${texts.join()})::text) as row, array[${texts.join()}] as texts from ${name}) as hashed`,
    );
    if (sum) {
      const named = Object.fromEntries(columns.map((column, at) => [column, sum.columns[at] ?? null]));
      sums.set(name, { ...sum, columns: named });
    }
  }
  return sums;
}

for (const { release, before } of RELEASES) {
  let shop: FreshDatabase;
  let fresh: FreshDatabase;
  let tables: Table[];
  let was: Sums;

  beforeAll(async () => {
    shop = await freshCopy(before);
    await loadRelease(shop.url, release);
    tables = await shop.database.sql.rows<Table>(TABLES);
    was = await sumsOf(shop, tables);
    await upgrade(shop.database);
    fresh = await freshCopy();
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await fresh.close();
  });

  test(`a shop of release ${release} keeps every row`, async () => {
    expect([...was.values()].filter(({ rows }) => rows > 0).length).toBeGreaterThan(80);
    const is = await sumsOf(shop, tables);
    const changed = [...was].filter(([name, { rows, sum }]) =>
      name in REWRITTEN
        ? (is.get(name)?.rows ?? 0) < rows
        : is.get(name)?.rows !== rows || is.get(name)?.sum !== sum,
    );
    const told = changed.map(([name, { rows, columns }]) => {
      const now = is.get(name);
      const other = Object.keys(columns).filter((column) => columns[column] !== now?.columns[column]);
      return `${name}: ${rows} before, ${now?.rows} now; other values in ${other.join(', ') || 'whole rows'}`;
    });
    expect(told, 'a table that is meant to change stands in REWRITTEN, with the reason').toEqual([]);
  });

  test(`a shop of release ${release} has the database of a new one`, async () => {
    expect(
      differences(await readCatalogue(fresh.database.sql), await readCatalogue(shop.database.sql)),
    ).toEqual([]);
  });

  test(`a shop of release ${release} takes the present content, and loses no row to it`, async () => {
    const files = [
      'seed.sql',
      'seed.herbs.sql',
      'seed.foods.sql',
      'seed.articles.sql',
      'seed.meal-plans.sql',
    ];
    await applySeeds(
      shop.database.sql,
      await readSeeds(files.map((name) => path.join(ROOT, 'supabase', name))),
    );
    const is = await sumsOf(shop, tables);
    expect([...was].filter(([name, { rows }]) => (is.get(name)?.rows ?? 0) < rows)).toEqual([]);
  });
}
