import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { MoneyActions } from './money-actions.tsx';

const order = {
  id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
  number: 'MZ-7F3K2Q',
  payment_method: 'cash',
  payment_state: 'unpaid',
  fulfilment_state: 'dispatched',
  total_kes: 1100,
  kept_kes: 0,
  left_kes: 0,
  refunds: [] as {
    id: string;
    amount_kes: number;
    method: string;
    reference: string | null;
    at: string;
    place?: { phone: string; isOther: boolean };
  }[],
};

function open(changes: Partial<typeof order> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoneyActions order={{ ...order, ...changes }} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it.each([
  ['cash', 'unpaid', 'dispatched', true],
  ['cash', 'unpaid', 'packed', false],
  ['cash', 'unpaid', 'cancelled', false],
  ['cash', 'paid', 'delivered', false],
  ['cash', 'refunded', 'delivered', false],
  ['mpesa', 'paid', 'dispatched', false],
])('notes the cash of an order: %s, %s, %s', (payment_method, payment_state, fulfilment_state, offered) => {
  open({ payment_method, payment_state, fulfilment_state });
  expect(screen.queryAllByRole('button', { name: 'KSh 1,100 in cash collected' })).toHaveLength(
    offered ? 1 : 0,
  );
});

it('proposes to send back the goods of a parcel that came back, and lets somebody decide otherwise', async () => {
  const user = open({
    payment_method: 'mpesa',
    payment_state: 'refund_due',
    fulfilment_state: 'cancelled',
    kept_kes: 250,
    left_kes: 1100,
  });
  await user.click(screen.getByRole('button', { name: 'Record a refund' }));
  const amount = screen.getByLabelText('Amount (KSh)');
  expect(amount).toHaveValue('850');
  expect(amount).toHaveAccessibleDescription(/the delivery fee of KSh 250 stays with the courier/);
  expect(screen.getByText(/At most KSh 1,100/)).toBeVisible();
});

it.each([
  ['all that came of a cancelled order', { payment_state: 'refund_due', left_kes: 1100 }, '1100'],
  ['what really came', { payment_state: 'refund_due', left_kes: 500 }, '500'],
  [
    'what is left once the goods are paid back',
    {
      payment_state: 'refunded',
      kept_kes: 250,
      left_kes: 250,
      refunds: [{ id: '1', amount_kes: 850, method: 'mpesa', reference: null, at: '2026-11-21T10:00:00Z' }],
    },
    '250',
  ],
])('proposes %s', async (_case, changes, proposed) => {
  const user = open({ payment_method: 'mpesa', fulfilment_state: 'cancelled', ...changes });
  await user.click(screen.getByRole('button', { name: 'Record a refund' }));
  expect(screen.getByLabelText('Amount (KSh)')).toHaveValue(proposed);
});

it('names the number that money went to, and whether it paid', () => {
  const refund = {
    id: '1',
    amount_kes: 300,
    method: 'mpesa',
    reference: 'TDOTHER001',
    at: '2026-11-21T10:00:00Z',
  };
  open({
    refunds: [
      { ...refund, place: { phone: '254700555321', isOther: true } },
      { ...refund, id: '2', amount_kes: 100, place: { phone: '254712345671', isOther: false } },
    ],
  });
  expect(
    screen.getByText('KSh 300 sent to 0700 555 321, which is not known to have paid · TDOTHER001'),
  ).toBeVisible();
  expect(screen.getByText('KSh 100 sent back to 0712 345 671 · TDOTHER001')).toBeVisible();
});
