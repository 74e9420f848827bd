import { describe, expect, it } from 'vitest';

import { canCancel, orderBadge, orderSteps, type OrderState } from './order-states.ts';

const state = (payment_method: string, payment_state: string, fulfilment_state: string): OrderState => ({
  payment_method,
  payment_state,
  fulfilment_state,
});
const at = (minute: number): string => `2026-11-21T10:${String(minute).padStart(2, '0')}:00Z`;

it.each([
  ['mpesa', 'awaiting', 'placed', 'Waiting for payment'],
  ['mpesa', 'failed', 'placed', 'Payment failed'],
  ['mpesa', 'paid', 'placed', 'Paid'],
  ['mpesa', 'paid', 'packed', 'Packed'],
  ['mpesa', 'paid', 'dispatched', 'On its way'],
  ['mpesa', 'paid', 'delivered', 'Delivered'],
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
  expect(canCancel(state('mpesa', 'failed', 'placed'))).toBe(true);
  expect(canCancel(state('cash', 'unpaid', 'placed'))).toBe(true);
  expect(canCancel(state('mpesa', 'paid', 'placed'))).toBe(false);
  expect(canCancel(state('cash', 'unpaid', 'packed'))).toBe(false);
  expect(canCancel(state('mpesa', 'unpaid', 'cancelled'))).toBe(false);
});

describe('the way of an order', () => {
  const placed = { kind: 'placed', at: at(0) };
  const states = (order: OrderState, events = [placed]) =>
    orderSteps(order, events).map((step) => `${step.title}: ${step.state}`);

  it('waits for the payment', () =>
    expect(states(state('mpesa', 'awaiting', 'placed'))).toEqual([
      'Order placed: done',
      'Waiting for payment: now',
      'Packed: next',
      'On its way: next',
      'Delivered: next',
    ]));

  it('shows a refused payment where it stands', () =>
    expect(states(state('mpesa', 'failed', 'placed'))[1]).toBe('Payment failed: failed'));

  it('goes on once it is paid, with the times', () => {
    const steps = orderSteps(state('mpesa', 'paid', 'placed'), [
      placed,
      { kind: 'payment_failed', at: at(1) },
      { kind: 'payment_confirmed', at: at(2) },
    ]);
    expect(steps[1]).toEqual({ title: 'Payment received', at: at(2), state: 'done' });
    expect(steps[2]).toEqual({ title: 'Getting it ready', state: 'now' });
  });

  it('has no payment step for cash, and a skipped packing is done', () =>
    expect(states(state('cash', 'unpaid', 'dispatched'))).toEqual([
      'Order placed: done',
      'Packed: done',
      'On its way: now',
      'Delivered: next',
    ]));

  it('tells only what happened when it ended early', () =>
    expect(
      states(state('mpesa', 'expired', 'cancelled'), [
        placed,
        { kind: 'payment_prompted', at: at(1) },
        { kind: 'hold_expired', at: at(15) },
      ]),
    ).toEqual(['Order placed: done', 'Not paid in time: failed']));
});
