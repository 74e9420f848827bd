import { describe, expect, it } from 'vitest';

import { type OrderEvent, parcelSteps, paymentSteps, returnSteps, type Step } from './order-steps.tsx';
import { deliveryDays } from './place-fields.tsx';

const order = (payment_method: string, payment_state: string, fulfilment_state: string, more = {}) => ({
  payment_method,
  payment_state,
  fulfilment_state,
  return_state: 'none',
  pickup_point_id: null as string | null,
  ...more,
});
const at = (minute: number): string => `2026-11-21T10:${String(minute).padStart(2, '0')}:00Z`;
const story = (...kinds: string[]): OrderEvent[] => kinds.map((kind, minute) => ({ kind, at: at(minute) }));
const read = (steps: Step[]): string[] => steps.map(({ title, state }) => `${title}: ${state}`);

describe('the parcel', () => {
  it('stands still until it is paid', () =>
    expect(read(parcelSteps(order('mpesa', 'awaiting', 'placed'), story('placed')))).toEqual([
      'Order placed: done',
      'Packed: next',
      'On its way: next',
      'Delivered: next',
    ]));

  it('is got ready once it is paid, or at once for cash', () => {
    for (const paid of [order('mpesa', 'paid', 'placed'), order('cash', 'unpaid', 'placed')])
      expect(read(parcelSteps(paid, story('placed')))[1]).toBe('Getting it ready: now');
  });

  it('is on its way, with a skipped packing done', () =>
    expect(parcelSteps(order('cash', 'unpaid', 'dispatched'), story('placed', 'dispatched'))).toEqual([
      { title: 'Order placed', at: at(0), state: 'done' },
      { title: 'Packed', state: 'done' },
      { title: 'On its way', at: at(1), state: 'now' },
      { title: 'Delivered', state: 'next' },
    ]));

  it('is fetched at a pickup point', () =>
    expect(
      read(parcelSteps(order('mpesa', 'paid', 'delivered', { pickup_point_id: 'kisumu-town' }), [])),
    ).toContain('Fetched: done'));

  it('shows only what happened when the order ended early', () =>
    expect(
      parcelSteps(order('mpesa', 'expired', 'cancelled'), story('placed', 'payment_failed', 'hold_expired')),
    ).toEqual([
      { title: 'Order placed', at: at(0), state: 'done' },
      { title: 'Cancelled', at: at(2), state: 'failed' },
    ]));

  it('leaves out a dispatch that was undone', () => {
    const events = story('placed', 'packed', 'dispatched', 'dispatch_undone', 'cancelled');
    expect(parcelSteps(order('mpesa', 'refund_due', 'cancelled'), events).map(({ title }) => title)).toEqual([
      'Order placed',
      'Packed',
      'Cancelled',
    ]);
    const anew = [...events.slice(0, 4), { kind: 'dispatched', at: at(5) }];
    expect(parcelSteps(order('mpesa', 'paid', 'dispatched'), anew).at(2)).toEqual({
      title: 'On its way',
      at: at(5),
      state: 'now',
    });
  });

  it('ends with us when it came back', () => {
    const cash = order('cash', 'unpaid', 'cancelled');
    const events = story('placed', 'dispatched', 'came_back');
    expect(parcelSteps(cash, events)).toEqual([
      { title: 'Order placed', at: at(0), state: 'done' },
      { title: 'On its way', at: at(1), state: 'done' },
      { title: 'Came back to us', at: at(2), state: 'failed' },
    ]);
    expect(read(paymentSteps(cash, events))).toEqual(['Nothing was paid: failed']);
  });
});

describe('the payment', () => {
  it.each([
    ['awaiting', 'placed', ['Waiting for payment: now']],
    ['failed', 'placed', ['Payment failed: failed', 'Try again: now']],
    ['paid', 'packed', ['Payment received: done']],
    ['needs_review', 'placed', ['Checking your payment: now']],
    ['expired', 'cancelled', ['Not paid in time: failed']],
    ['awaiting', 'cancelled', ['Nothing was paid: failed']],
    ['refund_due', 'cancelled', ['Payment received: done', 'Refund on its way: now']],
    ['refunded', 'delivered', ['Payment received: done', 'Refunded: done']],
  ])('%s, %s', (payment, fulfilment, steps) =>
    expect(read(paymentSteps(order('mpesa', payment, fulfilment), []))).toEqual(steps),
  );

  it('is asked for again once what had paid was moved away', () => {
    const steps = (...kinds: string[]) =>
      read(paymentSteps(order('mpesa', 'failed', 'placed'), story(...kinds)));
    expect(steps('placed', 'payment_failed', 'payment_resolved', 'refunded')).toEqual(['Pay again: now']);
    expect(steps('placed', 'payment_confirmed', 'refunded', 'payment_failed')).toEqual([
      'Payment failed: failed',
      'Try again: now',
    ]);
  });

  it('comes last for cash', () => {
    expect(read(paymentSteps(order('cash', 'unpaid', 'dispatched'), []))).toEqual([
      'You pay when you get it: next',
    ]);
    expect(paymentSteps(order('cash', 'paid', 'delivered'), story('placed', 'delivered'))).toEqual([
      { title: 'Paid on delivery', at: at(1), state: 'done' },
    ]);
  });
});

describe('the return', () => {
  const events = story(
    'delivered',
    'return_requested',
    'return_refused',
    'return_requested',
    'return_approved',
  );

  it('is not spoken of when there is none', () =>
    expect(returnSteps({ return_state: 'none' }, [])).toEqual([]));

  it('shows the latest one', () =>
    expect(returnSteps({ return_state: 'approved' }, events)).toEqual([
      { title: 'Return requested', at: at(3), state: 'done' },
      { title: 'Accepted: please send it back', at: at(4), state: 'now' },
      { title: 'Received by us', state: 'next' },
      { title: 'Money sent back', state: 'next' },
    ]));

  it('ends with a refusal', () =>
    expect(read(returnSteps({ return_state: 'refused' }, events.slice(0, 3)))).toEqual([
      'Return requested: done',
      'Not accepted: failed',
    ]));
});

it.each([
  [0, 0, 'Today'],
  [0, 1, 'Today or tomorrow'],
  [0, 2, 'Within 2 days'],
  [1, 1, '1 day'],
  [1, 3, '1–3 days'],
])('%d to %d days: %s', (least, most, text) => expect(deliveryDays(least, most)).toBe(text));
