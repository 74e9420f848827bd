import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { unwrap } from '../app-error.ts';
import { queryClient } from '../query-client.ts';
import { guardPrivateData } from '../session.ts';
import { getSupabase } from '../supabase.ts';
import {
  applyEffects,
  type Call,
  deleteCall,
  insertCall,
  isChange,
  noticeOf,
  rpcCall,
  upsertCall,
} from './change.ts';
import { flush, discardRefused, retryRefused, useSyncState } from './flush.ts';
import { changesOf, sendChange } from './outbox.ts';
import { createRecords } from './records.ts';
import { type FakeServer, goOffline, goOnline, signInAs, startFakeServer } from './testing-server.ts';

describe('change', () => {
  beforeEach(() => {
    startFakeServer();
    signInAs('amina');
  });
  afterEach(() => {
    signInAs(null);
    vi.unstubAllGlobals();
  });

  const sendAs = (owner: string, call: Call) =>
    sendChange({ id: '1', owner, call, effect: { table: 't', id: '1', row: null } });

  it('lays changes over rows: changed ones in their place, new ones in front', () => {
    const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const effects = [
      { table: 't', id: 'b', row: { id: 'b', changed: true } },
      { table: 't', id: 'd', row: { id: 'd' } },
      { table: 't', id: 'a', row: null },
    ];
    expect(applyEffects(rows, effects)).toEqual([{ id: 'd' }, { id: 'b', changed: true }, { id: 'c' }]);
  });

  it('adds a row without touching one that is there', async () => {
    const call = insertCall('saved_herbs', { slug: 'neem', user_id: 'amina' });
    const request = vi.spyOn(globalThis, 'fetch');
    await sendAs('amina', call);
    const [, init] = request.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('prefer')).toContain('resolution=ignore-duplicates');
  });

  it('calls a function and hears what it wants said', async () => {
    const call = rpcCall('increment_usage', { user_uuid: 'amina', feature: 'chatbot' });
    const request = vi.spyOn(globalThis, 'fetch');
    await sendAs('amina', call);
    const [address] = request.mock.calls[0] ?? [];
    expect(new URL(address as string | URL).pathname).toBe('/rest/v1/rpc/increment_usage');
    expect(noticeOf({ notice: 'It ended earlier elsewhere.' })).toBe('It ended earlier elsewhere.');
    for (const answer of [null, 3, [], {}, { notice: '' }]) expect(noticeOf(answer)).toBeUndefined();
  });

  it('is sent under the session of its owner or not at all', async () => {
    const request = vi.spyOn(globalThis, 'fetch');
    await expect(sendAs('brian', insertCall('saved_herbs', { slug: 'neem' }))).rejects.toMatchObject({
      kind: 'server',
    });
    expect(request).not.toHaveBeenCalled();
  });

  it('knows a change from what an older version left behind', () => {
    const call = insertCall('saved_herbs', { slug: 'neem', user_id: 'amina' });
    const effect = { table: 'saved_herbs', id: '1', row: { id: '1' } };
    expect(isChange({ id: '1', owner: 'amina', call, effect })).toBe(true);
    for (const value of [null, 'x', {}, { id: 1, owner: 'amina', call, effect }, { id: '1', call, effect }])
      expect(isChange(value)).toBe(false);
  });
});

