import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SettledNotice } from './order-payment.tsx';

const story = (...kinds: string[]) => ({
  payment_method: 'mpesa',
  events: kinds.map((kind) => ({ kind })),
});
const late =
  /We heard of the payment after the order had ended\. We return it to the M-Pesa number that paid/;
const cancelled = /This order was cancelled\. We return your payment to the M-Pesa number that paid/;

it.each([
  ['paid after the time ran out', ['placed', 'hold_expired', 'payment_confirmed', 'refund_due'], late],
  [
    'a named receipt that was none, then paid after the time ran out',
    ['placed', 'receipt_claimed', 'payment_resolved', 'hold_expired', 'payment_confirmed', 'refund_due'],
    late,
  ],
  ['paid after the buyer cancelled', ['placed', 'cancelled', 'payment_confirmed', 'refund_due'], late],
  ['cancelled by the shop', ['placed', 'payment_confirmed', 'packed', 'cancelled', 'refund_due'], cancelled],
  [
    'reopened by a late payment, then cancelled by the shop',
    ['placed', 'hold_expired', 'payment_confirmed', 'reopened', 'cancelled', 'refund_due'],
    cancelled,
  ],
  ['too little money sent back', ['placed', 'payment_review', 'cancelled', 'refund_due'], cancelled],
  ['cancelled while a receipt was looked for', ['placed', 'receipt_claimed', 'cancelled'], cancelled],
  ['sent back for another reason', ['placed', 'payment_confirmed', 'refund_due'], /We return your payment/],
  [
    'came back',
    ['placed', 'payment_confirmed', 'dispatched', 'came_back', 'refund_due'],
    /parcel came back to us\. We return what you paid for the goods to the M-Pesa number that paid/,
  ],
])('says why money is coming back: %s', (_case, kinds, words) => {
  render(<SettledNotice view={{ kind: 'refund_due' }} order={story(...kinds)} />);
  expect(screen.getByText('Your money is coming back')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('speaks of M-Pesa only where it was paid by M-Pesa', () => {
  const cash = { ...story('placed', 'dispatched', 'cash_collected', 'came_back'), payment_method: 'cash' };
  const { rerender } = render(<SettledNotice view={{ kind: 'refund_due' }} order={cash} />);
  expect(screen.getByText(/We return what you paid for the goods; a delivery fee stays/)).toBeVisible();
  expect(screen.queryByText(/M-Pesa/)).toBeNull();
  rerender(<SettledNotice view={{ kind: 'refunded' }} order={cash} />);
  expect(screen.getByText('We have given you your money back.')).toBeVisible();
  rerender(<SettledNotice view={{ kind: 'refunded' }} order={story('placed')} />);
  expect(screen.queryByText(/M-Pesa/)).toBeNull();
});

it('tells a cancelled order from a parcel that came back', () => {
  const { rerender } = render(
    <SettledNotice view={{ kind: 'cancelled' }} order={story('placed', 'cancelled')} />,
  );
  expect(screen.getByText(/This order was cancelled/)).toBeVisible();
  rerender(<SettledNotice view={{ kind: 'cancelled' }} order={story('placed', 'dispatched', 'came_back')} />);
  expect(screen.getByText('Your parcel came back to us. There is nothing to pay.')).toBeVisible();
});
