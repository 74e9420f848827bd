/**
 * What many connections at once must not break. The other rules are tested in SQL, in supabase/tests.
 */
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { outcomes, type RaceFixture, startRaces } from './race-fixture.ts';

const NEEM = 9001;
const HONEY = 9002;
const buyers = Array.from({ length: 20 }, (_, index) => `buyer ${index}`);

let races: RaceFixture;
let sql: postgres.Sql;

beforeAll(async () => {
  races = await startRaces(buyers);
  ({ sql } = races);
}, 60_000);

afterAll(() => races?.stop());

interface Order {
  id: string;
  number: string;
}

const as: RaceFixture['as'] = (...call) => races.as(...call);

async function place(user: string, items: object[], key: string = crypto.randomUUID()): Promise<Order> {
  const [order] = await as<Order>(
    user,
    `select id, number from public.place_order($1, $2::text::jsonb, 'mpesa', 'Asha Mwangi', '0712345671',
      'Nairobi City', 'Kilimani', 'Blue gate')`,
    key,
    JSON.stringify(items),
  );
  if (!order) throw new Error('No order came back.');
  return order;
}

const START = "select public.start_payment($1) ->> 'payment_id' as id";

async function prompt(user: string, order: Order, checkout: string): Promise<void> {
  const [started] = await as<{ id: string }>(user, START, order.id);
  await sql`select public.record_payment_prompt(${started?.id ?? ''}, ${`M-${checkout}`}, ${checkout})`;
}

async function settle(checkout: string, amount: number, code = 0): Promise<string> {
  const [answer] = await sql<{ outcome: string }[]>`
    select public.settle_payment(${checkout}, ${`M-${checkout}`}, ${code}, 'words', ${amount}, ${`R-${checkout}`}) as outcome`;
  return answer?.outcome ?? '';
}

const runJobs = () => sql<{ expired: number }[]>`select private.release_expired_holds() as expired`;

async function stockOf(product: number): Promise<number> {
  const [row] = await sql<{ stock: number }[]>`select stock from public.products where id = ${product}`;
  return row?.stock ?? -1;
}

const setStock = (product: number, stock: number) =>
  sql`update public.products set stock = ${stock} where id = ${product}`;

const count = async (query: postgres.PendingQuery<{ n: number }[]>) => (await query)[0]?.n;

test('twenty buyers race for five pieces: exactly five get one', async () => {
  await setStock(NEEM, 5);
  const results = await outcomes(buyers.map((user) => place(user, [{ product_id: NEEM, quantity: 1 }])));
  expect(results.filter((result) => typeof result !== 'string')).toHaveLength(5);
  expect(results.filter((result) => result === 'out_of_stock')).toHaveLength(15);
  expect(await stockOf(NEEM)).toBe(0);
});

test('carts in opposite orders never wait for each other', async () => {
  await setStock(NEEM, 15);
  await setStock(HONEY, 15);
  const cart = [NEEM, HONEY].map((product_id) => ({ product_id, quantity: 1 }));
  const results = await outcomes(
    buyers.map((user, index) => place(user, index % 2 === 0 ? cart : cart.toReversed())),
  );
  expect(results.filter((result) => typeof result !== 'string')).toHaveLength(15);
  expect(results.filter((result) => result === 'out_of_stock')).toHaveLength(5);
  expect([await stockOf(NEEM), await stockOf(HONEY)]).toEqual([0, 0]);
});

test('a double click places one order', async () => {
  await setStock(NEEM, 50);
  const key = crypto.randomUUID();
  const orders = await Promise.all(
    Array.from({ length: 10 }, () => place('buyer 1', [{ product_id: NEEM, quantity: 2 }], key)),
  );
  expect(new Set(orders.map((order) => order.number)).size).toBe(1);
  expect(await stockOf(NEEM)).toBe(48);
});

test('ten clicks on Pay open one attempt', async () => {
  const order = await place('buyer 2', [{ product_id: NEEM, quantity: 1 }]);
  await Promise.all(Array.from({ length: 10 }, () => as('buyer 2', START, order.id)));
  expect(await count(sql`select count(*)::int as n from public.payments where order_id = ${order.id}`)).toBe(
    1,
  );
});

