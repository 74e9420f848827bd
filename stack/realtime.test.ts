import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settle, subscribe as joinChannel, until, type Wanted } from './realtime-fixture.ts';
import { type ServiceFixture, startServiceFixture } from './service-fixture.ts';

interface Note {
  id: number;
  user_id: string;
  body: string;
  [column: string]: unknown;
}
type Change = RealtimePostgresChangesPayload<Note>;

describe('realtime', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());

  const subscribe = (client: SupabaseClient, { table = 'notes', ...rest }: Partial<Wanted> = {}) =>
    joinChannel<Note>(client, { table, ...rest });
  const service = () => stack.browser({ key: stack.keys.secretKey });
  const bodies = (changes: Change[]) =>
    changes.map((change) => ('body' in change.new ? change.new.body : null));

  it('tells owners about their rows and nobody else', async () => {
    const [ann, ben, anonymous] = [
      await stack.signedIn('ann@example.com'),
      await stack.signedIn('ben@example.com'),
      stack.browser(),
    ];
    const own = await subscribe(ann.browser, { filter: `user_id=eq.${ann.userId}` });
    const spy = await subscribe(ben.browser);
    const spyWithFilter = await subscribe(ben.browser, { filter: `user_id=eq.${ann.userId}` });
    const stranger = await subscribe(anonymous);
    const everything = await subscribe(service());
    expect(own.status).toBe('SUBSCRIBED');
    await until(() => expect(own.system).toContain('Subscribed to PostgreSQL'));

    const { data } = await ann.browser.from('notes').insert({ body: 'first' }).select('id').single();
    const id = Number(data?.id);
    // Waits for each: a row that is gone by the time it is looked at is not told any more.
    await until(() => expect([own.changes.length, everything.changes.length]).toEqual([1, 1]));
    await ann.browser.from('notes').update({ body: 'second' }).eq('id', id);
    await until(() => expect([own.changes.length, everything.changes.length]).toEqual([2, 2]));
    await ann.browser.from('notes').delete().eq('id', id);
    await until(() => expect(own.changes).toHaveLength(3));
    const [inserted, updated, deleted] = own.changes;
    expect(inserted).toMatchObject({
      eventType: 'INSERT',
      schema: 'public',
      table: 'notes',
      new: { id, user_id: ann.userId, body: 'first' },
      old: {},
      errors: null,
    });
    expect(updated).toMatchObject({ eventType: 'UPDATE', new: { body: 'second' }, old: { id } });
    expect(deleted).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } });
    expect(Object.keys(deleted?.old ?? {})).toEqual(['id']);
    expect(Date.parse(inserted?.commit_timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000);

    await until(() => expect(everything.changes).toHaveLength(3));
    await settle();
    expect(bodies(spy.changes).filter(Boolean)).toEqual([]);
    expect(bodies(spyWithFilter.changes).filter(Boolean)).toEqual([]);
    expect(stranger.changes).toEqual([]);
  });

  it('shows only columns the subscriber may read, and no filter on the others', async () => {
    const { browser, userId } = await stack.signedIn('cate@example.com');
    const own = await subscribe(browser, { event: 'INSERT' });
    const guesses = await subscribe(browser, { filter: 'hidden=gt.a' });
    const inverse = await subscribe(browser, { filter: 'hidden=not.eq.a' });
    await service().from('notes').insert({ user_id: userId, body: 'open', hidden: 'secret' });
    await until(() => expect(own.changes).toHaveLength(1));
    expect(Object.keys(own.changes[0]?.new ?? {})).toEqual(['id', 'user_id', 'body']);
    await settle();
    expect(guesses.changes).toEqual([]);
    expect(inverse.changes).toEqual([]);
  });

  it('carries rows larger than a notification', async () => {
    const { browser, userId } = await stack.signedIn('dan@example.com');
    const own = await subscribe(browser, { filter: `user_id=eq.${userId}` });
    const other = await subscribe(browser, { filter: 'body=eq.small' });
    const { data } = await browser
      .from('notes')
      .insert({ body: 'long '.repeat(4000) })
      .select('id')
      .single();
    await until(() => expect(own.changes).toHaveLength(1));
    expect(bodies(own.changes)[0]).toHaveLength(20_000);
    await service()
      .from('notes')
      .update({ body: 'longer '.repeat(4000) })
      .eq('id', data?.id);
    await until(() => expect(own.changes).toHaveLength(2));
    expect(bodies(own.changes)[1]).toHaveLength(28_000);
    await service().from('notes').delete().eq('id', data?.id);
    await until(() => expect(own.changes).toHaveLength(3));
    expect(own.changes.slice(1).map(({ old }) => old)).toEqual([data, data]);
    expect(other.changes.map(({ eventType }) => eventType)).toEqual(['DELETE']);
  });

  it('finds rows by a key that is a time', async () => {
    const { browser, userId } = await stack.signedIn('faith@example.com');
    const own = await subscribe(browser, { table: 'alarms', filter: `user_id=eq.${userId}` });
    await until(() => expect(own.system).toContain('Subscribed to PostgreSQL'));
    await browser.from('alarms').insert({ due_at: '2026-11-24T20:58:00.250Z' });
    await until(() => expect(own.changes).toHaveLength(1));
    expect(own.changes[0]?.new).toMatchObject({ user_id: userId });
  });

  it('keeps the order of commits and each state', async () => {
    const { browser } = await stack.signedIn('eve@example.com');
    const own = await subscribe(browser);
    const { data } = await browser.from('notes').insert({ body: '0' }).select('id').single();
    const client = service();
    for (let step = 1; step <= 20; step += 1) {
      await client
        .from('notes')
        .update({ body: String(step) })
        .eq('id', data?.id);
    }
    await until(() => expect(own.changes).toHaveLength(21));
    expect(bodies(own.changes)).toEqual(Array.from({ length: 21 }, (_, step) => String(step)));
  });

  it('tells nothing of what was rolled back', async () => {
    const everything = await subscribe(service());
    const rolledBack = stack.sql.transaction(async (inner) => {
      await inner.rows("insert into public.notes (user_id, body) select id, 'gone' from auth.users limit 1");
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await settle();
    expect(everything.changes).toEqual([]);
  });

  it('hears only what it asked for', async () => {
    const { browser } = await stack.signedIn('fay@example.com');
    const updates = await subscribe(browser, { event: 'UPDATE' });
    const otherTable = await subscribe(browser, { table: 'unknown' });
    const { data } = await browser.from('notes').insert({ body: 'a' }).select('id').single();
    await browser.from('notes').update({ body: 'b' }).eq('id', data?.id);
    await until(() => expect(bodies(updates.changes)).toEqual(['b']));
    expect(otherTable.changes).toEqual([]);
  });

  it('goes on after a refresh of the token', async () => {
    const { browser } = await stack.signedIn('gus@example.com');
    const own = await subscribe(browser);
    await browser.auth.refreshSession();
    await browser.from('notes').insert({ body: 'after' });
    await until(() => expect(bodies(own.changes)).toEqual(['after']));
  });

  it('ends a channel whose token has expired, and refuses expired and forged ones', async () => {
    const { userId } = await stack.signedIn('hal@example.com');
    const sign = (seconds: number, secret = stack.keys.jwtSecret, role = 'authenticated') =>
      new SignJWT({ role, sub: userId })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(new TextEncoder().encode(secret));
    const join = async (token: string) => {
      const browser = stack.browser();
      await browser.realtime.setAuth(token);
      return subscribe(browser, { event: 'INSERT' });
    };
    // Long enough for a busy machine to let it in.
    const short = await join(await sign(3));
    expect(short.status).toBe('SUBSCRIBED');
    expect((await join(await sign(-10))).status).toContain('Token has expired');
    expect((await join(await sign(60, 'another-secret-of-some-length-for-hs256'))).status).toContain(
      'Invalid token',
    );
    expect((await join(await sign(60, stack.keys.jwtSecret, 'postgres'))).status).toContain('Invalid token');
    await new Promise((resolve) => setTimeout(resolve, 3200));
    await service().from('notes').insert({ user_id: userId, body: 'too late' });
    await until(() => expect(short.system).toContain('Token has expired'));
    expect(short.changes).toEqual([]);
  });

  it('refuses a bad filter with its reason', async () => {
    const { status } = await subscribe(stack.browser(), { filter: 'user_id=zz.1' });
    expect(status).toContain('Error parsing `filter` params: user_id=zz.1');
  });

  it('is silent after leaving', async () => {
    const { browser } = await stack.signedIn('ida@example.com');
    const left = await subscribe(browser);
    const stayed = await subscribe(browser);
    expect(await browser.removeChannel(left.channel)).toBe('ok');
    await browser.from('notes').insert({ body: 'anybody?' });
    await until(() => expect(stayed.changes).toHaveLength(1));
    expect(left.changes).toEqual([]);
  });
});
