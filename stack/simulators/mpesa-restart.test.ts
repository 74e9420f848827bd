import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { createStack, type Stack } from '../stack.ts';
import { placeOrder, TEST_MERCHANT } from './mpesa-testing.ts';
import { type MpesaSimulator, startMpesaSimulator } from './mpesa.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'Sukuma-Wiki-2026!';

let directory: string;
let simulator: MpesaSimulator;
let stack: Stack;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'mizizi-restart-'));
  simulator = await startMpesaSimulator({
    ...TEST_MERCHANT,
    stateFile: path.join(directory, 'mpesa.json'),
    delays: { callback: 10 },
  });
  stack = await start();
});
afterAll(async () => {
  await stack.close();
  await simulator.close();
  await rm(directory, { recursive: true });
});

it('a payment made while the server was away is found when it is back', async () => {
  const service = createClient(stack.url, stack.keys.secretKey, { auth: { persistSession: false } });
  const email = 'restart@example.com';
  const { data } = await service.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const client = createClient(stack.url, stack.keys.anonKey, { auth: { persistSession: false } });
  const { data: signedIn } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  const accessToken = signedIn.session?.access_token ?? '';
  const order = await placeOrder({ id: data.user?.id ?? '', email, accessToken, client }, '254712345678');
  const { error } = await client.functions.invoke('pay-order', { body: { order_id: order.id } });
  expect(error).toBeNull();

  await stack.close();
  expect(await simulator.decide(simulator.prompts()[0]?.id ?? '', 'approve')).toBe(true);
  // The callback finds nobody. The server comes back on another port, so a later try would not arrive either.
  stack = await start();
  expect(await stateOf(order.id)).toEqual({ order: 'awaiting', payment: 'prompted' });
  await stack.sql.rows('update public.payments set next_check_at = now() where order_id = $1', [order.id]);
  await expect.poll(() => stateOf(order.id), { timeout: 15_000 }).toEqual({ order: 'paid', payment: 'paid' });
});

async function start(): Promise<Stack> {
  const started = createStack({
    config: {
      ...readConfig({ PORT: '0', DEMO: '0', DATA_DIR: path.join(directory, 'data') }),
      mpesa: { baseUrl: simulator.url, ...TEST_MERCHANT },
    },
    projectDirectory: path.join(ROOT, 'supabase'),
  });
  await started.listen();
  await started.start();
  return started;
}

async function stateOf(orderId: string): Promise<{ order: string; payment: string } | undefined> {
  const [row] = await stack.sql.rows<{ order: string; payment: string }>(
    `select o.payment_state as order, p.state as payment
     from public.orders o join public.payments p on p.order_id = o.id where o.id = $1`,
    [orderId],
  );
  return row;
}
