// @vitest-environment jsdom

import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { SettledNotice } from './order-payment.tsx';
import { PayForm } from './pay-form.tsx';
import { isReached } from './payment-view.ts';

const TITLE = 'M-Pesa prompts reach Safaricom numbers only';
const onPay = vi.fn<(phone: string) => void>();

function open(phone: string | null, changes: { isReached?: boolean; hasOtherWay?: boolean } = {}) {
  render(
    <PayForm
      totalKes={1250}
      phone={phone}
      isReached={false}
      asksNumber={false}
      hasOtherWay
      again={false}
      busy={false}
      waitMs={0}
      onPay={onPay}
      {...changes}
    />,
  );
  return userEvent.setup();
}
const field = () => screen.getByLabelText('M-Pesa number');
const pay = () => screen.getByRole('button', { name: 'Pay KSh 1,250' });

afterEach(() => {
  cleanup();
  onPay.mockReset();
});

it('says of a number of another network that no prompt comes there, and takes the one that pays', async () => {
  const user = open('254733000000');
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(screen.getByText(/0733 000 000 looks like .* pay yourself as shown below/)).toBeVisible();
  expect(field()).toHaveValue('0733 000 000');
  await user.click(pay());
  expect(onPay).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { name: 'My number is on M-Pesa' })).toHaveAccessibleDescription(
    /Type the Safaricom number that pays, or tick/,
  );
  await user.clear(field());
  await user.type(field(), '0712 345 678');
  expect(screen.queryByText(TITLE)).toBeNull();
  await user.click(pay());
  expect(onPay).toHaveBeenCalledExactlyOnceWith('254712345678');
});

it('believes who took their number along', async () => {
  const user = open('254733000000');
  await user.click(screen.getByRole('checkbox', { name: 'My number is on M-Pesa' }));
  await user.click(pay());
  expect(onPay).toHaveBeenCalledExactlyOnceWith('254733000000');
});

it('asks anew for another such number', async () => {
  const user = open('254733000000');
  await user.click(screen.getByRole('checkbox', { name: 'My number is on M-Pesa' }));
  await user.clear(field());
  await user.type(field(), '0101 000 000');
  expect(screen.getByRole('checkbox', { name: 'My number is on M-Pesa' })).not.toBeChecked();
  await user.click(pay());
  expect(onPay).not.toHaveBeenCalled();
});

it('says nothing of a number that M-Pesa has reached', async () => {
  const user = open('254733000000', { isReached: true });
  expect(screen.queryByText(TITLE)).toBeNull();
  await user.click(pay());
  expect(onPay).toHaveBeenCalledExactlyOnceWith('254733000000');
});

it('names no other way where there is none', () => {
  open('254733000000', { hasOtherWay: false });
  expect(screen.queryByText(/pay yourself/)).toBeNull();
});

it('says nothing while a number is typed', async () => {
  const user = open(null);
  await user.type(field(), '0733 000');
  expect(screen.queryByText(TITLE)).toBeNull();
  await user.type(field(), ' 000');
  expect(screen.getByText(TITLE)).toBeVisible();
});

it.each([
  [1032, true],
  [2001, true],
  [0, true],
  [1037, false],
  [1025, false],
  [null, false],
])('a prompt that ended with %s has reached its number: %s', (result_code, expected) => {
  const attempt = {
    state: 'failed',
    phone: '254733000000',
    result_code,
    receipt: null,
    created_at: '',
    updated_at: '',
  };
  expect(isReached([attempt], '254733000000')).toBe(expected);
  expect(isReached([attempt], '254733000001')).toBe(false);
});

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
