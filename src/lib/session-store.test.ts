import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { queryClient } from './query-client.ts';
import {
  forgetSession,
  notifySession,
  parseSession,
  readKeptSession,
  readSession,
  SESSION_KEY,
  subscribeSession,
} from './session-store.ts';
import { guardPrivateData } from './session.ts';
import { sessionCheck } from './supabase-client.ts';

const stored = {
  access_token: 'token',
  user: {
    id: 'u1',
    email: 'a@example.com',
    user_metadata: { full_name: 'Achieng Otieno', avatar_url: 'https://x/y' },
  },
};

describe('the stored session', () => {
  it('is read without the auth client', () => {
    expect(parseSession(JSON.stringify(stored))).toEqual({
      accessToken: 'token',
      user: { id: 'u1', email: 'a@example.com', fullName: 'Achieng Otieno', avatarUrl: 'https://x/y' },
    });
  });

  it.each([
    ['verified', 'aal1', true],
    ['verified', 'aal2', undefined],
    ['unverified', 'aal1', undefined],
  ])('with a %s factor and %s waits for a code: %s', (status, aal, needsCode) => {
    const token = `h.${btoa(JSON.stringify({ aal }))}.s`;
    const session = { ...stored, access_token: token, user: { ...stored.user, factors: [{ status }] } };
    expect(parseSession(JSON.stringify(session))?.needsCode).toBe(needsCode);
    localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    expect(readKeptSession()?.user.id).toBe('u1');
    expect(readSession()?.user.id).toBe(needsCode ? undefined : 'u1');
    forgetSession();
  });

  it('takes the name Google gives, and does without one', () => {
    const named = {
      ...stored,
      user: { id: 'u1', email: 'a@example.com', user_metadata: { name: 'Otieno' } },
    };
    expect(parseSession(JSON.stringify(named))?.user).toMatchObject({ fullName: 'Otieno', avatarUrl: null });
    expect(parseSession(JSON.stringify({ access_token: 't', user: { id: 'u1' } }))?.user.fullName).toBe('');
  });

  it.each([null, '', '{', 'null', '[]', '{"access_token":1}', '{"access_token":"t","user":null}'])(
    'is nobody for %j',
    (raw) => expect(parseSession(raw)).toBeNull(),
  );

  it('stays the same object until the text changes, and tells who listens', () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
    expect(readSession()).toBe(readSession());
    const listener = vi.fn<() => void>();
    const stop = subscribeSession(listener);
    forgetSession();
    expect(listener).toHaveBeenCalledOnce();
    expect(readSession()).toBeNull();
    stop();
  });
});

it('asks once for all that come together, and again after half a minute', () => {
  let asked = 0;
  let now = 0;
  const check = sessionCheck(
    {
      getUser: async () => {
        asked += 1;
        return { error: null };
      },
    },
    () => now,
  );
  check();
  check();
  expect(asked).toBe(1);
  now = 29_999;
  check();
  expect(asked).toBe(1);
  now = 30_000;
  check();
  expect(asked).toBe(2);
});

describe('session guard', () => {
  const signIn = (id: string): void => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'token', user: { id } }));
    notifySession();
  };

  let stop: () => void;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    signIn('amina');
    stop = guardPrivateData();
    queryClient.setQueryData(['orders'], ['private']);
    localStorage.setItem('mizizi-checkout-draft', 'phone and landmark');
    sessionStorage.setItem('mizizi-reset', 'whose');
    localStorage.setItem('mizizi-pending-order', 'key');
    localStorage.setItem('mizizi-config', 'public');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('cart', 'tea');
    localStorage.setItem('mizizi-language', 'sw');
  });
  afterEach(() => stop());

  const kept = (): (string | null)[] =>
    [
      'mizizi-checkout-draft',
      'mizizi-pending-order',
      'mizizi-config',
      'theme',
      'cart',
      'mizizi-language',
    ].map((key) => localStorage.getItem(key));

  it('forgets the person and keeps the device after a sign-out', () => {
    forgetSession();
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
    expect(kept()).toEqual([null, 'key', 'public', 'dark', null, 'sw']);
    expect(sessionStorage.getItem('mizizi-reset')).toBeNull();
  });

  it('hears of a sign-out in another tab', () => {
    localStorage.removeItem(SESSION_KEY);
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  });

  it('forgets when another person signs in', () => {
    signIn('brian');
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  });

  it('keeps all while the same person only gets a new token', () => {
    signIn('amina');
    expect(queryClient.getQueryData(['orders'])).toEqual(['private']);
    expect(kept()[0]).toBe('phone and landmark');
  });

  it('looks again when the Back button brings a page back', () => {
    localStorage.removeItem(SESSION_KEY);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  });
});
