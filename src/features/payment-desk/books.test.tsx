import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi, afterEach, beforeEach, describe } from 'vitest';

import { formatDateTime } from '../../lib/format.ts';
import { AccountDayCard } from './account-day-card.tsx';
import { type AccountDay, type Rider, ridersQuery } from './books.queries.ts';
import { MoneyOut } from './mpesa-till.tsx';
import { type MoneyOut as Money, moneyOutQuery } from './refunds.queries.ts';
import { WithRiders } from './with-riders.tsx';

const till: AccountDay = {
  account: 'cash',
  name: 'Cash',
  opening_kes: 0,
  late_before_kes: 0,
  late_before: [],
  before_day: null,
  came: [],
  came_kes: 0,
  unplaced_kes: 0,
  placed_kes: 0,
  refunds_kes: 0,
  reversed_kes: 0,
  fees_kes: 0,
  moved_kes: 0,
  handed_in_kes: 0,
  counted_kes: 0,
  is_person: false,
  closing_kes: 1000,
  has_statement: false,
  statement: null,
  differences: [],
  before_kes: null,
  difference_kes: null,
  still: null,
  earlier_day: null,
  late_kes: 0,
  late: [],
  closed: { at: '2026-11-24T18:00:00Z', by: 'Musa', closing_kes: 1000, stated_kes: 950, note: null },
};

const show = (account: AccountDay, mayBook: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountDayCard day="2026-11-24" account={account} mayClose mayBook={mayBook} hrefOf={() => null} />
    </QueryClientProvider>,
  );

it('lets an owner book what was missing when the till was counted, with a reason', async () => {
  const told = vi.fn<(body: unknown) => void>();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    told(JSON.parse(body));
    return Promise.resolve(Response.json(-50));
  });
  const user = userEvent.setup();
  show(till, true);
  expect(screen.getByText('−KSh 50 of what should be there was counted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book the difference' }));
  await user.click(screen.getByRole('button', { name: 'Book it' }));
  expect(screen.getByText('Say how it came about.')).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('How it came about'), 'A wrong change.');
  await user.click(screen.getByRole('button', { name: 'Book it' }));
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith({ day: '2026-11-24', account: 'cash', reason: 'A wrong change.' }),
  );
  vi.unstubAllGlobals();
});

it('tells others of it, and nobody once the books say what was counted', () => {
  show(till, false);
  expect(screen.getByText('−KSh 50 of what should be there was counted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book the difference' })).toBeNull();
  // a refund that had been forgotten is noted, and twenty are missing still
  show({ ...till, closing_kes: 970 }, true);
  expect(screen.getByText('−KSh 20 of what should be there was counted.')).toBeVisible();
  show({ ...till, closing_kes: 950 }, true);
  expect(screen.getAllByText('−KSh 50 of what should be there was counted.')).toHaveLength(1);
});

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

describe('what lies in M-Pesa', () => {
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
});
