import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { type Rider, ridersQuery } from './riders.queries.ts';
import { WithRiders } from './with-riders.tsx';

const rider: Rider = {
  rider: 'Otieno',
  owed_kes: 730,
  orders: 1,
  since: '2026-11-24T10:00:00Z',
  taken: [
    { order_id: 'o1', number: 'MZ-AAAAAA', at: '2026-11-24T10:00:00Z', amount_kes: 730, left_kes: 730 },
  ],
};

it('asks who owes for what they took, and nothing of who handed in too much', async () => {
  const client = new QueryClient();
  client.setQueryData(ridersQuery.queryKey, [
    rider,
    { ...rider, rider: 'Baraka', owed_kes: -400, orders: 0, taken: [] },
  ]);
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <WithRiders mayWriteOff hrefOf={({ bill_id: id }) => `/admin?order=${id}`} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('button', { name: 'Handed in' })).toHaveLength(1);
  expect(screen.getByText('Baraka').closest('p')).toHaveTextContent(
    'BarakaHanded in KSh 400 more than they took: it counts for what they take next.',
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Give the cash back' }));
  expect(screen.getByRole('dialog', { name: 'Give Baraka back what was too much?' })).toBeVisible();
  expect(screen.getByLabelText('Amount (KSh)')).toHaveValue('400');
  expect(screen.getByText('KSh 400 was too much.')).toBeVisible();
});
