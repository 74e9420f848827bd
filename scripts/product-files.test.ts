/** The columns of products as the app declares them, and the way of a product through a file, in a real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { columnOf, type ProductColumn, productColumnNames } from '../src/entities/products/product.ts';
import { textFields, textNames } from '../src/features/product-desk/product.ts';
import {
  clearable,
  columns,
  type ExportedProduct,
  nameInFile,
  toFile,
  toImport,
} from '../src/features/product-import/import-file.ts';
import { parseCsv, writeCsv } from '../src/lib/csv.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { literal, seedSql } from './seed-sql.ts';
import { freshCopy } from './testing-database.ts';

let fresh: FreshDatabase;
const rows = <T extends object>(query: string): Promise<T[]> => fresh.database.sql.rows<T>(query);
type Stored = ExportedProduct & { of: string | null; gallery: string[] };

const BOSS = "md5('boss')::uuid";

beforeAll(async () => {
  fresh = await freshCopy();
  await fresh.database.sql.exec(`${seedSql()};
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
    values (${BOSS}, 'authenticated', 'authenticated', 'boss@tests.example', now(), '{}', '{}');
    insert into public.user_roles (user_id, role) values (${BOSS}, 'admin')`);
  await fresh.database.sql.exec(await fullProduct());
}, 60_000);
afterAll(() => fresh?.close());

/** The values that the database takes for a column; null where it takes any. */
async function valuesOf(column: ProductColumn): Promise<string[] | null> {
  const [check] = await rows<{ is: string }>(`
    select pg_get_constraintdef(k.oid) as is from pg_constraint k join pg_attribute a on k.conkey = array[a.attnum]
    where k.conrelid = 'public.products'::regclass and a.attrelid = k.conrelid and a.attname = ${literal(column)}
      and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'`);
  return check ? [...check.is.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value) : null;
}

/** A value for a column, other than its default: of a text with a list of values the last. */
async function sampleOf(column: ProductColumn): Promise<string> {
  const own: Partial<Record<ProductColumn, string>> = {
    sku: 'FULL',
    slug: 'full',
    category_id: 'oils',
    expires_on: '2099-01-31',
    picture: 'uploads/full',
    price_kes: '100',
    compare_at_kes: '200',
  };
  if (own[column] !== undefined) return literal(own[column]);
  const { kind } = columnOf(column);
  if (kind === 'texts') return literal([`one ${column}`, 'two']);
  if (kind === 'whole') return '7';
  if (kind === 'yes') return 'true';
  const values = await valuesOf(column);
  return literal(values?.at(-1) ?? `"${column}", and more`);
}

/** A product that has something in every column, with an option and a gallery. */
async function fullProduct(): Promise<string> {
  const named = productColumnNames.filter((column) => column !== 'variant_of');
  const samples = await Promise.all(named.map(sampleOf));
  const own = ['slug', 'size', 'weight_g', 'price_kes', 'stock', 'picture', 'picture_alt', 'status'].join(
    ', ',
  );
  return `
    insert into public.products (${named.join(', ')}) values (${samples.join(', ')});
    insert into public.products (variant_of, sku, name, category_id, form, summary, description, ${own})
    select id, 'FULL-L', '', category_id, '', '', '', 'full-l', '1 kg', 1100, 180, 3, picture, picture_alt, 'draft'
    from public.products where sku = 'FULL';
    insert into public.product_pictures (product_id, position, picture, alt)
    select id, n, 'more-' || n, 'More of it' from public.products, generate_series(1, 2) n where sku = 'FULL'`;
}

/** As the API answers a column. */
const answered = (column: ProductColumn): string =>
  column === 'expires_on' ? 'expires_on::text' : column === 'variant_of' ? 'variant_of::int' : column;

const stored = (which = 'true'): Promise<Stored[]> =>
  rows<Stored>(`
    select p.id::int, ${productColumnNames.map(answered).join(', ')},
      (select v.sku from public.products v where v.id = p.variant_of) as of,
      array(select x.picture from public.product_pictures x where x.product_id = p.id order by x.position, x.id) as gallery
    from public.products p where ${which} order by p.id`);

const fileOf = (products: readonly Stored[]): string =>
  toFile(products, new Map(products.map(({ id, gallery }) => [id, gallery])));

type Outcome = { created: number; updated: number; unchanged: number; errors: object[] };

