import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { formatDateTime } from '../../lib/format.ts';
import { MoneyOut } from './money-out.tsx';
import { type MoneyOut as Money, moneyOutQuery } from './refunds.queries.ts';

// Nothing can be reached: what is shown is what the server said last, and that M-Pesa is asked anew shows by a call.
const called = vi.fn<(url: string) => void>();
beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    called(input instanceof Request ? input.url : String(input));
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  called.mockClear();
  vi.unstubAllGlobals();
});

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

function show(changes: Partial<Money>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(moneyOutQuery.queryKey, {
    to_approve: 0,
    to_settle: 0,
    can_ask: true,
    can_send: true,
    owed_kes: 5000,
    utility_kes: 1200,
    working_kes: null,
    known_at: ago(50),
    is_old: false,
    asked_at: ago(50),
    ask_state: 'known',
    ask_code: '0',
    ask_words: null,
    is_short: true,
    ...changes,
  });
  render(
    <QueryClientProvider client={client}>
      <MoneyOut />
    </QueryClientProvider>,
  );
}

const asked = () => called.mock.calls.filter(([url]) => url.includes('ask_mpesa_balance')).length;

it('asks M-Pesa before it warns by a balance of an hour ago', async () => {
  show({});
  expect(screen.getByText('Asking M-Pesa')).toBeVisible();
  expect(screen.queryByText('Not enough for the refunds')).toBeNull();
  await expect.poll(asked).toBe(1);
});

it('warns by a fresh balance, and says of when it is', () => {
  const known = ago(2);
  show({ known_at: known, asked_at: known });
  expect(screen.getByText('Not enough for the refunds')).toBeVisible();
  expect(
    screen.getByText(`KSh 5,000 is owed back, and at ${formatDateTime(known)} KSh 1,200 lay in M-Pesa.`),
  ).toBeVisible();
  expect(asked()).toBe(0);
});

it.each([
  ['did not answer', { ask_state: 'silent', asked_at: ago(1) } as const],
  ['cannot be asked', { can_ask: false }],
])('warns by an old one where M-Pesa %s', (_, changes) => {
  show(changes);
  expect(screen.getByText('Not enough for the refunds')).toBeVisible();
  expect(asked()).toBe(0);
});

it('asks nothing where there is enough', () => {
  show({ is_short: false });
  expect(asked()).toBe(0);
});