test('a payment told ten times at once is settled once', async () => {
  const order = await place('buyer 3', [{ product_id: NEEM, quantity: 1 }]);
  await prompt('buyer 3', order, 'C-twice');
  const results = await Promise.all(Array.from({ length: 10 }, () => settle('C-twice', 550)));
  expect(results.filter((result) => result === 'paid')).toHaveLength(1);
  expect(results.filter((result) => result === 'already_settled')).toHaveLength(9);
  const events = sql<{ n: number }[]>`
    select count(*)::int as n from public.order_events where order_id = ${order.id} and kind = 'payment_confirmed'`;
  expect(await count(events)).toBe(1);
  const told = sql<{ n: number }[]>`
    select count(*)::int as n from public.notifications where metadata ->> 'order_id' = ${order.id}`;
  expect(await count(told)).toBe(1);
});

test('a hold that ends while the payment lands: the order is paid and the pieces are counted once', async () => {
  await setStock(HONEY, 30);
  const orders = await Promise.all(buyers.map((user) => place(user, [{ product_id: HONEY, quantity: 1 }])));
  await Promise.all(
    orders.map((order, index) => prompt(buyers[index] ?? '', order, `C-late-${order.number}`)),
  );
  const ids = orders.map((order) => order.id);
  await sql`update public.orders set hold_expires_at = now() - interval '4 minutes' where id in ${sql(ids)}`;
  const [results] = await Promise.all([
    Promise.all(orders.map((order) => settle(`C-late-${order.number}`, 1100))),
    runJobs(),
    runJobs(),
    runJobs(),
  ]);
  expect(new Set(results)).toEqual(new Set(['paid']));
  const open = sql<{ n: number }[]>`
    select count(*)::int as n from public.orders
    where id in ${sql(ids)} and payment_state = 'paid' and fulfilment_state = 'placed'`;
  expect(await count(open)).toBe(20);
  expect(await stockOf(HONEY)).toBe(10);
});

test('several timers let go of a hold once', async () => {
  await setStock(HONEY, 20);
  const orders = await Promise.all(buyers.map((user) => place(user, [{ product_id: HONEY, quantity: 1 }])));
  const ids = orders.map((order) => order.id);
  await sql`update public.orders set hold_expires_at = now() - interval '4 minutes' where id in ${sql(ids)}`;
  const runs = await Promise.all(Array.from({ length: 6 }, runJobs));
  expect(runs.reduce((sum, [run]) => sum + (run?.expired ?? 0), 0)).toBe(20);
  expect(await stockOf(HONEY)).toBe(20);
});

test('a storm of orders, cancellations, payments and timers: no deadlock, no lost piece', async () => {
  await setStock(NEEM, 40);
  await setStock(HONEY, 40);
  await sql`truncate public.stock_movements`;
  const failures: string[] = [];
  const visit = async (user: string, index: number) => {
    const cart = [NEEM, HONEY].map((product_id) => ({ product_id, quantity: 1 + (index % 3) }));
    for (let round = 0; round < 4; round += 1) {
      const [order] = await outcomes([place(user, round % 2 === 0 ? cart : cart.toReversed())]);
      if (order === undefined || typeof order === 'string') {
        if (order !== 'out_of_stock') failures.push(String(order));
        continue;
      }
      const checkout = `C-storm-${order.number}`;
      await prompt(user, order, checkout);
      const [held] = await sql<{ total: number }[]>`
        update public.orders set hold_expires_at = now() - interval '4 minutes' where id = ${order.id} returning total_kes as total`;
      const after = await outcomes<unknown>([
        settle(checkout, held?.total ?? 0, (index + round) % 3 === 0 ? 1032 : 0),
        as(user, 'select public.cancel_order($1)', order.id),
        runJobs(),
      ]);
      failures.push(...after.filter((one) => typeof one === 'string' && / /.test(one)).map(String));
    }
  };
  await Promise.all(buyers.map(visit));
  expect(failures).toEqual([]);
  await runJobs();
  const balance = await sql<{ id: string; stock: number; expected: number; sold: number }[]>`
    select p.id, p.stock, 40 + coalesce(sum(m.change), 0)::int as expected, 40 - (
      select coalesce(sum(i.quantity), 0)::int from public.order_items i join public.orders o on o.id = i.order_id
      where i.product_id = p.id and o.fulfilment_state <> 'cancelled'
        and o.id in (select order_id from public.stock_movements)
    ) as sold
    from public.products p left join public.stock_movements m on m.product_id = p.id
    where p.id in (${NEEM}, ${HONEY}) group by p.id`;
  for (const { stock, expected, sold } of balance) expect([expected, sold]).toEqual([stock, stock]);
});
