import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { AppError } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { DeskOrderForm } from './desk-order-form.tsx';
import type { DeskOrder, takeOrder } from './desk-order.queries.ts';

const api = vi.hoisted(() => ({
  takeOrder: vi.fn<typeof takeOrder>(),
  askPrompt: vi.fn<(orderId: string, phone: string) => Promise<void>>(),
}));
vi.mock('./order-desk.queries.ts', () => ({ askPrompt: api.askPrompt }));
vi.mock('./desk-order.queries.ts', async (original) => ({
  ...(await original<object>()),
  takeOrder: api.takeOrder,
  warningsQuery: () => ({
    queryKey: ['warnings'],
    queryFn: () => [{ id: 1, name: 'Neem', warnings: 'Not in pregnancy.', herb_slugs: [] }],
  }),
  knownBuyerQuery: () => ({ queryKey: ['known'], queryFn: () => null }),
}));
vi.mock('../../entities/quote/quote.queries.ts', () => ({
  countiesQuery: { queryKey: ['counties'], queryFn: () => ['Kiambu'] },
  quoteQuery: () => ({
    queryKey: ['quote'],
    queryFn: () => ({
      lines: [],
      subtotal_kes: 300,
      delivery_kes: 250,
      total_kes: 550,
      cash_on_delivery: true,
    }),
  }),
}));

const draft: DeskOrder = {
  key: 'b2b0c6d1-0000-4000-8000-000000000001',
  items: [{ product_id: 1, quantity: 1 }],
  name: 'Wanjiku Njeri',
  phone: '0712 345 671',
  way: 'door',
  county: 'Kiambu',
  town: 'Ruiru',
  landmark: 'Blue gate',
  pickupPoint: '',
  note: '',
  channel: 'phone',
  pay: 'prompt',
  language: 'en',
  email: '',
  readOut: false,
};
const taken = {
  id: 'o1',
  number: 'MZ-7F3K2Q',
  phone: '254712345671',
  total_kes: 550,
  payment_method: 'mpesa',
  payment_state: 'awaiting',
  is_guest: true,
  is_repeated: false,
};
const store = deviceStore('person');
const onTaken = vi.fn<(orderId: string) => void>();

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DeskOrderForm Warning={({ product }) => <p>{product.warnings}</p>} onTaken={onTaken} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  api.askPrompt.mockResolvedValue(undefined);
  store.write('mizizi-desk-order', draft, 60_000);
});

it('sells nothing before its warning was read, then asks the phone of the buyer', async () => {
  api.takeOrder.mockResolvedValue(taken);
  show();
  expect(await screen.findByText('Not in pregnancy.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for KSh 550' }));
  expect(screen.getByText('Read the warnings out, then tick this')).toBeVisible();
  expect(api.takeOrder).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Ask for KSh 550' }));
  await waitFor(() => expect(onTaken).toHaveBeenCalledWith('o1'));
  expect(api.takeOrder).toHaveBeenCalledWith({ ...draft, readOut: true }, 550);
  expect(api.askPrompt).toHaveBeenCalledWith('o1', '254712345671');
  expect(store.read('mizizi-desk-order', (value): value is object => value !== null)).toBeNull();
});

it('keeps what was typed and its key when the connection is lost', async () => {
  api.takeOrder.mockRejectedValueOnce(new AppError('offline', 'No connection.'));
  store.write('mizizi-desk-order', { ...draft, readOut: true }, 60_000);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for KSh 550' }));
  expect(await screen.findByText(/Press again: it is taken once/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Wanjiku Njeri');
  api.takeOrder.mockResolvedValue({ ...taken, is_repeated: true });
  await userEvent.click(screen.getByRole('button', { name: 'Ask for KSh 550' }));
  await waitFor(() => expect(onTaken).toHaveBeenCalledWith('o1'));
  expect(api.takeOrder.mock.calls.map(([sent]) => sent.key)).toEqual([draft.key, draft.key]);
});

it('prompts for nothing else than what was said, where an earlier try had been taken', async () => {
  api.takeOrder.mockResolvedValue({ ...taken, total_kes: 900, is_repeated: true });
  store.write('mizizi-desk-order', { ...draft, readOut: true }, 60_000);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for KSh 550' }));
  await waitFor(() => expect(onTaken).toHaveBeenCalledWith('o1'));
  expect(api.askPrompt).not.toHaveBeenCalled();
});
