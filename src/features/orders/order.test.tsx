import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// @vitest-environment jsdom
import { describe, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { arrivalText } from './order-arrival.tsx';
import '@testing-library/jest-dom/vitest';

import { orderNumber, TrackForm } from './order-card.tsx';
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

describe('an order', () => {
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
});

describe('when it arrives', () => {
  const days = (first_day: string, last_day = first_day) => ({
    first_day,
    last_day,
    carrier: null,
    carrier_phone: null,
    tracking_number: null,
  });

  it.each([
    ['2026-12-01', '2026-12-03', false, 'Arrives between Tue 1 Dec and Thu 3 Dec'],
    ['2026-12-02', '2026-12-02', false, 'Arrives by Wed 2 Dec'],
    ['2026-11-29', '2026-11-30', false, 'Arrives today'],
    ['2026-11-28', '2026-11-28', false, 'Was to arrive by Sat 28 Nov'],
    ['2026-12-01', '2026-12-03', true, 'At the pickup point between Tue 1 Dec and Thu 3 Dec'],
    ['2026-12-02', '2026-12-02', true, 'At the pickup point by Wed 2 Dec'],
    ['2026-11-30', '2026-11-30', true, 'At the pickup point today'],
    ['2026-11-28', '2026-11-28', true, 'Was to be at the pickup point by Sat 28 Nov'],
  ])('%s to %s, fetched: %s', (first, last, isFetched, words) =>
    expect(arrivalText(days(first, last), isFetched, '2026-11-30')).toBe(words),
  );
});

describe('the form to track an order', () => {
  afterEach(cleanup);

  it.each([
    ['MZ-7F3K2Q', 'MZ-7F3K2Q'],
    [' mz 7f3k2q ', 'MZ-7F3K2Q'],
    ['7f3k2q', 'MZ-7F3K2Q'],
    ['7f3k2', null],
    ['', null],
  ])('reads %j as %j', (typed, number) => expect(orderNumber(typed)).toBe(number));

  it('says what is missing and hands over what can be looked up', async () => {
    const onTrack = vi.fn<(number: string, phone: string) => void>();
    const user = userEvent.setup();
    render(<TrackForm initialNumber="mz7f3k2q" busy={false} onTrack={onTrack} />);
    await user.clear(screen.getByLabelText('Order number'));
    await user.click(screen.getByRole('button', { name: 'Find my order' }));
    expect(screen.getByText('Enter the number, such as MZ-7F3K2Q')).toBeVisible();
    expect(screen.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
    await user.type(screen.getByLabelText('Order number'), '7F3K2Q');
    await user.type(screen.getByLabelText('Phone number of the order'), '0712 345 678');
    await user.click(screen.getByRole('button', { name: 'Find my order' }));
    expect(onTrack).toHaveBeenCalledExactlyOnceWith('MZ-7F3K2Q', '254712345678');
  });
});
