import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settle, subscribe } from './realtime-fixture.ts';
import { type ServiceFixture, serviceFixture } from './service-fixture.ts';
import { startTestStack } from './testing.ts';

describe('the number of orders', () => {
  let stack: ServiceFixture;
  let many: number;
  beforeAll(async () => {
    stack = serviceFixture(await startTestStack({ project: true, demo: true, listen: true }));
    const [row] = await stack.sql.rows<{ many: number }>('select count(*)::int as many from public.orders');
    many = row?.many ?? 0;
  });
  afterAll(() => stack.close());

  it('is told to visitors who ask for it alone', async () => {
    expect(many).toBeGreaterThan(0);
    const counted = await stack.browser().from('orders').select('id', { count: 'exact', head: true });
    expect([counted.error, counted.count, counted.data]).toEqual([null, many, null]);
    const bare = await fetch(`${stack.url}/rest/v1/orders?select=id&limit=1`, {
      method: 'HEAD',
      headers: { apikey: stack.keys.anonKey, prefer: 'count=exact' },
    });
    expect(bare.headers.get('content-range')).toMatch(new RegExp(`/${many}$`));
    expect(await bare.text()).toBe('');
  });

  it('is told of all orders alone: no filter narrows their ids down', async () => {
    const visitor = stack.browser();
    const half = '80000000-0000-0000-0000-000000000000';
    const count = () => visitor.from('orders').select('id', { count: 'exact', head: true });
    const asked = [
      count().gte('id', half),
      count().lt('id', half),
      count().not('id', 'is', null),
      count().or(`id.gte.${half},id.lt.${half}`),
      count().in('id', [half]),
    ];
    expect((await Promise.all(asked)).map((answer) => answer.count)).toEqual(asked.map(() => 0));
    const page = await count().order('id').range(0, 1);
    expect(page.count).toBe(many);
  });

  it('comes with no order', async () => {
    const visitor = stack.browser();
    for (const call of [
      visitor.from('orders').select('id'),
      visitor.from('orders').select('id', { count: 'exact' }).limit(1000),
      visitor.from('orders').select('id').csv(),
    ]) {
      const { data, count } = await call;
      expect([JSON.stringify(data ?? []).match(/[0-9a-f-]{36}/g), count ?? 0]).toEqual([null, 0]);
    }
    const stranger = await stack.signedIn('ben@example.com');
    const counted = await stranger.browser.from('orders').select('id', { count: 'exact', head: true });
    expect(counted.count).toBe(0);
  });

  it('is not learned from live updates', async () => {
    const heard = await subscribe(stack.browser(), { table: 'orders' });
    expect(heard.status).toBe('SUBSCRIBED');
    await stack.sql.rows('update public.orders set updated_at = now()');
    await settle();
    expect(heard.changes).toEqual([]);
  });

  it('is the buyer’s own for members, however they ask', async () => {
    const { browser, userId } = await stack.signedIn('ann@example.com');
    await stack.sql.rows(
      'update public.orders set user_id = $1 where id = (select id from public.orders limit 1)',
      [userId],
    );
    for (const head of [true, false])
      expect((await browser.from('orders').select('id', { count: 'exact', head })).count).toBe(1);
    expect((await browser.from('orders').select('id').eq('id', randomUUID())).data).toEqual([]);
  });
});
