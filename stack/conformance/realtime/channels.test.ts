import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { until } from '../../realtime-fixture.ts';
import { type ServiceFixture, startServiceFixture } from '../../service-fixture.ts';
import { suite } from '../suite.ts';

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

describe('channels', () => {
  const { end } = suite('realtime/channels');
  let stack: ServiceFixture;
  let ann: { browser: SupabaseClient; userId: string };
  let ben: { browser: SupabaseClient; userId: string };
  beforeAll(async () => {
    stack = await startServiceFixture();
    ann = await stack.signedIn('ann@example.com');
    ben = await stack.signedIn('ben@example.com');
  });
  afterAll(() => stack.close());

  let last = 0;
  const channelOf = (client: SupabaseClient, config = {}): RealtimeChannel =>
    client.channel(`room ${(last += 1)}`, { config });
  const joined = (channel: RealtimeChannel) =>
    new Promise<string>((resolve) => {
      channel.subscribe((status) => resolve(status));
    });

  /** Joins, with what it hears of a table from then on; ready once the table is listened to. */
  async function listening(client: SupabaseClient, event: string, filter?: string, table = 'notes') {
    const changes: Change[] = [];
    let isReady = false;
    const channel = channelOf(client)
      .on('system', {}, ({ status }: { status: string }) => (isReady ||= status === 'ok'))
      .on(
        'postgres_changes' as never,
        { event, schema: 'public', table, ...(filter ? { filter } : {}) } as never,
        (change: Change) => changes.push(change),
      );
    expect(await joined(channel)).toBe('SUBSCRIBED');
    await until(() => expect(isReady).toBe(true));
    return changes;
  }
  const note = async (body: string, by = ann) => {
    const { data, error } = await by.browser.from('notes').insert({ body }).select('id,body').single();
    if (error) throw error;
    return data as { id: number; body: string };
  };
  const told = (changes: Change[]) => changes.map(({ eventType }) => eventType);

  it('subscribe and unsubscribe', async () => {
    const channel = channelOf(ann.browser);
    expect(await joined(channel)).toBe('SUBSCRIBED');
    expect(channel.state).toBe('joined');
    expect(await channel.unsubscribe()).toBe('ok');
  });

  it('removeChannel takes it off the client', async () => {
    const channel = channelOf(ann.browser);
    await joined(channel);
    expect(await ann.browser.removeChannel(channel)).toBe('ok');
    expect(ann.browser.getChannels()).not.toContain(channel);
  });

  it('several channels on one connection', async () => {
    const channels = [channelOf(ben.browser), channelOf(ben.browser)];
    expect(await Promise.all(channels.map(joined))).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
  });

  it('a change that is inserted', async () => {
    const changes = await listening(ann.browser, 'INSERT');
    const { id } = await note('first');
    await until(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      eventType: 'INSERT',
      schema: 'public',
      table: 'notes',
      commit_timestamp: expect.any(String),
      new: { id, body: 'first' },
      old: {},
      errors: null,
    });
  });

  it('a change that is updated', async () => {
    const changes = await listening(ann.browser, 'UPDATE');
    const { id } = await note('before');
    await ann.browser.from('notes').update({ body: 'after' }).eq('id', id);
    await until(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ eventType: 'UPDATE', new: { id, body: 'after' }, old: { id } });
  });

  it('a change that is deleted tells the key alone', async () => {
    const changes = await listening(ann.browser, 'DELETE');
    const { id } = await note('gone');
    await ann.browser.from('notes').delete().eq('id', id);
    await until(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({ eventType: 'DELETE', new: {} });
    expect(changes[0]?.old).toEqual({ id });
  });

  it('all changes in their order', async () => {
    const changes = await listening(ann.browser, '*');
    const { id } = await note('one');
    await until(() => expect(changes).toHaveLength(1));
    await ann.browser.from('notes').update({ body: 'two' }).eq('id', id);
    await until(() => expect(changes).toHaveLength(2));
    await ann.browser.from('notes').delete().eq('id', id);
    await until(() => expect(told(changes)).toEqual(['INSERT', 'UPDATE', 'DELETE']));
  });

  it('an event that was not asked for is not told', async () => {
    const changes = await listening(ann.browser, 'UPDATE');
    const { id } = await note('new');
    await ann.browser.from('notes').update({ body: 'newer' }).eq('id', id);
    await until(() => expect(told(changes)).toEqual(['UPDATE']));
  });

  const FILTERS: [string, string[]][] = [
    ['body=eq.kale', ['kale']],
    ['body=neq.kale', ['okra', 'yam', 'end']],
    ['body=in.(kale,yam)', ['kale', 'yam']],
    ['body=gt.okra', ['yam']],
    ['body=lte.kale', ['kale', 'end']],
  ];
  for (const [filter, expected] of FILTERS)
    it(`a filter: ${filter}`, async () => {
      const changes = await listening(ann.browser, 'INSERT', filter);
      const all = await listening(ann.browser, 'INSERT');
      for (const body of ['kale', 'okra', 'yam', 'end']) await note(body);
      // Otherwise the last one would reach the next case.
      await until(() => expect(all).toHaveLength(4));
      await until(() =>
        expect(changes.map((change) => ('body' in change.new ? change.new['body'] : null))).toEqual(expected),
      );
    });

  it('a filter on a column that there is not', async () => {
    const messages: string[] = [];
    const channel = channelOf(ann.browser)
      .on('system', {}, ({ status, message }: { status: string; message: string }) =>
        messages.push(`${status} ${message}`),
      )
      .on(
        'postgres_changes' as never,
        { event: '*', schema: 'public', table: 'notes', filter: 'nothing=eq.1' } as never,
        () => undefined,
      );
    channel.subscribe();
    await until(() => expect(messages.join()).toContain('error'));
    expect(messages.join()).toContain('invalid column for filter nothing');
  });

  it('rows of somebody else are not told', async () => {
    const changes = await listening(ben.browser, 'INSERT');
    await note('secret');
    await note('own', ben);
    await until(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.new).toMatchObject({ body: 'own', user_id: ben.userId });
  });

  it('a visitor is told nothing and the secret key everything', async () => {
    const visitor = await listening(stack.browser(), 'INSERT');
    const all = await listening(stack.browser({ key: stack.keys.secretKey }), 'INSERT');
    await note('x');
    await until(() => expect(all).toHaveLength(1));
    expect(visitor).toEqual([]);
  });

  it('two tables on one channel', async () => {
    const tables: string[] = [];
    let ready = 0;
    const hear = ({ table }: Change) => tables.push(table);
    const channel = channelOf(ann.browser)
      .on('system', {}, () => (ready += 1))
      .on('postgres_changes' as never, { event: '*', schema: 'public', table: 'notes' } as never, hear)
      .on('postgres_changes' as never, { event: '*', schema: 'public', table: 'alarms' } as never, hear);
    await joined(channel);
    await until(() => expect(ready).toBeGreaterThan(0));
    await note('a');
    await until(() => expect(tables).toEqual(['notes']));
    await ann.browser.from('alarms').insert({ due_at: '2027-01-01T10:00:00Z' });
    await until(() => expect(tables).toEqual(['notes', 'alarms']));
  });

  it('a new token keeps the channel', async () => {
    const changes = await listening(ann.browser, 'INSERT');
    const { data } = await ann.browser.auth.refreshSession();
    await ann.browser.realtime.setAuth(data.session?.access_token ?? null);
    await note('still there');
    await until(() => expect(changes).toHaveLength(1));
  });

  it('a token that is none', async () => {
    const client = stack.browser();
    await client.realtime.setAuth('not.a.token');
    const channel = channelOf(client);
    expect(await joined(channel)).toBe('CHANNEL_ERROR');
    await client.realtime.disconnect();
  });

  it('a broadcast reaches the others in the room', async () => {
    const heard: unknown[] = [];
    const topic = 'talk';
    const listener = ben.browser
      .channel(topic)
      .on('broadcast', { event: 'hello' }, ({ payload }) => heard.push(payload));
    const speaker = ann.browser.channel(topic);
    await Promise.all([joined(listener), joined(speaker)]);
    await speaker.send({ type: 'broadcast', event: 'hello', payload: { text: 'hi' } });
    await expect.poll(() => heard, { timeout: 300 }).toEqual([{ text: 'hi' }]);
  });

  it('who is in a room is told', async () => {
    const channel = channelOf(ann.browser, { presence: { key: 'ann' } });
    await joined(channel);
    await channel.track({ mood: 'fine' });
    await expect.poll(() => Object.keys(channel.presenceState()), { timeout: 300 }).toEqual(['ann']);
  });

  it.each([true, false])(
    'a broadcast is refused, and the reason is told; with an answer: %s',
    async (ack) => {
      const told: string[] = [];
      const channel = channelOf(ann.browser, { broadcast: { ack } }).on(
        'system',
        {},
        ({ status, message }: { status: string; message: string }) => told.push(`${status} ${message}`),
      );
      await joined(channel);
      const sent = await channel.send({ type: 'broadcast', event: 'hello', payload: { text: 'hi' } });
      expect(sent).toBe(ack ? 'error' : 'ok');
      await until(() =>
        expect(told).toEqual([expect.stringMatching(/^error NotOffered: .* neither broadcasts/)]),
      );
    },
  );

  it('a broadcast by HTTP is refused, and the reason is told', async () => {
    await expect(channelOf(ann.browser).httpSend('hello', { text: 'hi' })).rejects.toThrow(/^NotOffered: /);
  });

  it('presence is refused, and the reason is told', async () => {
    const told: string[] = [];
    const channel = channelOf(ann.browser, { presence: { key: 'ann', enabled: true } }).on(
      'system',
      {},
      ({ extension, message }: { extension: string; message: string }) =>
        told.push(`${extension} ${message}`),
    );
    await joined(channel);
    await until(() => expect(told).toEqual([expect.stringMatching(/^presence NotOffered: /)]));
    expect(await channel.track({ mood: 'fine' })).toBe('error');
  });

  it('a private room asks for a right', async () => {
    expect(await joined(channelOf(ann.browser, { private: true }))).toBe('CHANNEL_ERROR');
  });
  end();
});
