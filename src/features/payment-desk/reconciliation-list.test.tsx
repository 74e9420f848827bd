import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { reconciliationQuery } from './payment-desk.queries.ts';
import { ReconciliationList } from './reconciliation-list.tsx';

const vouched = {
  receipt: 'TC77XX99YY',
  completed_at: null,
  paid_in_kes: null,
  account: null,
  details: null,
  payment_id: 'p1',
  bill_id: 'b1',
  kind: 'plan',
  order_id: null,
  reference: 'MP-7F3K2Q',
  amount_kes: 700,
  payment_state: 'paid',
  payment_created_at: '2026-11-28T10:00:00Z',
  status: 'not_in_statement',
  vouched_at: '2026-11-28T10:05:00Z',
};

it('offers to say of a plan too that its money never came, where somebody vouched for it', () => {
  const client = new QueryClient();
  const typed = { ...vouched, receipt: 'TC88AA11BB', payment_id: 'p2', vouched_at: null };
  client.setQueryData(reconciliationQuery('not_in_statement').queryKey, { rows: [vouched, typed], total: 2 });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReconciliationList status="not_in_statement" hrefOf={(id) => `/admin/orders/${id}`} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Somebody vouched for it: M-Pesa has not told of this payment.')).toBeVisible();
  expect(screen.getAllByText(/Somebody vouched/)).toHaveLength(1);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'TC77XX99YY never came',
  ]);
});

it('offers it as well where M-Pesa tells of another sum, and not where it tells of this one', () => {
  const client = new QueryClient();
  const told = {
    ...vouched,
    status: 'amount_differs',
    completed_at: '2026-11-28T11:00:00Z',
    details: 'Pay Bill',
  };
  client.setQueryData(reconciliationQuery('amount_differs').queryKey, {
    rows: [
      { ...told, paid_in_kes: 70 },
      { ...told, receipt: 'TC88AA11BB', payment_id: 'p2', paid_in_kes: 700 },
    ],
    total: 2,
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ReconciliationList status="amount_differs" hrefOf={(id) => `/admin/orders/${id}`} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'TC77XX99YY never came',
  ]);
});
