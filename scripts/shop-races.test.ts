/** The shop's other limits under many connections at once; see order-races.test.ts for stock, payments and holds. */
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { outcomes, type RaceFixture, startRaces } from './race-fixture.ts';

const NEEM = 9001;
const HONEY = 9002;
const buyers = Array.from({ length: 50 }, (_, index) => `buyer ${index}`);
const desks = ['boss 1', 'boss 2', 'boss 3', 'boss 4'];

let races: RaceFixture;
let sql: postgres.Sql;

beforeAll(async () => {
  races = await startRaces([...buyers, ...desks], 60);
  ({ sql } = races);
}, 60_000);

afterAll(() => races?.stop());

interface Placed {
  id: string;
  discount: number;
}

/** Places an M-Pesa order with a phone number of the buyer's own. */
async function place(user: string, product: number, coupon = '', method = 'mpesa'): Promise<Placed> {
  const [placed] = await races.as<Placed>(
    user,
    `select id, discount_kes as discount from public.place_order($1, tests.items($2, 1), $5, 'Asha Mwangi', $4,
      'Nairobi City', 'Kilimani', 'Blue gate', coupon => $3)`,
    crypto.randomUUID(),
    String(product),
    coupon,
    `07${String(10_000_000 + buyers.indexOf(user))}`,
    method,
  );
  if (!placed) throw new Error('No order came back.');
  return placed;
}

const isPlaced = (outcome: Placed | string): outcome is Placed => typeof outcome !== 'string';

const setStock = (product: number, stock: number) =>
  sql`update public.products set stock = ${stock} where id = ${product}`;

async function number(query: postgres.PendingQuery<{ n: number }[]>): Promise<number> {
  return (await query)[0]?.n ?? Number.NaN;
}

const stockOf = (product: number) =>
  number(sql<{ n: number }[]>`select stock as n from public.products where id = ${product}`);

const usesOf = (code: string) =>
  number(sql<{ n: number }[]>`select used_count as n from public.coupons where code = ${code}`);

test('fifty checkouts of the last ten pieces: exactly ten succeed', async () => {
  await setStock(NEEM, 10);
  const results = await outcomes(buyers.map((user) => place(user, NEEM)));
  expect(results.filter(isPlaced)).toHaveLength(10);
  expect(results.filter((result) => result === 'out_of_stock')).toHaveLength(40);
  expect(await stockOf(NEEM)).toBe(0);
});

test('fifty visitors for the last ten pieces: exactly ten succeed', async () => {
  await setStock(HONEY, 10);
  const results = await outcomes(
    buyers.map((_, index) =>
      races.as<{ answer: object }>(
        null,
        `select public.place_guest_order($1, tests.items($2, 1), 'mpesa', 'Asha Mwangi', $3, 'Nairobi City',
          'Kilimani', 'Blue gate') as answer`,
        crypto.randomUUID(),
        String(HONEY),
        `07${String(20_000_000 + index)}`,
      ),
    ),
  );
  expect(results.filter((result) => typeof result !== 'string')).toHaveLength(10);
  expect(results.filter((result) => result === 'out_of_stock')).toHaveLength(40);
  expect(await stockOf(HONEY)).toBe(0);
});

test('a coupon for five is used five times, and given back once for each order that ends', async () => {
  await setStock(HONEY, 100);
  await sql`insert into public.coupons (code, kind, amount_kes, total_limit) values ('FIVE', 'fixed', 100, 5)`;
  const results = await outcomes(buyers.map((user) => place(user, HONEY, 'FIVE')));
  const placed = results.filter(isPlaced);
  expect(placed.map(({ discount }) => discount)).toEqual([100, 100, 100, 100, 100]);
  expect(results.filter((result) => result === 'coupon_used_up')).toHaveLength(45);
  expect(await usesOf('FIVE')).toBe(5);

  await sql`update public.orders set hold_expires_at = now() - interval '1 second' where coupon_code = 'FIVE'`;
  const owners = await sql<{ id: string; name: string }[]>`
    select o.id, split_part(u.email, '@', 1) as name from public.orders o join auth.users u on u.id = o.user_id
    where o.coupon_code = 'FIVE'`;
  const endings = await outcomes([
    ...owners.map(({ id, name }) => races.as(name, 'select public.cancel_order($1)', id)),
    ...Array.from({ length: 5 }, () => sql`select private.release_expired_holds()`),
  ]);
  expect(endings.filter((ending) => typeof ending === 'string' && ending !== 'wrong_state')).toEqual([]);
  expect(await usesOf('FIVE')).toBe(0);
  expect(await stockOf(HONEY)).toBe(100);
});

