import { describe, expect, it } from 'vitest';

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
