import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AttemptList } from './attempt-list.tsx';

const attempt = {
  id: '1',
  method: 'mpesa',
  state: 'needs_review',
  phone: '254712345678',
  amount_kes: 850,
  received_kes: null as number | null,
  receipt: 'SKA4N7Q2XD',
  result_code: 0,
  result_text: null,
  created_at: '2026-11-21T10:00:00Z',
};

it.each([
  [null, false],
  [850, false],
  [1, true],
])('says what came only where it is not what was asked: %s', (received, isSaid) => {
  render(<AttemptList attempts={[{ ...attempt, received_kes: received }]} />);
  expect(screen.getByText('KSh 850 from 0712 345 678')).toBeVisible();
  expect(screen.queryAllByText(/KSh 1 came/)).toHaveLength(isSaid ? 1 : 0);
});

it('takes no number for the payer’s that M-Pesa has not named', () => {
  render(<AttemptList attempts={[{ ...attempt, payer: { phone: null, isKnown: null } }]} />);
  expect(screen.getByText('KSh 850 by M-Pesa, which does not say who paid')).toBeVisible();
  expect(screen.queryByText(/0712 345 678|no such number/)).toBeNull();
});

it.each([
  [true, 1],
  [false, 0],
])('says of money that somebody vouched for whether M-Pesa told of it: %s', (isUnheard, times) => {
  render(<AttemptList attempts={[{ ...attempt, state: 'paid', isUnheard }]} />);
  expect(screen.queryAllByText(/M-Pesa has not told of this payment/)).toHaveLength(times);
});
