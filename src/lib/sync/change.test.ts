import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { applyEffects, type Call, insertCall, isChange, noticeOf, rpcCall } from './change.ts';
import { sendChange } from './send-change.ts';
import { signInAs, startFakeServer } from './testing-server.ts';

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
