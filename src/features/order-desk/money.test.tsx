import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, describe } from 'vitest';

import { MoneyActions } from './money-actions.tsx';
import { SecondCash, TakeCash } from './take-cash.tsx';

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

describe('cash at the door', () => {
  const attempt = {
    state: 'prompted',
    phone: '254712345671',
    received_kes: null as number | null,
    receipt: null as string | null,
    result_code: null as number | null,
  };
  const order = {
    id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
    number: 'MZ-7F3K2Q',
    payment_method: 'mpesa',
    payment_state: 'awaiting',
    fulfilment_state: 'placed',
    total_kes: 1100,
    attempts: [attempt],
  };

  function open(changes: Partial<typeof order> = {}) {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TakeCash order={{ ...order, ...changes }} />
      </QueryClientProvider>,
    );
    return userEvent.setup();
  }

  it.each([
    ['mpesa', 'awaiting', 'placed', true],
    ['mpesa', 'failed', 'placed', true],
    ['mpesa', 'failed', 'dispatched', true],
    ['mpesa', 'needs_review', 'delivered', true],
    ['mpesa', 'failed', 'cancelled', false],
    ['mpesa', 'paid', 'placed', false],
    ['mpesa', 'expired', 'cancelled', false],
    ['cash', 'unpaid', 'placed', false],
    ['cash', 'unpaid', 'delivered', true],
  ])(
    'is offered while M-Pesa is waited for, or what it took back is owing: %s, %s, %s',
    (payment_method, payment_state, fulfilment_state, offered) => {
      open({ payment_method, payment_state, fulfilment_state });
      expect(screen.queryAllByRole('button')).toHaveLength(offered ? 1 : 0);
    },
  );

  it('says that a prompt is open, and takes no empty sum', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Paid in cash at the counter' }));
    expect(screen.getByText('A prompt is open on 0712 345 671')).toBeVisible();
    const amount = screen.getByLabelText('Amount taken (KSh)');
    expect(amount).toHaveValue('1100');
    await user.clear(amount);
    expect(screen.getByText('Enter whole shillings')).toBeVisible();
  });

  it('asks for what M-Pesa took back of an order of which cash had paid the rest', async () => {
    const cash = { ...attempt, state: 'paid', received_kes: 230 };
    const gone = { ...attempt, state: 'reversed', received_kes: 870, receipt: 'SKA4N7Q2XD' };
    const attempts = [gone, cash];
    const user = open({
      payment_method: 'cash',
      payment_state: 'unpaid',
      fulfilment_state: 'delivered',
      attempts,
    });
    await user.click(screen.getByRole('button', { name: 'Paid in cash at the counter' }));
    expect(screen.getByLabelText('Amount taken (KSh)')).toHaveValue('870');
  });

  it('asks for what is left of the price where a part came', async () => {
    const part = {
      ...attempt,
      state: 'needs_review',
      received_kes: 400,
      receipt: 'SKA4N7Q2XD',
      result_code: 0,
    };
    const user = open({ payment_state: 'needs_review', attempts: [part] });
    await user.click(screen.getByRole('button', { name: 'Paid in cash at the counter' }));
    expect(screen.getByLabelText('Amount taken (KSh)')).toHaveValue('700');
  });

  it.each([
    ['paid', 'dispatched', 'Juma', 'mpesa', true],
    ['paid', 'delivered', 'Juma', 'mpesa', true],
    ['paid', 'packed', 'Juma', 'mpesa', false],
    ['failed', 'delivered', 'Juma', 'mpesa', false],
    ['paid', 'delivered', null, 'mpesa', false],
    ['paid', 'delivered', 'Juma', 'cash', false],
  ])(
    'cash on top is noted where a rider may have taken it: %s, %s, %s, %s',
    (payment_state, fulfilment_state, rider, method, offered) => {
      render(
        <QueryClientProvider client={new QueryClient()}>
          <SecondCash order={{ ...order, payment_state, fulfilment_state, rider, attempts: [{ method }] }} />
        </QueryClientProvider>,
      );
      expect(screen.queryAllByRole('button', { name: 'Cash was taken as well' })).toHaveLength(
        offered ? 1 : 0,
      );
    },
  );
});
