import { z } from 'zod';

import { bannedClaims } from '../content/banned-claims.ts';
import { categories } from '../content/categories.ts';
import { deliveryZones, shopSettings } from '../content/delivery.ts';
import { pickupPoints, pickupPointSchema } from '../content/pickup-points.ts';
import { optionRows, pictureRows } from '../content/product-rows.ts';
import { products } from '../content/products.ts';
import { productOptions } from '../content/products/options.ts';
import {
  categorySchema,
  optionSchema,
  productSchema,
  shopSettingsSchema,
  zoneSchema,
} from '../content/schema.ts';
import { testimonials, testimonialSchema } from '../content/testimonials.ts';

type Value = string | number | boolean | null | readonly string[];
type Row = Readonly<Record<string, Value>>;

/** Ids up to here belong to the content; products made in the admin area are numbered above. */
const LAST_CONTENT_ID = 1_000;

/**
 * What the people who run the shop change from day to day. It is written with a new product and then left to
 * them: applying a corrected text must not undo a sale, a price or a withdrawal.
 */
const SHOP_OWNED = new Set(['stock', 'reorder_at', 'price_kes', 'compare_at_kes', 'status']);

/** A value as an SQL literal. Relies on `standard_conforming_strings`, so a backslash is only a backslash. */
export function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new Error('PostgreSQL text cannot hold a NUL character');
    return `'${value.replaceAll("'", "''")}'`;
  }
  if (typeof value === 'object') return `array[${value.map(literal).join(', ')}]::text[]`;
  return String(value);
}

/** What the people of the shop have written, at the desk or by an import, stays: a new version must not undo it. */
const untouched = (table: string, columns: readonly string[]): string =>
  `\n  and not exists (select from public.audit_log a where a.entity = '${table}' and a.entity_id = ${table}.id::text` +
  `\n    and a.action in ('update', 'product_saved') and a.detail ?| ${literal(columns)})` +
  (table === 'products'
    ? '\n  and not exists (select from private.product_import_changes c where c.product_id = products.id and c.before is not null)'
    : '');

/**
 * An upsert by `key`; on a conflict only `updated` columns change, and nothing at all when there are none. `unless` keeps
 * rows as they are.
 */
function upsert(
  table: string,
  key: string,
  rows: readonly Row[],
  updated: readonly string[],
  unless = '',
): string {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(', ')})`);
  const assignments = updated.map((column) => `  ${column} = excluded.${column}`).join(',\n');
  // A row that is already right keeps its `updated_at`.
  const action = assignments
    ? `do update set\n${assignments}\nwhere (${updated.map((column) => `${table}.${column}`).join(', ')})\n` +
      `  is distinct from (${updated.map((column) => `excluded.${column}`).join(', ')})${unless}`
    : 'do nothing';
  const head = `insert into public.${table} (${columns.join(', ')}) values`;
  return `${head}\n${tuples.join(',\n')}\non conflict (${key}) ${action};\n`;
}

/** The galleries. A product that has one already keeps it: what was taken down in the admin area stays down. */
function galleries(): string {
  const tuples = pictureRows().map(
    (row) => `  (${[row.product_id, row.position, row.picture, row.alt].map(literal).join(', ')})`,
  );
  return (
    'insert into public.product_pictures (product_id, position, picture, alt)\n' +
    'select g.product_id, g.position, g.picture, g.alt from (values\n' +
    `${tuples.join(',\n')}\n` +
    ') g (product_id, position, picture, alt)\n' +
    'where not exists (select 1 from public.product_pictures p where p.product_id = g.product_id);\n'
  );
}

const columnsOf = (rows: readonly Row[], ...without: string[]): string[] =>
  Object.keys(rows[0] ?? {}).filter((column) => !without.includes(column));

/** A claim as PostgreSQL's regular expressions write it: a word ends at \y there, and \b is a backspace. */
const claimPattern = ({ source }: RegExp): string => source.replaceAll('\\b', '\\y');

/**
 * `supabase/seed.sql` as text: the same content always gives the same bytes, and applying it again is safe.
 *
 * @throws ZodError when a content file breaks its schema
 */
export function seedSql(): string {
  const categoryRows = z.array(categorySchema).parse(categories);
  const productRows = z.array(productSchema).parse(products);
  const zones = z.array(zoneSchema).parse(deliveryZones);
  const settings = { id: true, ...shopSettingsSchema.parse(shopSettings) };
  z.array(optionSchema).parse(productOptions);
  const options = optionRows();
  if ([...productRows, ...options].some(({ id }) => id > LAST_CONTENT_ID)) {
    throw new Error(`Content product ids end at ${LAST_CONTENT_ID}`);
  }

  const zoneRows = zones.map(({ counties: _counties, ...zone }) => zone);
  const countyRows = zones
    .flatMap((zone) => zone.counties.map((name) => ({ name, zone_id: zone.id })))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const claimRows = bannedClaims.map((claim, index) => ({ id: index + 1, pattern: claimPattern(claim) }));
  const ownedByContent = (rows: readonly Row[]): string[] =>
    columnsOf(rows, 'id').filter((column) => !SHOP_OWNED.has(column));
  const contentOf = (table: string, rows: readonly Row[]): string =>
    upsert(table, 'id', rows, ownedByContent(rows), untouched(table, ownedByContent(rows)));

  return [
    '-- Generated by scripts/seed.ts from content/. Change the content and run `node scripts/seed.ts`.\n',
    '-- The shelves, but those whose texts the shop has changed.\n' +
      contentOf('product_categories', categoryRows),
    '-- The products. Stock, price and status belong to the shop once a product exists, and so do texts it has changed.\n' +
      contentOf('products', productRows),
    '-- Their further sizes; a trigger copies the texts of the product.\n' + contentOf('products', options),
    '-- Further pictures.\n' + galleries(),
    '-- Products made in the admin area are numbered above those of the content.\n' +
      "select setval('public.products_id_seq', greatest(\n" +
      `  ${LAST_CONTENT_ID}, (select max(id) from public.products), (select last_value from public.products_id_seq)\n));\n`,
    '-- Delivery. Fees and limits are set once and then changed in the admin area.\n' +
      upsert('delivery_zones', 'id', zoneRows, []),
    upsert('counties', 'name', countyRows, []),
    upsert('pickup_points', 'id', z.array(pickupPointSchema).parse(pickupPoints), []),
    upsert('shop_settings', 'id', [settings], []),
    '-- Phrases that no text of the shop may hold.\n' +
      upsert('banned_claims', 'id', claimRows, ['pattern']) +
      `delete from public.banned_claims where id > ${claimRows.length};\n`,
    '-- The first voices of the front page; taking one down in the admin area lasts.\n' +
      upsert('testimonials', 'id', z.array(testimonialSchema).parse(testimonials), []),
  ].join('\n');
}
