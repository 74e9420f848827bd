import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { signInAs } from './sync/testing-server.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const DAY_MS = 86_400_000;

/** The page as it is after a reload, or in another tab: it knows nothing but what is kept. */
async function openPage() {
  vi.resetModules();
  const page = await import('./device-store.ts');
  await page.openDeviceStores();
  const person = page.deviceStore('person');
  return { ...page, person, device: page.deviceStore('device'), isKept: () => person.fresh() };
}

const keptByRelease = (key: string, value: unknown, ttlMs = DAY_MS): void =>
  localStorage.setItem(key, JSON.stringify({ value, expiresAt: Date.now() + ttlMs }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});
afterEach(() => signInAs(null));

it('gives back after a reload what was written, until it expires', async () => {
  const { person, isKept } = await openPage();
  person.write('tea', 'neem', DAY_MS);
  person.write('old', 'mint', 0);
  expect(person.read('tea', isText)).toBe('neem');
  await isKept();

  const next = (await openPage()).person;
  expect(next.read('tea', isText)).toBe('neem');
  expect(next.read('tea', isList)).toBeNull();
  expect(next.read('old', isText)).toBeNull();
});

it('follows another tab, and overwrites none of its changes', async () => {
  const one = await openPage();
  const other = await openPage();
  const add = (page: typeof one, row: string): void =>
    page.person.change<unknown[]>('rows', isList, [], (rows) => [...rows, row], DAY_MS);
  add(one, 'neem');
  add(other, 'mint'); // which has not heard of the first
  await vi.waitFor(() => {
    expect(one.person.read('rows', isList)).toEqual(['neem', 'mint']);
    expect(other.person.read('rows', isList)).toEqual(['neem', 'mint']);
  });
});

it('takes over once what release 1.0 kept', async () => {
  signInAs('amina');
  const change = { id: 'c', owner: 'amina', call: { kind: 'rpc' }, effect: { table: 'fasts', id: 'f' } };
  keptByRelease('cart', [{ id: 1, quantity: 2 }]);
  keptByRelease('wishlist', [3, 1]);
  keptByRelease('mizizi-device-fasts', [{ id: 'f' }]);
  keptByRelease('mizizi-device-health_readings', [{ id: 'r' }]);
  keptByRelease('mizizi-guest-orders', [{ id: 'o' }], -1);
  keptByRelease('contact-outbox', [{ clientKey: 'm' }]);
  localStorage.setItem('mizizi-outbox-amina-000000001-c', JSON.stringify(change));
  localStorage.setItem('mizizi-device-name', 'this-phone');
  localStorage.setItem('mizizi-language', 'sw');
  localStorage.setItem('theme', 'dark');
  await openPage();
  expect(Object.keys(localStorage).toSorted()).toEqual(['mizizi-auth', 'mizizi-language', 'theme']);

  const { person, device } = await openPage();
  const rows = ['cart', 'wishlist', 'mizizi-device-fasts', 'mizizi-device-health_readings'];
  expect(rows.map((key) => person.read(key, isList))).toEqual([
    [{ id: 1, quantity: 2 }],
    [3, 1],
    [{ id: 'f' }],
    [{ id: 'r' }],
  ]);
  expect(person.keys('mizizi-guest-orders')).toEqual([]);
  expect(person.read('mizizi-device-name', isText)).toBe('this-phone');
  expect(person.keys('mizizi-outbox-amina-')).toEqual(['mizizi-outbox-amina-000000001-c']);
  expect(device.read('contact-outbox', isList)).toEqual([{ clientKey: 'm' }]);
});

it('loses no row of a tab of the release that is still open', async () => {
  keptByRelease('mizizi-device-fasts', [{ id: 'monday' }]);
  const { person } = await openPage();
  person.change<unknown[]>('mizizi-device-fasts', isList, [], (rows) => [{ id: 'tuesday' }, ...rows], DAY_MS);

  keptByRelease('mizizi-device-fasts', [{ id: 'wednesday' }]);
  dispatchEvent(new StorageEvent('storage', { key: 'mizizi-device-fasts', newValue: 'new' }));
  await vi.waitFor(() => expect(localStorage.getItem('mizizi-device-fasts')).toBeNull());
  const all = [{ id: 'wednesday' }, { id: 'tuesday' }, { id: 'monday' }];
  expect(person.read('mizizi-device-fasts', isList)).toEqual(all);
  expect((await openPage()).person.read('mizizi-device-fasts', isList)).toEqual(all);
});

it('forgets the person and keeps the device, also where no page of ours saw the session end', async () => {
  signInAs('amina');
  const { person, device, isKept } = await openPage();
  person.write('draft', 'private', DAY_MS);
  device.write('numbers', 'public', DAY_MS);
  await Promise.all([isKept(), device.fresh()]);

  signInAs('brian');
  const next = await openPage();
  expect(next.person.read('draft', isText)).toBeNull();
  expect(next.device.read('numbers', isText)).toBe('public');

  next.person.write('draft', 'of brian', DAY_MS);
  signInAs(null);
  next.forgetPerson();
  await next.isKept();
  expect((await openPage()).person.keys('draft')).toEqual([]);
});

it('leaves in another tab what the next person keeps already', async () => {
  signInAs('amina');
  const slow = await openPage();
  signInAs('brian');
  const { person, isKept } = await openPage();
  person.write('draft', 'of brian', DAY_MS);
  await isKept();
  slow.forgetPerson(); // hears of it only now
  await slow.isKept();
  expect((await openPage()).person.read('draft', isText)).toBe('of brian');
});

it('keeps a value for the page when the device is full, and says what to do', async () => {
  const { person, isKept } = await openPage();
  const { areToastsWanted } = await import('./toast.ts');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  person.write('draft', 'a long letter', DAY_MS);
  await isKept();
  expect(areToastsWanted()).toBe(true);
  expect(person.read('draft', isText)).toBe('a long letter');
});
