// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

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
