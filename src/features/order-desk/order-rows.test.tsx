import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StateBadges } from './order-rows.tsx';

it.each([
  ['mpesa', 'failed', 'placed', 'Payment failed'],
  ['mpesa', 'failed', 'delivered', 'Owing again'],
  ['mpesa', 'awaiting', 'dispatched', 'Owing again'],
  ['mpesa', 'paid', 'delivered', 'Paid'],
  ['cash', 'unpaid', 'dispatched', 'Cash on delivery'],
  ['cash', 'unpaid', 'delivered', 'Owing again'],
  ['cash', 'unpaid', 'cancelled', 'Not paid'],
])('says how the money stands: %s, %s, %s', (payment_method, payment_state, fulfilment_state, words) => {
  render(<StateBadges order={{ payment_method, payment_state, fulfilment_state, return_state: 'none' }} />);
  expect(screen.getByText(words)).toBeVisible();
});
