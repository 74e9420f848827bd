import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  canCancel,
  canReturn,
  forgetGuestOrder,
  keepGuestOrder,
  orderBadge,
  type OrderState,
  readGuestOrders,
} from './order.ts';
import { fitPhoto, preparePhoto } from './return-fields.tsx';

const state = (
  payment_method: string,
  payment_state: string,
  fulfilment_state: string,
  return_state = 'none',
): OrderState => ({ payment_method, payment_state, fulfilment_state, return_state });

it.each([
  ['mpesa', 'awaiting', 'placed', 'Waiting for payment'],
  ['mpesa', 'failed', 'placed', 'Payment failed'],
  ['mpesa', 'paid', 'placed', 'Paid'],
  ['mpesa', 'paid', 'packed', 'Packed'],
  ['mpesa', 'paid', 'dispatched', 'On its way'],
  ['mpesa', 'paid', 'delivered', 'Delivered'],
  ['mpesa', 'failed', 'delivered', 'Owing again'],
  ['mpesa', 'awaiting', 'dispatched', 'Owing again'],
  ['mpesa', 'expired', 'cancelled', 'Not paid in time'],
  ['mpesa', 'unpaid', 'cancelled', 'Cancelled'],
  ['mpesa', 'refund_due', 'cancelled', 'Refund on its way'],
  ['mpesa', 'refunded', 'cancelled', 'Refunded'],
  ['mpesa', 'needs_review', 'placed', 'Checking payment'],
  ['cash', 'unpaid', 'placed', 'Pay on delivery'],
  ['cash', 'unpaid', 'dispatched', 'On its way'],
  ['cash', 'paid', 'delivered', 'Delivered'],
])('%s, %s, %s reads “%s”', (method, payment, fulfilment, text) =>
  expect(orderBadge(state(method, payment, fulfilment)).text).toBe(text),
);

it('can be called off while nothing is paid or packed', () => {
  expect(canCancel(state('mpesa', 'awaiting', 'placed'))).toBe(true);
  expect(canCancel(state('mpesa', 'needs_review', 'placed'))).toBe(false);
  expect(canCancel(state('mpesa', 'needs_review', 'placed'), 1)).toBe(true);
  expect(canCancel(state('mpesa', 'needs_review', 'packed'), 1)).toBe(false);
  expect(canCancel(state('mpesa', 'failed', 'placed'))).toBe(true);
  expect(canCancel(state('cash', 'unpaid', 'placed'))).toBe(true);
  expect(canCancel(state('mpesa', 'paid', 'placed'))).toBe(false);
  expect(canCancel(state('cash', 'unpaid', 'packed'))).toBe(false);
  expect(canCancel(state('mpesa', 'unpaid', 'cancelled'))).toBe(false);
});

it('says first how its return stands', () => {
  expect(orderBadge(state('mpesa', 'paid', 'delivered', 'requested')).text).toBe('Return requested');
  expect(orderBadge(state('mpesa', 'paid', 'delivered', 'approved')).text).toBe('Send it back');
  expect(orderBadge(state('mpesa', 'paid', 'delivered', 'refused')).text).toBe('Delivered');
  expect(orderBadge(state('mpesa', 'refunded', 'delivered', 'refunded')).text).toBe('Refunded');
});

it('can be returned for as long as the shop says, one return at a time', () => {
  const delivered_at = '2026-11-01T10:00:00Z';
  const may = (now: string, order: OrderState = state('mpesa', 'paid', 'delivered'), days = 30) =>
    canReturn({ ...order, delivered_at }, days, Date.parse(now));
  expect(may('2026-12-01T09:59:00Z')).toBe(true);
  expect(may('2026-12-01T10:01:00Z')).toBe(false);
  expect(may('2026-12-01T10:01:00Z', undefined, 45)).toBe(true);
  expect(may('2026-11-02T10:00:00Z', state('mpesa', 'paid', 'delivered', 'requested'))).toBe(false);
  expect(may('2026-11-02T10:00:00Z', state('mpesa', 'paid', 'delivered', 'refused'))).toBe(true);
  expect(may('2026-11-02T10:00:00Z', state('mpesa', 'refunded', 'delivered'))).toBe(false);
  expect(may('2026-11-02T10:00:00Z', state('mpesa', 'paid', 'dispatched'))).toBe(false);
});

// @vitest-environment jsdom

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

// @vitest-environment jsdom

afterEach(() => vi.unstubAllGlobals());

it('stores photos with a long side of at most 1600 pixels', () => {
  expect(fitPhoto(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fitPhoto(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitPhoto(1, 9000)).toEqual({ width: 1, height: 1600 });
});

it('refuses what is too large or no picture, whatever it is called', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const large = new File([new Uint8Array(26 * 1024 * 1024)], 'photo.jpg', { type: 'image/jpeg' });
  await expect(preparePhoto(large)).rejects.toThrow('larger than 25 MB');
  const disguised = new File(['<script>'], 'photo.jpg', { type: 'image/jpeg' });
  await expect(preparePhoto(disguised)).rejects.toThrow('cannot read this file');
});
