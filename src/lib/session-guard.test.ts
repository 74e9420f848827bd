import { afterEach, beforeEach, expect, it } from 'vitest';

import { queryClient } from './query-client.ts';
import { forgetSession, notifySession, SESSION_KEY } from './session-store.ts';
import { guardPrivateData } from './session.ts';

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
  ['mizizi-checkout-draft', 'mizizi-pending-order', 'mizizi-config', 'theme', 'cart', 'mizizi-language'].map(
    (key) => localStorage.getItem(key),
  );

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
