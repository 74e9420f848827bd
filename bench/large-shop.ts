import type postgres from 'postgres';

import { seedSql } from '../scripts/seed-sql.ts';
import { productColumnNames } from '../src/entities/products/product.ts';

const WORDS = {
  first:
    'Wild Organic Sundried Coastal Highland Roasted Whole Fine Raw Pure Village Farmers Morning Evening Golden Early',
  second:
    'Kitui Kilifi Meru Nandi Kakamega Baringo Laikipia Makueni Taita Kwale Embu Nyeri Bomet Migori Lamu Turkana',
};

/** What a copy has of its product; a former price is none of a new one. */
const COPIED = productColumnNames.filter(
  (column) =>
    ![
      'sku',
      'variant_of',
      'slug',
      'name',
      'price_kes',
      'compare_at_kes',
      'stock',
      'position',
      'status',
    ].includes(column),
);

/** Numbers of the products of the shop: their second sizes come behind all of them. */
const FIRST = 10_000;

/**
 * Fills a database with the content and `many` copies of it under names of their own, a fifth of them in a second
 * size. Triggers rest meanwhile, so that what they do for each row is done once for all.
 */
export async function fillShop(sql: postgres.Sql, many: number): Promise<void> {
  await sql.unsafe(seedSql());
  await sql`set session_replication_role = replica`;
  // What the search and the filters read is made by this one all the same.
  await sql`alter table public.products enable always trigger complete_product`;
  await sql`
      insert into public.products (
        id, sku, slug, name, price_kes, stock, position, status, rating_count, rating_sum, created_at, ${sql(COPIED)}
      )
      select ${FIRST}::integer + n, 'B-' || n, 'bench-' || n,
        concat_ws(' ', (string_to_array(${WORDS.first}, ' '))[1 + n % 16], (string_to_array(${WORDS.second}, ' '))[1 + n / 16 % 16], p.name),
        50 + (n * 7919::bigint % 4000)::integer, case when n % 9 = 0 then 0 else n % 200 end,
        ((n * 104729::bigint) % 1000003)::integer, 'active', n % 5, (n % 5) * (1 + n % 5), now() - make_interval(mins => n), ${sql(COPIED)}
      from generate_series(1, ${many}::integer) n
      join (select ${sql(COPIED)}, q.name, row_number() over (order by q.id) - 1 as place, count(*) over () as many
        from public.products q where q.variant_of is null) p on p.place = n % p.many`;
  await sql`alter table public.products enable trigger complete_product`;
  await sql`
      insert into public.products (
        id, variant_of, sku, slug, name, category_id, form, size, weight_g, price_kes, stock, summary, description, picture,
        picture_alt, position, status
      )
      select p.id + ${2 * many}::integer, p.id, p.sku || '-L', p.slug || '-l', p.name, p.category_id, p.form, '1 kg', 1050, p.price_kes * 2, 20,
        p.summary, p.description, p.picture, p.picture_alt, p.position, 'active'
      from public.products p where p.id > ${FIRST} and p.id % 5 = 0`;
  await sql`
      insert into private.search_vocabulary (word)
      select distinct w from public.products p, regexp_split_to_table(p.search_names, '[^a-z0-9]+') w where length(w) >= 3
      on conflict do nothing`;
  await sql`reset session_replication_role`;
  // As autovacuum leaves it: counts are then read from indexes alone.
  await sql`vacuum full analyze public.products`;
  await sql`vacuum public.products`;
  await sql`analyze private.search_vocabulary`;
  // As the job of every minute leaves it.
  await sql`select private.count_large_shop()`;
}
