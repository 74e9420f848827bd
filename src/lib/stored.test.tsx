import { act, render, screen } from '@testing-library/react';
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
import { createStoredState } from './stored-state.ts';
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

describe('a value that is stored', () => {
  const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
  const nothing: readonly string[] = [];
  let number = 0;
  const make = () => createStoredState(`mizizi-test-${(number += 1)}`, isList, nothing, 60_000);

  function Shown({ state }: { state: ReturnType<typeof make> }) {
    return <output>{state.useValue().join(' ') || 'nothing'}</output>;
  }

  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('shows, changes and forgets a value', () => {
    const state = make();
    state.change(() => ['neem']);
    render(<Shown state={state} />);
    expect(screen.getByRole('status')).toHaveTextContent('neem');
    act(() => state.change((now) => [...now, 'ginger']));
    expect(screen.getByRole('status')).toHaveTextContent('neem ginger');
    act(() => state.change(() => nothing));
    expect(screen.getByRole('status')).toHaveTextContent('nothing');
    expect(localStorage.length).toBe(0);
  });

  it('follows another tab, and the end of a session', () => {
    const state = make();
    render(<Shown state={state} />);
    const key = `mizizi-test-${number}`;
    act(() => {
      localStorage.setItem(key, JSON.stringify({ value: ['mint'], expiresAt: Date.now() + 60_000 }));
      dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(screen.getByRole('status')).toHaveTextContent('mint');
    act(() => {
      localStorage.clear();
      notifySession();
    });
    expect(screen.getByRole('status')).toHaveTextContent('nothing');
  });

  it('lives as long as the page when the device keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const state = make();
    render(<Shown state={state} />);
    act(() => state.change(() => ['neem']));
    act(() => state.change((now) => [...now, 'mint']));
    expect(screen.getByRole('status')).toHaveTextContent('neem mint');
  });
});