/** Imports a file as the desk does, in one batch. */
async function imported(file: string): Promise<Outcome> {
  const cells = toImport(parseCsv(file).rows).rows.map((row) => row.cells);
  const [answer] = await rows<{ answer: Outcome }>(`
    with boss as materialized (select set_config('request.jwt.claim.sub', ${BOSS}::text, false),
      set_config('request.jwt.claims', json_build_object('sub', ${BOSS}, 'role', 'authenticated')::text, false))
    select public.import_products(${literal(JSON.stringify(cells))}::jsonb, false) as answer from boss`);
  if (!answer) throw new Error('The import answered nothing.');
  return answer.answer;
}

/** Takes the product out. */
const GONE = `
  delete from private.product_import_changes;
  delete from public.products where sku = 'FULL-L';
  delete from public.products where sku = 'FULL'`;

/** A product without the numbers that a new row gets. */
const told = ({ id: _id, variant_of: _of, ...rest }: Stored): object => rest;
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
const byName = (names: readonly string[]): string[] => names.toSorted();

test('src/entities/products/product.ts has the columns of the database, and what options have of their own', async () => {
  const [known] = await rows<{ all: string[]; own: string[]; empty: string[] }>(`
    select private.product_columns() as all, private.option_columns() as own,
      array(select f.name from private.product_fields() f where f.is_list or f.may_be_null) as empty`);
  expect(byName(productColumnNames)).toEqual(byName(known?.all ?? []));
  expect(byName(productColumnNames.filter((column) => columnOf(column).own))).toEqual(
    byName(known?.own ?? []),
  );
  const empty = (known?.empty ?? []).filter((column) => column !== 'variant_of');
  expect(clearable).toEqual(
    expect.arrayContaining(productColumnNames.filter((column) => empty.includes(column)).map(nameInFile)),
  );
});

test('the desk offers the values that the database takes', async () => {
  const edited = textNames.filter((column) => textFields[column].section);
  const offered = edited.map((column) => {
    const { choices } = textFields[column];
    return [column, typeof choices === 'object' ? choices.map(([value]) => value) : null];
  });
  expect(offered).toEqual(await Promise.all(edited.map(async (column) => [column, await valuesOf(column)])));
});

test('a file of the whole catalogue changes nothing when it is imported again', async () => {
  const before = await stored();
  expect(await imported(fileOf(before))).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: before.length,
    errors: [],
  });
  expect(await stored()).toEqual(before);
});

test('a product that is gone comes back from its file as it was, with its option and its gallery', async () => {
  const before = await stored(`sku like 'FULL%'`);
  await fresh.database.sql.exec(GONE);
  expect(await imported(fileOf(before))).toMatchObject({ created: 2, errors: [] });
  expect((await stored(`sku like 'FULL%'`)).map(told)).toEqual(before.map(told));
});

test.each(columns.filter((column) => column !== 'sku'))(
  'without the column %s it does not',
  async (column) => {
    const before = await stored(`sku like 'FULL%'`);
    const [heading = [], ...lines] = parseCsv(fileOf(before)).rows.map(({ cells }) => cells);
    const at = heading.indexOf(column);
    const file = writeCsv([heading, ...lines].map((cells) => cells.toSpliced(at, 1)));
    await fresh.database.sql.exec(GONE);
    await imported(file);
    expect((await stored(`sku like 'FULL%'`)).map(told)).not.toEqual(before.map(told));
    await fresh.database.sql.exec(GONE);
    await imported(fileOf(before));
  },
);

test('an empty cell changes nothing, and the word none empties what may be empty', async () => {
  const [before] = await stored(`sku = 'FULL'`);
  const others = productColumnNames.filter((column) => column !== 'sku');
  await imported(`sku,${others.map(nameInFile).join(',')}\nFULL${','.repeat(others.length)}\n`);
  expect((await stored(`sku = 'FULL'`))[0]).toEqual(before);
  expect(
    await imported(`sku,${clearable.join(',')}\nFULL${',none'.repeat(clearable.length)}\n`),
  ).toMatchObject({
    updated: 1,
    errors: [],
  });
  const [after] = await stored(`sku = 'FULL'`);
  const emptied = productColumnNames.filter((column) => column !== 'variant_of' && isEmpty(after?.[column]));
  expect(byName(emptied.map(nameInFile))).toEqual(byName(clearable));
});
