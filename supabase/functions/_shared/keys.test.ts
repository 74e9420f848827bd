import { afterEach, describe, expect, it, vi } from 'vitest';

import { publishableKey, secretKey } from './env.ts';
import { hasSecretKey } from './supabase.ts';

const set = (values: Record<string, string>): void => {
  for (const name of [
    'SUPABASE_ANON_KEY',
    'SUPABASE_SERVICE_ROLE_KEY',
    'SUPABASE_PUBLISHABLE_KEYS',
    'SUPABASE_SECRET_KEYS',
  ])
    vi.stubEnv(name, values[name] ?? '');
};
const OLD = { SUPABASE_ANON_KEY: 'eyJ.anon', SUPABASE_SERVICE_ROLE_KEY: 'eyJ.service' };
const NEW = {
  SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_web","default":"sb_publishable_new"}',
  SUPABASE_SECRET_KEYS: '{"jobs":"sb_secret_jobs","default":"sb_secret_new"}',
};
const holds = (headers: Record<string, string>): Promise<boolean> =>
  hasSecretKey(new Request('https://mizizi.example/f', { headers }));

afterEach(() => vi.unstubAllEnvs());

describe('the keys a function works with', () => {
  it.each([
    ['of the old kind', OLD, 'eyJ.anon', 'eyJ.service'],
    ['of the new kind', NEW, 'sb_publishable_new', 'sb_secret_new'],
    ['of the new kind where there are both', { ...OLD, ...NEW }, 'sb_publishable_new', 'sb_secret_new'],
    [
      'of another name than default',
      { ...OLD, SUPABASE_SECRET_KEYS: '{"jobs":"sb_secret_jobs"}' },
      'eyJ.anon',
      'sb_secret_jobs',
    ],
  ])('are those %s', (_, values, publishable, secret) => {
    set(values);
    expect([publishableKey(), secretKey()]).toEqual([publishable, secret]);
  });

  it('are missed by name, and never told', () => {
    set({});
    expect(() => secretKey()).toThrow('The setting SUPABASE_SERVICE_ROLE_KEY is missing');
    set({ SUPABASE_SECRET_KEYS: 'sb_secret_bare' });
    expect(() => secretKey()).toThrow(/^The setting SUPABASE_SECRET_KEYS is no JSON$/);
    set({ SUPABASE_SECRET_KEYS: '"sb_secret_bare"' });
    expect(() => secretKey()).toThrow(/^The setting SUPABASE_SECRET_KEYS is no object of keys$/);
  });
});

describe('who holds a secret key', () => {
  it.each(['sb_secret_new', 'sb_secret_jobs', 'eyJ.service'])('is let in with %s', async (key) => {
    set({ ...OLD, ...NEW });
    expect(await holds({ apikey: key })).toBe(true);
    expect(await holds({ authorization: `Bearer ${key}` })).toBe(true);
  });

  it.each(['', 'eyJ.anon', 'sb_publishable_new', 'sb_secret_', '{"default":"sb_secret_new"}'])(
    'is not let in with %j',
    async (key) => {
      set({ ...OLD, ...NEW });
      expect(await holds({ apikey: key, authorization: `Bearer ${key}` })).toBe(false);
    },
  );

  it('is nobody where no key is set', async () => {
    set({});
    await expect(holds({ apikey: '' })).rejects.toThrow('SUPABASE_SERVICE_ROLE_KEY');
  });
});
