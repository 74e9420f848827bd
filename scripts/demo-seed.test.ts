/** The demo shop as it stands on the first day: who bought, what they say, and what the labels tell. */
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { findBannedClaim } from '../content/banned-claims.ts';
import { demoCustomers } from '../content/demo/customers.ts';
import { demoReviews } from '../content/demo/reviews.ts';
import { demoSeedSql } from './demo-seed-sql.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { seedSql } from './seed-sql.ts';
import { freshCopy } from './testing-database.ts';

const said = Object.entries(demoReviews).flatMap(([slug, reviews]) =>
  reviews.map(([customer, stars, title, body]) => ({ slug, customer, stars, title, body })),
);
const committed = (name: string): string =>
  readFileSync(new URL(`../supabase/${name}`, import.meta.url), 'utf8');

let fresh: FreshDatabase;
const rows = <T extends object>(query: string): Promise<T[]> => fresh.database.sql.rows<T>(query);

beforeAll(async () => {
  fresh = await freshCopy();
  for (const sql of [seedSql(), committed('seed.demo.sql'), demoSeedSql()])
    await fresh.database.sql.exec(sql);
}, 60_000);
afterAll(() => fresh?.close());

test('the seed is what the content says', () => {
  expect(committed('seed.demo-shop.sql')).toBe(demoSeedSql());
});

test('nobody claims a cure or says the same twice', () => {
  expect(said.filter(({ title, body }) => findBannedClaim(`${title}\n${body}`) !== null)).toEqual([]);
  const bodies = said.flatMap(({ body }) => (body ? [body] : []));
  expect(new Set(bodies).size).toBe(bodies.length);
  const once = said.map(({ slug, customer }) => `${slug} ${customer}`);
  expect(new Set(once).size).toBe(once.length);
});

test('praise and blame are mixed, and every customer buys', () => {
  for (const stars of [2, 3, 4, 5]) expect(said.some((review) => review.stars === stars)).toBe(true);
  expect(demoCustomers.filter(({ key }) => !said.some(({ customer }) => customer === key))).toEqual([]);
});

test('every review is a buyer’s, written after it arrived', async () => {
  const kept = await rows<{ bought: boolean; after: boolean }>(`
    select private.has_received(r.user_id, r.product_id) as bought,
      r.created_at > min(o.delivered_at) and r.created_at < now() as after
    from public.product_reviews r
    join public.orders o on o.user_id = r.user_id and o.fulfilment_state = 'delivered'
    join public.order_items i on i.order_id = o.id and i.product_id = r.product_id
    group by r.id`);
  expect(kept).toHaveLength(said.length);
  expect(kept.filter(({ bought, after }) => !bought || !after)).toEqual([]);
});

test('the shop counts them', async () => {
  const [moringa] = await rows<{ rating: string; rating_count: number }>(
    "select rating, rating_count from public.products where slug = 'moringa-leaf-powder'",
  );
  const stars = said.filter(({ slug }) => slug === 'moringa-leaf-powder').map((review) => review.stars);
  const mean = stars.reduce<number>((sum, one) => sum + one, 0) / stars.length;
  expect(Number(moringa?.rating)).toBeCloseTo(mean, 1);
  expect(moringa?.rating_count).toBe(stars.length);
});

test('orders add up, and nobody can sign in as a customer', async () => {
  const [orders] = await rows<{ many: number; wrong: number }>(`
    select count(*)::integer as many, count(*) filter (where o.subtotal_kes <> i.goods or p.amount_kes <> o.total_kes)::integer as wrong
    from public.orders o
    join (select order_id, sum(line_total_kes) as goods from public.order_items group by 1) i on i.order_id = o.id
    join public.payments p on p.order_id = o.id
    join auth.users u on u.id = o.user_id and u.email like '%@customers.demo.mizizi.app'`);
  expect(orders).toEqual({ many: demoCustomers.length * 2, wrong: 0 });
  const [hashes] = await rows<{ same: number }>(`
    select count(*)::integer as same from auth.users c join auth.users d on d.email = 'member@demo.mizizi.app'
    where c.email like '%@customers.demo.mizizi.app' and c.encrypted_password = d.encrypted_password`);
  expect(hashes?.same).toBe(0);
});

test('whatever is sold has a lot and a date ahead, a few of them near, and no invented registration', async () => {
  const [labels] = await rows<{ bare: number; near: number; registered: number }>(`
    select count(*) filter (where lot is null or expires_on <= current_date + 30)::integer as bare,
      count(*) filter (where expires_on < current_date + 60)::integer as near,
      count(ppb_reg_no)::integer as registered
    from public.products`);
  expect(labels?.bare).toBe(0);
  expect(labels?.near).toBeGreaterThan(1);
  expect(labels?.near).toBeLessThan(10);
  expect(labels?.registered).toBe(0);
});

test('applying it again changes nothing', async () => {
  const figures = `select (select count(*) from public.orders) as orders, (select count(*) from public.order_events) as events,
    (select count(*) from public.product_reviews) as reviews, (select count(*) from auth.users) as people,
    (select sum(stock) from public.products) as stock, (select max(updated_at) from public.products) as touched`;
  const before = await rows(figures);
  await fresh.database.sql.exec(seedSql());
  await fresh.database.sql.exec(demoSeedSql());
  expect(await rows(figures)).toEqual(before);
});
