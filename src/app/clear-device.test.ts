import { afterEach, expect, it, vi } from 'vitest';

import { readSession, SESSION_KEY } from '../lib/session-store.ts';
import { clearDevice } from './pages/privacy-controls.tsx';

vi.mock('../lib/supabase.ts', () => ({
  getSupabase: async () => {
    throw new TypeError('Failed to fetch');
  },
}));
afterEach(() => vi.unstubAllGlobals());

it('leaves nothing on the device, also where the server cannot be told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const kept = new Set(['pages', 'pictures']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'token', user: { id: 'amina' } }));
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('cart', 'tea');
  sessionStorage.setItem('mizizi-chat', 'words');
  await clearDevice();
  expect(readSession()).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect([...kept]).toEqual([]);
});
