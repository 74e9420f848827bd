// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { forgetGuestOrder, keepGuestOrder, readGuestOrders } from './guest-orders.ts';

const order = (id: string) => ({
  id,
  number: `MZ-${id}`,
  token: `token-${id}`,
  phone: '254712345678',
  placedAt: '2026-11-21T10:00:00Z',
});

beforeEach(() => localStorage.clear());

it('keeps the orders of a device, the newest first and each once', () => {
  keepGuestOrder(order('a'));
  keepGuestOrder(order('b'));
  keepGuestOrder(order('b'));
  expect(readGuestOrders().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(readGuestOrders()).toBe(readGuestOrders());
});

it('forgets an order once an account has it', () => {
  keepGuestOrder(order('a'));
  forgetGuestOrder('a');
  expect(readGuestOrders()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('takes nothing from what is not its own', () => {
  const entry = { value: [{ id: 'a' }], expiresAt: Date.now() + 60_000 };
  localStorage.setItem('mizizi-guest-orders', JSON.stringify(entry));
  expect(readGuestOrders()).toEqual([]);
});
