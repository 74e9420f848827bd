import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { AccountDayCard } from './account-day-card.tsx';
import type { AccountDay } from './daily-close.queries.ts';

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
  show({ ...till, closing_kes: 950 }, true);
  expect(screen.getAllByText('−KSh 50 of what should be there was counted.')).toHaveLength(1);
});
