import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type ProcessFixture, processFixture, type Running } from '../process-fixture.ts';
import { signToken } from '../testing.ts';
import { placeOrder, type TestOrder } from './mpesa-testing.ts';
import { TEST_MERCHANT } from './mpesa-testing.ts';
import { type MpesaSimulator, startMpesaSimulator } from './mpesa.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

/** A minute is what a buyer waits who has paid. */
const SOON = { timeout: 60_000, interval: 500 };

let directory: string;
let simulator: MpesaSimulator;
let shop: ProcessFixture;
let running: Running;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'mizizi-away-'));
  simulator = await startMpesaSimulator({
    ...TEST_MERCHANT,
    stateFile: path.join(directory, 'mpesa.json'),
    delays: { callback: 10 },
  });
  shop = await processFixture(path.resolve(import.meta.dirname, '../../supabase'));
  await start();
});
afterAll(async () => {
  shop.close();
  await simulator.close();
  await rm(directory, { recursive: true });
});

it('money that came while the shop was down pays its order within a minute of the start', async () => {
  // A simulated M-Pesa is given the addresses by the job, and told that it will be asked for lists.
  await expect.poll(() => simulator.till.shortcode, SOON).toBe(TEST_MERCHANT.shortcode);
  const [open, lapsing, unpaid] = await Promise.all([order(), order(), order()]);
  const until = new Date(Date.now() + 4_000).toISOString();
  const { error } = await service()
    .from('orders')
    .update({ hold_expires_at: until })
    .in('id', [lapsing.id, unpaid.id]);
  expect(error).toBeNull();

  running.child.kill('SIGKILL');
  await running.ended;
  for (const { total_kes: amountKes, number: account } of [open, lapsing])
    expect(await simulator.till.pay({ phone: '254722000009', amountKes, account })).toHaveProperty('receipt');
  await sleep(5_000);
  await start();

  await expect.poll(() => stateOf(open), SOON).toBe('paid placed');
  await expect.poll(() => stateOf(lapsing), SOON).toBe('paid placed');
  await expect.poll(() => stateOf(unpaid), SOON).toBe('expired cancelled');
  expect(await came(open)).toEqual([open.total_kes, ['paid']]);
  expect(await came(lapsing)).toEqual([lapsing.total_kes, ['paid']]);
  expect(await came(unpaid)).toEqual([0, []]);
  // It was never given up: nobody else could have had its pieces meanwhile.
  const { data: events } = await service().from('order_events').select('kind').eq('order_id', lapsing.id);
  expect(events?.map(({ kind }) => kind as string)).not.toContain('hold_expired');
});

async function start(): Promise<void> {
  running = shop.start({
    MPESA_BASE_URL: simulator.url,
    MPESA_CONSUMER_KEY: TEST_MERCHANT.consumerKey,
    MPESA_CONSUMER_SECRET: TEST_MERCHANT.consumerSecret,
    MPESA_SHORTCODE: TEST_MERCHANT.shortcode,
    MPESA_PASSKEY: TEST_MERCHANT.passkey,
    MPESA_NOMINATED_NUMBER: TEST_MERCHANT.nominatedNumber,
    SITE_URL: shop.base,
  });
  await shop.untilReady(running);
}

const clientOf = (key: string, token?: string): SupabaseClient =>
  createClient(shop.base, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token ? { accessToken: async () => token } : {}),
  });
const service = () => clientOf(shop.keys().secretKey);

/** An order of a new buyer, not paid yet. */
async function order(): Promise<TestOrder> {
  const email = `${randomUUID()}@example.com`;
  const { data, error } = await service().auth.admin.createUser({
    email,
    password: 'Correct-Horse-7!',
    email_confirm: true,
  });
  if (error) throw error;
  const accessToken = await signToken({ keys: shop.keys() }, { sub: data.user.id, role: 'authenticated' });
  const client = clientOf(shop.keys().anonKey, accessToken);
  return placeOrder({ id: data.user.id, email, accessToken, client }, '254712345671');
}

async function stateOf({ id }: TestOrder): Promise<string> {
  const { data } = await service().from('orders').select('payment_state, fulfilment_state').eq('id', id);
  return data?.map((row) => `${row.payment_state} ${row.fulfilment_state}`).join() ?? '';
}

/** What came for an order, and the states of its payments. */
async function came({ id }: TestOrder): Promise<[number, string[]]> {
  const { data: bills } = await service().from('bills').select('received_kes').eq('id', id);
  const { data: payments } = await service().from('payments').select('state').eq('bill_id', id);
  return [bills?.[0]?.received_kes as number, payments?.map(({ state }) => state as string) ?? []];
}
