// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { type DeskReturn, returnsQuery } from './return-desk.queries.ts';
import { ReturnList } from './return-list.tsx';

const back: DeskReturn = {
  id: 'return-1',
  order_id: 'order-1',
  state: 'requested',
  reason: 'damaged',
  details: '',
  photo_path: null,
  refund_kes: 1770,
  refunded_kes: 0,
  delivery_kes: 420,
  decision_note: null,
  created_at: '2026-11-22T10:00:00Z',
  updated_at: '2026-11-22T10:00:00Z',
  order: {
    number: 'MZ-7F3K2Q',
    contact_name: 'Atieno Odhiambo',
    phone: '254712345678',
    payment_method: 'cash',
    delivered_at: '2026-11-21T10:00:00Z',
    user_id: null,
  },
  items: [],
};

function open(one: DeskReturn) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(returnsQuery('requested').queryKey, [one]);
  const router = createMemoryRouter([
    { path: '/', element: <ReturnList list="requested" hrefOf={(id) => `/admin?order=${id}`} /> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it.each([
  ['a guest', null, /A guest gets no notice and reads your note on the page of the order/],
  ['a member', 'user-1', 'The buyer is told and reads your note: say why.'],
])('says how %s hears of a refusal, which wants a reason', async (_who, user_id, words) => {
  const user = open({ ...back, order: { ...back.order, user_id } });
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(words);
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeDisabled();
});

it('says how much of the amount is the delivery fee', () => {
  open(back);
  expect(screen.getByText('KSh 1,770')).toBeVisible();
  expect(screen.getByText('with KSh 420 for delivery')).toBeVisible();
});
