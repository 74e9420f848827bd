import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { ReopenOrder } from './reopen-order.tsx';

const order = {
  id: '0a6f0d3f-58a5-4a4f-9a43-6f1f4c0e9f10',
  number: 'MZ-7F3K2Q',
  payment_state: 'refund_due',
  fulfilment_state: 'cancelled',
  total_kes: 1740,
  left_kes: 1740,
  events: [{ kind: 'placed' }, { kind: 'cancelled' }],
};

function open(changes: Partial<typeof order> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReopenOrder order={{ ...order, ...changes }} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('says what follows before a cancelled order whose money is here goes on', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Let the order go on' }));
  expect(screen.getByRole('dialog', { name: 'Let order MZ-7F3K2Q go on?' })).toHaveTextContent(
    'The KSh 1,740 that is here pays it, nothing goes back',
  );
});

it.each([
  ['whose money went back in part', { left_kes: 1640 }],
  ['that is not paid', { payment_state: 'unpaid', left_kes: 0 }],
  ['that goes on already', { fulfilment_state: 'placed', payment_state: 'paid' }],
  ['whose parcel came back', { events: [{ kind: 'dispatched' }, { kind: 'came_back' }] }],
])('is not offered for an order %s', (_, changes) => {
  open(changes);
  expect(screen.queryByRole('button')).toBeNull();
});
