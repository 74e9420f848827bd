import { beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '../../lib/app-error.ts';
import { clearDraft, emptyCheckout, readDraft, writeDraft } from './checkout.schema.ts';
import { explainRefusal } from './order-refusals.ts';
import { closePending, openPending, readPending } from './pending-order.ts';

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
