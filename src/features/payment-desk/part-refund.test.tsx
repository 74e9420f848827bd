import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PartRefund } from './part-refund.tsx';
import { offerQuery, type RefundOffer, refundsQuery } from './refunds.queries.ts';

const bill = { id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10', number: 'MZ-7F3K2Q' };
const id = '6b0c1f7e-0f0e-4a53-9d53-0d1f4c0e9f10';

function show(method: string, state = 'paid') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(offerQuery(bill.id, id, 1, null).queryKey, {
    way: 'b2c',
    phone: '254712345671',
    payer: '254712345671',
    is_other_phone: false,
    needs_second: false,
    most_kes: 1160,
    limit_kes: 5000,
    others: [],
  } satisfies RefundOffer);
  client.setQueryData(refundsQuery.queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <PartRefund bill={bill} payments={[{ id, method, state }]} />
    </QueryClientProvider>,
  );
  return screen.queryByRole('button', { name: 'Send a part back by M-Pesa' });
}

it.each(['mpesa', 'moved'])('offers to send back money that came by %s', (method) => {
  expect(show(method)).toBeVisible();
});

it.each([
  ['cash', 'paid'],
  ['moved', 'refunded'],
])('offers nothing of %s that is %s', (method, state) => {
  expect(show(method, state)).toBeNull();
});
