import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { withFactor } from './auth/factor-fixture.ts';
import { settle, subscribe, until } from './realtime-fixture.ts';
import { attachRealtime } from './realtime.ts';
import { PASSWORD, type ServiceFixture, serviceFixture } from './service-fixture.ts';
import { startTestStack, type TestStack } from './testing.ts';

// What a copy of a session can do once the session has ended: the access token itself is good for an hour.
let shop: TestStack;
let stack: ServiceFixture;

beforeAll(async () => {
  shop = await startTestStack({ project: true, demo: true, listen: true });
  stack = serviceFixture(shop);
});
afterAll(() => stack.close());

async function tokensOf(browser: SupabaseClient) {
  const { data } = await browser.auth.getSession();
  if (!data.session) throw new Error('nobody is signed in');
  return data.session;
}

/** Somebody else with nothing but the access token. */
const copyOf = (accessToken: string): SupabaseClient =>
  createClient(stack.url, stack.keys.anonKey, { accessToken: async () => accessToken });

async function packer(email: string) {
  const { browser, userId } = await stack.signedIn(email);
  await stack.sql.rows(
    `insert into public.user_roles (user_id, email, role) values ($1, $2, 'packer') on conflict do nothing`,
    [userId, email],
  );
  const copy = copyOf((await tokensOf(browser)).access_token);
  expect((await copy.from('orders').select('id').limit(1)).data).toHaveLength(1);
  return { browser, userId, copy };
}

async function expectNothing(copy: SupabaseClient, userId: string): Promise<void> {
  expect((await copy.from('orders').select('id')).data).toEqual([]);
  expect((await copy.rpc('order_queue')).error?.details).toBe('not_allowed');
  expect((await copy.from('profiles').insert({ user_id: userId, full_name: 'X' })).error?.code).toBe('42501');
  const file = new Blob(['RIFF....WEBP'], { type: 'image/webp' });
  const stored = await copy.storage.from('avatars').upload(`${userId}/${crypto.randomUUID()}.webp`, file);
  expect(stored.error).not.toBeNull();
  const paid = await copy.functions.invoke('pay-plan', { body: { plan: 'premium', period: 'month' } });
  expect(paid.error).not.toBeNull();
}

it('is nothing after the session was ended on another device', async () => {
  const { copy, userId } = await packer('pam@example.com');
  const other = stack.browser();
  await other.auth.signInWithPassword({ email: 'pam@example.com', password: PASSWORD });
  expect((await other.auth.signOut({ scope: 'others' })).error).toBeNull();
  await expectNothing(copy, userId);
  expect((await other.from('orders').select('id').limit(1)).data).toHaveLength(1);
});

it('is nothing after a new password, while who set it goes on', async () => {
  const { copy, userId } = await packer('pat@example.com');
  const other = stack.browser();
  await other.auth.signInWithPassword({ email: 'pat@example.com', password: PASSWORD });
  const change = { password: 'Another-Horse-8!', current_password: PASSWORD };
  expect((await other.auth.updateUser(change)).error).toBeNull();
  await expectNothing(copy, userId);
  expect((await other.from('orders').select('id').limit(1)).data).toHaveLength(1);
});

it('is nothing after the account was removed', async () => {
  const { copy, userId } = await packer('pia@example.com');
  expect((await shop.service.auth.admin.deleteUser(userId)).error).toBeNull();
  expect((await copy.from('orders').select('id')).data).toEqual([]);
});

it('is nothing after a refresh token came back that was used, for both who hold one', async () => {
  const { browser, copy, userId } = await packer('pen@example.com');
  const stolen = (await tokensOf(browser)).refresh_token;
  expect((await browser.auth.refreshSession()).error).toBeNull();
  expect((await browser.auth.refreshSession()).error).toBeNull();
  const thief = stack.browser();
  const used = await thief.auth.refreshSession({ refresh_token: stolen });
  expect(used.error?.code).toBe('refresh_token_already_used');
  await expectNothing(copy, userId);
  await expectNothing(copyOf((await tokensOf(browser)).access_token), userId);
});

it('is no second step any more once the factor is gone', async () => {
  const { browser, userId } = await withFactor(stack, 'pip@example.com');
  await stack.sql.rows(
    `insert into public.user_roles (user_id, email, role) values ($1, 'pip@example.com', 'packer')`,
    [userId],
  );
  await stack.sql.exec(
    `insert into private.requires_second_factor (role) values ('packer') on conflict do nothing`,
  );
  const copy = copyOf((await tokensOf(browser)).access_token);
  expect((await copy.from('orders').select('id').limit(1)).data).toHaveLength(1);
  await stack.sql.rows('delete from auth.mfa_factors where user_id = $1', [userId]);
  expect((await copy.from('orders').select('id')).data).toEqual([]);
  expect((await copy.rpc('order_queue')).error?.details).toBe('second_factor_needed');
  await stack.sql.exec(`delete from private.requires_second_factor`);
});

it('hears of no change, and its channels are closed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const realtime = await attachRealtime(server, { ...stack.keys, database: shop.database, sweepMs: 100 });
  const { port } = server.address() as AddressInfo;
  const { browser, userId } = await packer('pru@example.com');
  const { access_token: stolen } = await tokensOf(browser);
  const address = `http://127.0.0.1:${port}`;
  const thief = createClient(address, stack.keys.anonKey, { accessToken: async () => stolen });
  await thief.realtime.setAuth();
  const orders = await subscribe(thief, { table: 'orders' });
  const bell = await subscribe(thief, { table: 'notifications' });
  const open = await subscribe(createClient(address, stack.keys.anonKey), { table: 'products' });
  const touch = async (): Promise<void> => {
    await stack.sql.exec('update public.orders set updated_at = now()');
    await stack.sql.rows(
      `insert into public.notifications (user_id, type, title, message) values ($1, 'info', 'Hello', 'There')`,
      [userId],
    );
  };
  await until(() => expect(bell.system).toContain('Subscribed to PostgreSQL'));
  await touch();
  await until(() => expect(bell.changes.length).toBeGreaterThan(0));
  await settle();
  const heard = [orders.changes.length, bell.changes.length];
  await stack.sql.rows('delete from auth.sessions where user_id = $1', [userId]);
  await touch();
  await until(() => expect([orders.channel.state, bell.channel.state]).toEqual(['closed', 'closed']));
  await touch();
  await settle();
  expect([orders.changes.length, bell.changes.length]).toEqual(heard);
  expect(bell.system).toContain('Session has ended');
  expect(open.channel.state).toBe('joined');
  await Promise.all([thief.removeAllChannels(), open.channel.unsubscribe()]);
  realtime.close();
  server.close();
});
