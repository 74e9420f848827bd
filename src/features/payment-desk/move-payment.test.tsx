import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { MovePayment } from './move-payment.tsx';

const payment = { id: 'p1', method: 'mpesa', state: 'paid', received_kes: 1450, receipt: 'TCPETER001' };
const bill = { id: 'b1', number: 'MZ-7F3K2Q', payment_state: 'paid' };

function open(payments = [payment], state = 'paid') {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MovePayment bill={{ ...bill, payment_state: state }} payments={payments} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('asks for the bill and for a reason, beside their fields', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'It was meant for another bill' }));
  await user.click(screen.getByRole('button', { name: 'Move KSh 1,450' }));
  expect(screen.getByText('Write the number of the bill')).toBeVisible();
  expect(screen.getByText('Write why')).toBeVisible();
});

it('names the receipt where more than one payment is here', () => {
  open([payment, { ...payment, id: 'p2', state: 'needs_review', receipt: 'TCGRACE001' }]);
  expect(screen.getByRole('button', { name: 'TCGRACE001 was meant for another bill' })).toBeVisible();
});

it.each([
  ['went back', { ...payment, state: 'refunded' }, 'refunded'],
  ['came in cash', { ...payment, method: 'cash' }, 'paid'],
  ['is of a bill that is not settled', { ...payment, state: 'needs_review' }, 'needs_review'],
])('is not offered for money that %s', (_, one, state) => {
  open([one], state);
  expect(screen.queryByRole('button')).toBeNull();
});

it('moves back what was moved here by mistake', () => {
  open([{ ...payment, method: 'moved' }]);
  expect(screen.getByRole('button', { name: 'It was meant for another bill' })).toBeVisible();
});
