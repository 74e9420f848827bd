import { afterEach, beforeEach, expect, it } from 'vitest';

import { deviceStore } from './device-store.ts';
import { queryClient } from './query-client.ts';
import { guardPrivateData } from './session-guard.ts';
import { forgetSession, notifySession, SESSION_KEY } from './session-store.ts';

const person = deviceStore('person');
const device = deviceStore('device');

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
  person.write('mizizi-checkout-draft', 'phone and landmark', 1000);
  person.write('cart', 'tea', 1000);
  device.write('mizizi-pending-order', 'key', 1000);
  sessionStorage.setItem('mizizi-reset', 'whose');
  localStorage.setItem('mizizi-config', 'public');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('mizizi-language', 'sw');
});
afterEach(() => stop());

const isText = (value: unknown): value is string => typeof value === 'string';
const kept = (): (string | null)[] => [
  person.read('mizizi-checkout-draft', isText),
  person.read('cart', isText),
  device.read('mizizi-pending-order', isText),
  ...['mizizi-config', 'theme', 'mizizi-language'].map((key) => localStorage.getItem(key)),
];

it('forgets the person and keeps the device after a sign-out', () => {
  forgetSession();
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  expect(kept()).toEqual([null, null, 'key', 'public', 'dark', 'sw']);
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
