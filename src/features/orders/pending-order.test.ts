import { beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '../../lib/app-error.ts';
import { type CheckoutValues, clearDraft, emptyCheckout, readDraft, writeDraft } from './checkout.schema.ts';
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
const order: OrderDetails = {
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
  expect(isSameCart(order, [two, one])).toBe(true);
  for (const other of [[one], [{ ...one, quantity: 3 }, two], []])
    expect(isSameCart(order, other)).toBe(false);
});

describe('an order beside what is filled in now', () => {
  it('is the same however phones and blanks are written', () =>
    expect(isAsFilledIn(order, values)).toBe(true));

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
    expect(isAsFilledIn(order, { ...values, ...change })).toBe(false),
  );

  it('that is fetched is the same at the same pickup point, whatever address was typed before', () => {
    const fetched: OrderDetails = {
      ...order,
      pickup_point_id: 'kisumu-mall',
      town: 'Kisumu',
      landmark: 'Mall',
    };
    expect(isAsFilledIn(fetched, { ...values, way: 'pickup', pickupPoint: 'kisumu-mall' })).toBe(true);
    expect(isAsFilledIn(fetched, { ...values, way: 'pickup', pickupPoint: 'kisii-stage' })).toBe(false);
    expect(isAsFilledIn(fetched, values)).toBe(false);
  });
});
