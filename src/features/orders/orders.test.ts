import { beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '../../lib/app-error.ts';
import { type CheckoutValues, clearDraft, emptyCheckout, readDraft, writeDraft } from './checkout.schema.ts';
import { type OrderEvent, parcelSteps, paymentSteps, returnSteps, type Step } from './order-steps.tsx';
import { deliveryDays } from './place-fields.tsx';
import {
  closePending,
  isAsFilledIn,
  isSameCart,
  openPending,
  type OrderDetails,
  readPending,
} from './place-order.queries.ts';
import { explainRefusal } from './use-place-order.ts';

beforeEach(() => localStorage.clear());

describe('the key of an unanswered order', () => {
  it('stays the same until the answer came', () => {
    const first = openPending('amina');
    expect(openPending('amina').key).toBe(first.key);
    expect(readPending('amina')?.key).toBe(first.key);
    closePending();
    expect(readPending('amina')).toBeNull();
    expect(openPending('amina').key).not.toBe(first.key);
  });

  it('belongs to one user', () => {
    const first = openPending('amina');
    expect(readPending('juma')).toBeNull();
    expect(openPending('juma').key).not.toBe(first.key);
  });
});

describe('why an order was not placed', () => {
  const explain = (kind: string, hint?: string) =>
    explainRefusal(new AppError(kind, 'Because.', hint ? { hint } : {}));

  it.each([
    ['bad_phone', 'phone'],
    ['unknown_county', 'county'],
    ['missing_address', 'landmark'],
    ['cash_not_available', 'paymentMethod'],
  ])('%s is told by the field %s', (kind, field) => expect(explain(kind).field).toBe(field));

  it.each([
    ['empty_cart', 'Your cart is empty'],
    ['bad_quantity', 'A quantity is not right'],
    ['unknown_product', 'A product is no longer sold'],
    ['out_of_stock', 'There is not enough left'],
    ['price_changed', 'A price has changed'],
    ['not_signed_in', 'You are signed out'],
  ])('%s: %s', (kind, title) =>
    expect(explain(kind, 'Do this.')).toMatchObject({
      title,
      field: null,
      message: 'Because. Do this.',
      answered: true,
    }),
  );

  it.each(['out_of_stock', 'price_changed', 'unknown_product'])('%s reads the prices again', (kind) =>
    expect(explain(kind).staleQuote).toBe(true),
  );

  it.each(['offline', 'server', 'denied', 'too_many'])('%s keeps the key for the next press', (kind) =>
    expect(explain(kind).answered).toBe(false),
  );
});

describe('the draft of the checkout', () => {
  const typed = {
    ...emptyCheckout('Amina'),
    phone: '0712345678',
    county: 'Kisumu',
    paymentMethod: 'cash' as const,
  };

  it('comes back to its own user', () => {
    writeDraft('amina', typed);
    expect(readDraft('amina', emptyCheckout(''))).toEqual(typed);
    expect(readDraft('juma', emptyCheckout('Juma'))).toEqual(emptyCheckout('Juma'));
  });

  it('is gone after the order, and after a week', () => {
    writeDraft('amina', typed);
    vi.useFakeTimers();
    vi.advanceTimersByTime(7 * 24 * 3_600_000 + 1);
    expect(readDraft('amina', emptyCheckout('')).county).toBe('');
    vi.useRealTimers();
    writeDraft('amina', typed);
    clearDraft();
    expect(readDraft('amina', emptyCheckout('')).county).toBe('');
  });
});

const values: CheckoutValues = {
  ...emptyCheckout('Amina'),
  phone: '0712 345 678',
  county: 'Kisumu',
  town: ' Milimani ',
  landmark: 'Clock tower',
};
const sent: OrderDetails = {
  payment_method: 'mpesa',
  contact_name: 'Amina',
  phone: '254712345678',
  alt_phone: null,
  county: 'Kisumu',
  town: 'Milimani',
  landmark: 'Clock tower',
  pickup_point_id: null,
  note: null,
  items: [
    { product_id: 1, quantity: 2 },
    { product_id: 2, quantity: 1 },
  ],
};

it('compares carts whatever the order of their lines', () => {
  const one = { product_id: 1, quantity: 2 };
  const two = { product_id: 2, quantity: 1 };
  expect(isSameCart(sent, [two, one])).toBe(true);
  for (const other of [[one], [{ ...one, quantity: 3 }, two], []])
    expect(isSameCart(sent, other)).toBe(false);
});

describe('an order beside what is filled in now', () => {
  it('is the same however phones and blanks are written', () =>
    expect(isAsFilledIn(sent, values)).toBe(true));

  it.each<[string, Partial<CheckoutValues>]>([
    ['way to pay', { paymentMethod: 'cash' }],
    ['name', { contactName: 'Juma' }],
    ['phone', { phone: '0712 345 679' }],
    ['second phone', { altPhone: '0712 345 679' }],
    ['county', { county: 'Siaya' }],
    ['town', { town: 'Kondele' }],
    ['landmark', { landmark: 'The mosque' }],
    ['note', { note: 'Call first' }],
    ['pickup point', { way: 'pickup', pickupPoint: 'kisumu-mall' }],
  ])('is another one by its %s', (_, change) =>
    expect(isAsFilledIn(sent, { ...values, ...change })).toBe(false),
  );

  it('that is fetched is the same at the same pickup point, whatever address was typed before', () => {
    const fetched: OrderDetails = {
      ...sent,
      pickup_point_id: 'kisumu-mall',
      town: 'Kisumu',
      landmark: 'Mall',
    };
    expect(isAsFilledIn(fetched, { ...values, way: 'pickup', pickupPoint: 'kisumu-mall' })).toBe(true);
    expect(isAsFilledIn(fetched, { ...values, way: 'pickup', pickupPoint: 'kisii-stage' })).toBe(false);
    expect(isAsFilledIn(fetched, values)).toBe(false);
  });
});

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
