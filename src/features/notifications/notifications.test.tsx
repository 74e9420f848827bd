import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { deviceStore } from '../../lib/device-store.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { usePushDevice } from './notification-bell.tsx';
import {
  badgeText,
  linkOf,
  lockScreenText,
  NEWEST,
  type NotificationRow,
  unreadIn,
  whyOf,
  withChange,
  withoutOne,
  withRead,
} from './notifications.queries.ts';
import { isQuiet, timeIn } from './preferences.queries.ts';
import { deviceName } from './push-device.queries.ts';

const row = (id: string, minute: number, is_read = false): NotificationRow => ({
  id,
  type: 'info',
  title: `Title ${id}`,
  message: 'Message',
  is_read,
  created_at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
  metadata: {},
});
const ids = (list: readonly NotificationRow[]) => list.map(({ id }) => id).join(' ');

describe('live changes', () => {
  const list = [row('b', 2), row('a', 1, true)];

  it('puts a new one where its time belongs', () => {
    expect(ids(withChange(list, { event: 'INSERT', row: row('c', 3) }))).toBe('c b a');
    expect(ids(withChange(list, { event: 'INSERT', row: row('z', 0) }))).toBe('b a z');
  });

  it('changes nothing when told twice', () => {
    const once = withChange(list, { event: 'INSERT', row: row('c', 3) });
    expect(withChange(once, { event: 'INSERT', row: row('c', 3) })).toEqual(once);
  });

  it('updates and deletes', () => {
    const read = withChange(list, { event: 'UPDATE', row: row('b', 2, true) });
    expect(unreadIn(read)).toBe(0);
    expect(ids(withChange(list, { event: 'DELETE', id: 'b' }))).toBe('a');
  });

  it('leaves out updates of rows that are not shown', () =>
    expect(withChange(list, { event: 'UPDATE', row: row('old', 0) })).toBe(list));

  it('keeps the newest fifty', () => {
    const full = Array.from({ length: NEWEST }, (_, index) => row(`n${index}`, NEWEST - index));
    const next = withChange(full, { event: 'INSERT', row: row('new', 59) });
    expect(next).toHaveLength(50);
    expect(next[0]?.id).toBe('new');
  });
});

it('marks one or all read', () => {
  const list = [row('a', 1), row('b', 2)];
  expect(unreadIn(withRead(list, 'a'))).toBe(1);
  expect(unreadIn(withRead(list))).toBe(0);
  expect(ids(withoutOne(list, 'a'))).toBe('b');
});

it.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%d unread show as %s', (unread, text) => expect(badgeText(unread)).toBe(text));

it.each([
  [{ link: '/orders/1' }, '/orders/1'],
  [{ link: 'https://evil.example' }, null],
  [{ link: '//evil.example' }, null],
  [{ link: 5 }, null],
  [{}, null],
  [null, null],
])('%o opens %s', (metadata, link) => expect(linkOf(metadata)).toBe(link));

it.each([
  [{ why: 'You asked to be reminded at 08:00.' }, 'You asked to be reminded at 08:00.'],
  [{ order_id: '1' }, 'It is about your order.'],
  [{ why: 5 }, null],
  [{}, null],
  [null, null],
])('%o came because: %s', (metadata, why) => expect(whyOf(metadata)).toBe(why));

it('keeps reminders from the lock screen', () => {
  expect(lockScreenText({ message: 'Your herbs', metadata: { push_body: 'Something is waiting' } })).toBe(
    'Something is waiting',
  );
  expect(lockScreenText({ message: 'Order MZ-7F3K2Q', metadata: {} })).toBe('Order MZ-7F3K2Q');
});

describe('preferences', () => {
  it.each([
    ['05:59', true],
    ['06:00', false],
    ['08:00', false],
    ['20:59', false],
    ['21:00', true],
    ['00:00', true],
  ])('at %s the phone is silent: %s', (time, quiet) => expect(isQuiet(time)).toBe(quiet));

  it('tells a time on the clock of its zone', () => {
    expect(timeIn('2026-11-22T05:00:00Z', 'Africa/Nairobi')).toBe('Nov 22, 8:00 AM');
    expect(timeIn('2026-11-22T05:00:00Z', 'Europe/London')).toBe('Nov 22, 5:00 AM');
  });

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
      'Safari on iPhone or iPad',
    ],
    ['something else', 'A browser'],
  ])('%s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});

describe('use push device', () => {
  const endpoint = 'https://push.example/device';
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  beforeEach(() => {
    unsubscribe.mockClear();
    const worker = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) } };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: async () => worker },
      configurable: true,
    });
    signInAs('amina');
    deviceStore('person').write('mizizi-push-device', `amina ${endpoint}`, 60_000);
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  it.each([null, 'brian'])(
    'gives up the address of the device when the session ends (next: %s)',
    async (next) => {
      const { unmount } = renderHook(() => usePushDevice('amina'));
      act(() => signInAs(next));
      unmount();
      await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
    },
  );

  it('keeps it when only the page changes', async () => {
    const { unmount } = renderHook(() => usePushDevice('amina'));
    unmount();
    await new Promise((done) => setTimeout(done, 20));
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});
