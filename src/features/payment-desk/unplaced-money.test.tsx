import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import type { Unplaced } from './payment-desk.queries.ts';
import { type Rider, ridersQuery } from './riders.queries.ts';
import { UnplacedRow } from './unplaced-money.tsx';

const money: Unplaced = {
  receipt: 'SKCASH0001',
  completed_at: '2026-11-24T10:00:00Z',
  paid_in_kes: 1100,
  account: 'mz7f3k2q',
  details: 'Pay Bill',
  number: 'MZ-7F3K2Q',
  method: 'cash',
  asked_kes: 1100,
  like_receipt: null,
  like_number: null,
  likely: [],
};

function show(row: Unplaced, riders: Rider[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ridersQuery.queryKey, riders);
  render(
    <QueryClientProvider client={client}>
      <UnplacedRow money={row} />
    </QueryClientProvider>,
  );
}

it('says whose money it is, and that cash was agreed, with the number filled in', async () => {
  show(money);
  expect(screen.getByText(/MZ-7F3K2Q asks KSh 1,100 in cash/)).toBeVisible();
  expect(screen.getByLabelText('Number of the bill')).toHaveValue('MZ-7F3K2Q');
  await userEvent.click(screen.getByRole('button', { name: 'It is for no bill' }));
  expect(screen.getByLabelText('What this money is for')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'It is for a bill' }));
  expect(screen.getByLabelText('Number of the bill')).toHaveValue('MZ-7F3K2Q');
});

it('asks for the number where the account names no bill', () => {
  show({ ...money, account: 'SHAMBA', number: null, method: null, asked_kes: null });
  expect(screen.queryByText(/in cash/)).toBeNull();
  expect(screen.getByLabelText('Number of the bill')).toHaveValue('');
});

it('asks whether money that looks like a typed receipt is the same payment', () => {
  show({ ...money, receipt: 'TC90JW0E5K', like_receipt: 'TC9OJWOE5K', like_number: 'MZ-7F3K2Q' });
  expect(screen.getByText(/TC90JW0E5K looks like TC9OJWOE5K, with which MZ-7F3K2Q was paid/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, correct the receipt' })).toBeVisible();
  expect(screen.getByLabelText('It is another payment, on top')).not.toBeChecked();
});

it('names likely bills, the best first, with why, and one press that gives it', () => {
  const order = { kind: 'order', method: 'mpesa', placed_at: '2026-11-21T10:00:00Z' };
  const likely: Unplaced['likely'] = [
    { ...order, number: 'MZ-7F3K2Q', name: 'Njeri Kamau', why: ['sum', 'phone', 'name'] },
    { ...order, number: 'MZ-8G4M3R', name: null, why: ['sum', 'account'] },
  ];
  show({ ...money, account: 'hb 1oo7', number: null, method: null, asked_kes: null, likely });
  expect(screen.getByText('What fits: the sum, the phone, the name.')).toBeVisible();
  expect(screen.getByText('What fits: the sum, the account, nearly.')).toBeVisible();
  expect(
    screen.getAllByRole('button', { name: /^Give it to MZ-/ }).map(({ textContent }) => textContent),
  ).toEqual(['Give it to MZ-7F3K2Q', 'Give it to MZ-8G4M3R']);
});

it('takes it as handed in by a rider who has money of the shop, with one press', async () => {
  const told = vi.fn<(body: unknown) => void>();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    if (!url.endsWith('/rider_paid')) return Promise.resolve(Response.json([]));
    told(JSON.parse(body ?? ''));
    return Promise.resolve(Response.json(0));
  });
  const rider = { rider: 'Barasa', owed_kes: 1060, orders: 2, since: '2026-11-24T10:00:00Z', taken: [] };
  show({ ...money, account: 'BARASA', number: null }, [
    rider,
    { ...rider, rider: 'Baraka', owed_kes: -400, orders: 0 },
  ]);
  await userEvent.click(screen.getByText('A rider handed it in'));
  expect(screen.queryByRole('button', { name: /^Baraka/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Barasa, who has KSh 1,060' }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ receipt: 'SKCASH0001', rider: 'Barasa' }));
  vi.unstubAllGlobals();
});