test('two who buy different things with the last use of a coupon: one of them has it', async () => {
  await setStock(NEEM, 100);
  await sql`insert into public.coupons (code, kind, amount_kes, total_limit) values ('LAST', 'fixed', 100, 1)`;
  const first = await sql.reserve();
  await first`begin`;
  await first`select tests.sign_in('buyer 1')`;
  await first`select public.place_order(gen_random_uuid(), tests.items(${NEEM}, 1), 'mpesa', 'Asha Mwangi', '0712345671',
    'Nairobi City', 'Kilimani', 'Blue gate', coupon => 'LAST')`;
  // The same products make buyers wait for each other anyway; these two share nothing but the coupon.
  const second = outcomes([place('buyer 2', HONEY, 'LAST')]);
  await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 500))]);
  await first`commit`;
  first.release();
  expect(await second).toEqual(['coupon_used_up']);
  expect(await usesOf('LAST')).toBe(1);
});

test('one buyer with twenty tabs uses the coupon once', async () => {
  await sql`insert into public.coupons (code, kind, percent, per_user_limit) values ('MINE', 'percent', 10, 1)`;
  const results = await outcomes(Array.from({ length: 20 }, () => place('buyer 7', HONEY, 'MINE')));
  expect(results.filter(isPlaced)).toHaveLength(1);
  expect(results.filter((result) => result === 'coupon_already_used')).toHaveLength(19);
});

test('a review written ten times at once is one review', async () => {
  const order = await place('buyer 1', HONEY, '', 'cash');
  await sql`update public.orders set fulfilment_state = 'delivered', payment_state = 'paid' where id = ${order.id}`;
  const results = await outcomes(
    Array.from({ length: 10 }, (_, index) =>
      races.as('buyer 1', 'select public.save_review($1, $2)', String(HONEY), String(1 + (index % 5))),
    ),
  );
  expect(results.filter((result) => typeof result === 'string')).toEqual([]);
  const [rating] = await sql`
    select p.rating_count, p.rating_sum - r.rating as difference
    from public.products p join public.product_reviews r on r.product_id = p.id where p.id = ${HONEY}`;
  expect(rating).toEqual({ rating_count: 1, difference: 0 });
});

test('reviews of many buyers are all counted', async () => {
  const writers = buyers.slice(2, 22);
  const orders = await Promise.all(writers.map((user) => place(user, HONEY, '', 'cash')));
  await sql`
    update public.orders set fulfilment_state = 'delivered', payment_state = 'paid'
    where id in ${sql(orders.map(({ id }) => id))}`;
  await Promise.all(writers.map((user) => races.as(user, 'select public.save_review($1, 4)', String(HONEY))));
  const [counted] = await sql`select rating_count from public.products where id = ${HONEY}`;
  expect(counted).toEqual({ rating_count: 21 });
});

test('a refused review that is withdrawn and written anew at once is never published', async () => {
  const writer = 'buyer 1';
  await sql`update public.product_reviews set state = 'rejected' where user_id = tests.user_id(${writer})`;
  const withdraw = () => races.as(writer, 'select public.delete_review($1)', String(HONEY));
  const write = () => races.as(writer, 'select public.save_review($1, 5)', String(HONEY));
  for (let round = 0; round < 5; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each round begins with what the one before has left
    await Promise.all([withdraw(), write(), withdraw(), write(), write()]);
    // oxlint-disable-next-line no-await-in-loop
    const left = await sql`select state from public.product_reviews where user_id = tests.user_id(${writer})`;
    expect(left.map(({ state }) => state as string)).not.toContain('published');
  }
});

test('one buyer with twenty tabs has no more unpaid orders than the owner allows', async () => {
  await setStock(HONEY, 50);
  await sql`update public.shop_settings set open_orders = 5`;
  const results = await outcomes(Array.from({ length: 20 }, () => place('buyer 40', HONEY)));
  await sql`update public.shop_settings set open_orders = 20`;
  expect(new Set(results.filter((result) => !isPlaced(result)))).toEqual(new Set(['too_many_orders']));
  const [open] = await sql`
    select count(*)::int as orders from public.orders
    where user_id = tests.user_id('buyer 40') and fulfilment_state = 'placed' and payment_state = 'awaiting'`;
  expect(open).toEqual({ orders: 5 });
});