describe('records', () => {
  type Herb = { id: string; slug: string };
  const isHerb = (value: unknown): value is Herb =>
    typeof value === 'object' && value !== null && 'slug' in value && typeof value.slug === 'string';

  const herbs = createRecords<Herb>({
    table: 'saved_herbs',
    isRow: isHerb,
    read: async () => unwrap(await (await getSupabase()).from('saved_herbs').select()) as unknown as Herb[],
    compare: (a, b) => a.slug.localeCompare(b.slug),
    save: (row, owner) => upsertCall('saved_herbs', { ...row, user_id: owner }),
    remove: ({ slug, ...row }, owner) => deleteCall('saved_herbs', { ...row, slug, user_id: owner }),
  });

  let server: FakeServer;
  let stopGuard: () => void;
  beforeEach(() => {
    server = startFakeServer();
    queryClient.clear();
    stopGuard = guardPrivateData();
  });
  afterEach(() => {
    stopGuard();
    act(() => signInAs(null));
    vi.unstubAllGlobals();
  });

  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const show = () => renderHook(() => ({ ...herbs.useRecords(), sync: useSyncState() }), { wrapper }).result;
  type Shown = ReturnType<typeof show>;
  const slugs = ({ current }: Shown) => current.rows.map(({ slug }) => slug);
  const put = (id: string, slug: string): void => act(() => herbs.put({ id, slug }));

  it('keeps a visitor’s rows on the device and takes them into the account', async () => {
    const shown = show();
    put('1', 'neem');
    put('2', 'aloe');
    expect(slugs(shown)).toEqual(['aloe', 'neem']);
    expect(shown.current.sync).toEqual({ kind: 'device' });
    expect(server.seen).toEqual([]);

    act(() => signInAs('amina'));
    await waitFor(() => expect(shown.current.sync).toEqual({ kind: 'saved' }));
    expect(server.seen.toSorted()).toEqual(['POST 1', 'POST 2']);
    expect([...server.rows.values()]).toContainEqual({ id: '1', slug: 'neem', user_id: 'amina' });
    expect(slugs(shown)).toEqual(['aloe', 'neem']);
  });

  it('shows a row that was sent while the first read was still on its way', async () => {
    const answered = Promise.withResolvers<void>();
    server.readAnswer = answered.promise;
    signInAs('amina');
    server.rows.set('0', { id: '0', slug: 'moringa' });
    const shown = show();
    await waitFor(() => expect(server.readAnswer).toBeNull());
    put('1', 'neem');
    await waitFor(() => expect(shown.current.sync).toEqual({ kind: 'saved' }));

    answered.resolve();
    await waitFor(() => expect(slugs(shown)).toEqual(['moringa', 'neem']));
  });

  it('keeps for the next start what it read last, though an older answer comes after it', async () => {
    const answered = Promise.withResolvers<void>();
    server.readAnswer = answered.promise;
    signInAs('amina');
    const shown = show();
    await waitFor(() => expect(server.readAnswer).toBeNull());
    put('1', 'neem');
    await waitFor(() => expect(shown.current.sync).toEqual({ kind: 'saved' }));
    await waitFor(() => expect(slugs(shown)).toEqual(['neem']));

    answered.resolve();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    goOffline(server);
    queryClient.clear(); // what a reload forgets
    expect(slugs(show())).toEqual(['neem']);
  });

  it('works without a connection, across a reload, and sends in order when it is back', async () => {
    signInAs('amina');
    server.rows.set('0', { id: '0', slug: 'moringa' });
    const shown = show();
    await waitFor(() => expect(slugs(shown)).toEqual(['moringa']));

    goOffline(server);
    put('1', 'neem');
    put('1', 'neem tea');
    act(() => herbs.remove({ id: '0', slug: 'moringa' }));
    expect(slugs(shown)).toEqual(['neem tea']);
    expect(shown.current.sync).toEqual({ kind: 'waiting', count: 3 });

    queryClient.clear(); // what a reload forgets
    const reloaded = show();
    await waitFor(() => expect(slugs(reloaded)).toEqual(['neem tea']));
    expect(herbs.current()).toEqual([{ id: '1', slug: 'neem tea' }]);

    act(() => goOnline(server));
    await waitFor(() => expect(reloaded.current.sync).toEqual({ kind: 'saved' }));
    expect(server.seen).toEqual(['POST 1', 'POST 1', 'DELETE 0']);
    expect(slugs(reloaded)).toEqual(['neem tea']);
  });

  it('has its effect once when the answer was lost', async () => {
    signInAs('amina');
    const shown = show();
    await waitFor(() => expect(shown.current.state).toBe('ready'));
    server.connection = 'lost answer';
    put('1', 'neem');
    await waitFor(() => expect(server.seen).toEqual(['POST 1']));
    expect(shown.current.sync).toEqual({ kind: 'waiting', count: 1 });
    act(() => goOnline(server));
    await waitFor(() => expect(shown.current.sync).toEqual({ kind: 'saved' }));
    expect(server.seen).toEqual(['POST 1', 'POST 1']);
    expect(server.rows.size).toBe(1);
  });

  it('tells what was refused, keeps it, and lets those behind it through', async () => {
    signInAs('amina');
    const shown = show();
    await waitFor(() => expect(shown.current.state).toBe('ready'));
    goOffline(server);
    put('1', 'neem');
    put('2', 'aloe');
    server.refusal = {
      status: 400,
      body: { code: 'P0001', message: 'This overlaps.', details: 'overlap', hint: 'Change its start.' },
    };
    act(() => {
      goOnline(server);
    });
    const failed = { kind: 'failed', count: 2, message: 'This overlaps. Change its start.' };
    await waitFor(() => expect(shown.current.sync).toEqual(failed));
    expect(slugs(shown)).toEqual(['aloe', 'neem']);

    server.refusal = null;
    put('2', 'aloe vera'); // says all that the refused one said
    await waitFor(() => expect(shown.current.sync).toEqual({ ...failed, count: 1 }));
    act(retryRefused);
    await waitFor(() => expect(shown.current.sync).toEqual({ kind: 'saved' }));
    expect(server.rows.size).toBe(2);

    server.refusal = { status: 403, body: { code: '42501', message: 'no' } };
    put('3', 'mint');
    await waitFor(() => expect(shown.current.sync.kind).toBe('failed'));
    act(discardRefused);
    expect(slugs(shown)).toEqual(['aloe vera', 'neem']);
  });

  it('is gone with its owner and sent for nobody else', async () => {
    signInAs('amina');
    const shown = show();
    await waitFor(() => expect(shown.current.state).toBe('ready'));
    goOffline(server);
    put('1', 'neem');
    act(() => signInAs('brian'));
    act(() => goOnline(server));
    await waitFor(() => expect(shown.current.state).toBe('ready'));
    expect(slugs(shown)).toEqual([]);
    expect(changesOf('amina')).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.includes('amina'))).toEqual([]);
    await flush();
    expect(server.seen).toEqual([]);
  });

  it('keeps working where nothing can be stored', async () => {
    signInAs('amina');
    const shown = show();
    await waitFor(() => expect(shown.current.state).toBe('ready'));
    goOffline(server);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    put('1', 'neem');
    expect(slugs(shown)).toEqual(['neem']);
    act(() => goOnline(server));
    await waitFor(() => expect(shown.current.sync).toEqual({ kind: 'saved' }));
    expect(server.seen).toEqual(['POST 1']);
  });
});
