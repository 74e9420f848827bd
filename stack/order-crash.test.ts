import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type ProcessFixture, processFixture } from './process-fixture.ts';
import { copyShop } from './testing-shop.ts';
import { signToken } from './testing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const ROUNDS = 3;
const ORDERS_A_ROUND = 12;
const PRODUCTS = [1, 2, 3, 4, 5, 6, 7, 8];

interface Order {
  id: string;
  number: string;
  client_key: string;
}

let stack: ProcessFixture;
beforeAll(async () => {
  stack = await processFixture(path.resolve(import.meta.dirname, '../supabase'));
  await copyShop(path.join(stack.root, 'data'));
});
afterAll(() => stack.close());

const clientOf = (key: string, token?: string) =>
  createClient(stack.base, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token ? { accessToken: async () => token } : {}),
  });
const service = () => clientOf(stack.keys().secretKey);

/** The id of a new account. */
async function makeBuyer(): Promise<string> {
  const { data, error } = await service().auth.admin.createUser({
    email: `${randomUUID()}@example.com`,
    password: 'Correct-Horse-7!',
    email_confirm: true,
  });
  if (error) throw error;
  return data.user.id;
}

async function place(buyer: string, key: string): Promise<Order | undefined> {
  const token = await signToken({ keys: stack.keys() }, { sub: buyer, role: 'authenticated' });
  const items = [0, 1].map((at) => ({
    product_id: PRODUCTS[(Number.parseInt(key[at] ?? '0', 16) + at * 3) % PRODUCTS.length],
    quantity: 1 + at,
  }));
  const { data, error } = await clientOf(stack.keys().anonKey, token).rpc('place_order', {
    client_key: key,
    items,
    payment_method: 'mpesa',
    contact_name: 'Asha Mwangi',
    phone: '0712345671',
    county: 'Nairobi City',
    town: 'Kilimani',
    landmark: 'Blue gate',
  });
  // A refusal by the database would be a broken test; a broken connection is what this is about.
  if (error?.code) throw new Error(`${error.code} ${error.message}`);
  return error ? undefined : (data as Order);
}

async function all<Row>(table: string, columns: string): Promise<Row[]> {
  const { data, error } = await service().from(table).select(columns).limit(1000);
  if (error) throw error;
  return data as Row[];
}

/** Pieces that are still sold and those that are in orders; together they never change. */
async function pieces(): Promise<Map<number, number>> {
  const stocks = await all<{ id: number; stock: number }>('products', 'id, stock');
  const sold = await all<{ product_id: number; quantity: number }>('order_items', 'product_id, quantity');
  const counts = new Map(stocks.map(({ id, stock }) => [id, stock]));
  for (const { product_id: id, quantity } of sold) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return counts;
}

it('loses no acknowledged order and no piece, however often it is killed while orders come in', async () => {
  const acknowledged: Order[] = [];
  const attempted = new Map<string, string>();
  let buyers: string[] = [];
  let before = new Map<number, number>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const running = stack.start();
    await stack.untilReady(running);
    if (round === 0) {
      before = await pieces();
      buyers = await Promise.all(Array.from({ length: 4 }, makeBuyer));
    }
    const kept = new Map(
      (await all<Order>('orders', 'id, number, client_key')).map((order) => [order.id, order]),
    );
    const items = new Set(
      (await all<{ order_id: string }>('order_items', 'order_id')).map((item) => item.order_id),
    );
    expect(
      acknowledged.filter(({ id, number }) => kept.get(id)?.number !== number || !items.has(id)),
    ).toEqual([]);
    expect([...kept.keys()].filter((id) => !items.has(id))).toEqual([]);
    expect(await pieces()).toEqual(before);
    // Whoever got no answer asks again with the same key, and gets that one order.
    const repeated = await Promise.all([...attempted].map(([key, buyer]) => place(buyer, key)));
    expect(repeated).not.toContain(undefined);
    const byKey = new Map([...kept.values()].map((order) => [order.client_key, order.id]));
    const answered = repeated.flatMap((order) => order ?? []);
    expect(answered.filter(({ id, client_key: key }) => (byKey.get(key) ?? id) !== id)).toEqual([]);
    acknowledged.push(...answered);
    attempted.clear();
    if (round === ROUNDS) break;

    const enough = acknowledged.length + ORDERS_A_ROUND + round;
    const shopping = buyers.map(async (buyer) => {
      while (running.child.exitCode === null && running.child.signalCode === null) {
        const key = randomUUID();
        attempted.set(key, buyer);
        const order = await place(buyer, key);
        if (!order) return;
        attempted.delete(key);
        acknowledged.push(order);
        if (acknowledged.length >= enough) running.child.kill('SIGKILL');
      }
    });
    await Promise.all(shopping);
    expect(attempted.size).toBeGreaterThan(0);
    await running.ended;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ORDERS_A_ROUND);
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
});