test('a cart merged ten times with one key is merged once', async () => {
  await setStock(NEEM, 50);
  const key = crypto.randomUUID();
  await Promise.all(
    Array.from({ length: 10 }, () =>
      races.as('buyer 3', 'select public.merge_cart(tests.items($1, 3), $2)', String(NEEM), key),
    ),
  );
  const [line] = await sql`select sum(quantity)::int as pieces from public.cart_items`;
  expect(line).toEqual({ pieces: 3 });
});

test('of ten devices that save a cart over what they know of it one is taken', async () => {
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      races.as<{ saved: boolean }>(
        'buyer 4',
        "select (public.save_cart(tests.items($1, $2), '[]') ->> 'saved')::boolean as saved",
        String(NEEM),
        String(index + 1),
      ),
    ),
  );
  expect(results.filter(([answer]) => answer?.saved)).toHaveLength(1);
});

test('four editors save the same version: one is taken, three are told', async () => {
  const [version] = await sql<{ at: string }[]>`
    select to_json(updated_at) #>> '{}' as at from public.products where id = ${NEEM}`;
  const results = await outcomes(
    desks.map((user) =>
      races.as(
        user,
        "select public.save_product(jsonb_build_object('id', $1::int, 'summary', $3::text), $2::timestamptz)",
        String(NEEM),
        version?.at ?? '',
        `Words of ${user}`,
      ),
    ),
  );
  expect(results.filter((result) => result === 'changed_by_other')).toHaveLength(3);
});

test('twenty payments at once have twenty numbers in a row; what is rolled back leaves no gap', async () => {
  await setStock(HONEY, 100);
  const orders = await Promise.all(buyers.slice(0, 24).map((user) => place(user, HONEY, '', 'cash')));
  const [paid, undone] = [orders.slice(0, 20), orders.slice(20)];
  await sql`update public.orders set fulfilment_state = 'dispatched' where id in ${sql(orders.map(({ id }) => id))}`;
  const collect = 'select public.collect_cash($1, (select asked_kes from public.bills where id = $1))';
  const results = await outcomes([
    ...paid.map(({ id }, index) => races.as(desks[index % desks.length] ?? null, collect, id)),
    ...undone.map(({ id }) =>
      sql.begin(async (transaction) => {
        await transaction.unsafe('select tests.sign_in($1)', ['boss 1']);
        await transaction.unsafe(collect, [id]);
        await transaction.unsafe('set constraints all immediate');
        throw new Error('taken back');
      }),
    ),
    ...paid.flatMap(({ id }) => desks.map((user) => races.as(user, 'select public.receipt($1)', id))),
  ]);
  expect(results.filter((result) => typeof result === 'string')).toEqual(
    undone.map(() => 'not from the database: Error: taken back'),
  );
  const [numbers] = await sql`
    select count(*)::int as many, max(place) as last, count(distinct place)::int as distinct,
      max(document_no)::int as documents, count(distinct bill_id)::int as bills
    from public.invoices`;
  expect(numbers).toEqual({ many: 20, last: 20, distinct: 20, documents: 20, bills: 20 });
  expect(await number(sql<{ n: number }[]>`select count(*)::int as n from private.documents_due`)).toBe(0);
});

test('files are imported while people buy: no deadlock, no lost piece', async () => {
  await setStock(NEEM, 500);
  await setStock(HONEY, 500);
  await sql`truncate public.stock_movements`;
  const rows = JSON.stringify([
    { sku: 'T-2', price_kes: '860', title: 'Raw Acacia Honey' },
    { sku: 'T-1', price_kes: '310' },
    { sku: 'T-3', price_kes: '410' },
  ]);
  const results = await outcomes<unknown>([
    ...buyers.map((user, index) => place(user, index % 2 === 0 ? NEEM : HONEY)),
    ...desks.flatMap((user) =>
      Array.from({ length: 3 }, () =>
        races.as(user, 'select public.import_products($1::text::jsonb, false)', rows),
      ),
    ),
  ]);
  expect(results.filter((result) => typeof result === 'string')).toEqual([]);
  const moved = await sql`
    select p.id::int, p.stock - 500 - coalesce(sum(m.change), 0)::int as lost
    from public.products p left join public.stock_movements m on m.product_id = p.id
    where p.id in (${NEEM}, ${HONEY}) group by p.id order by p.id`;
  expect([...moved]).toEqual([
    { id: NEEM, lost: 0 },
    { id: HONEY, lost: 0 },
  ]);
});
