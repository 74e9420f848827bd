import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import { formatDateTime } from '../../lib/format.ts';
import type { Client } from '../../lib/supabase.ts';
import { TodayTiles } from './today-tiles.tsx';

const rpc = vi.hoisted(() => vi.fn<(name: string) => Promise<unknown>>());
vi.mock('../../lib/supabase.ts', () => ({ getSupabase: async () => ({ rpc }) as unknown as Client }));

const job = (name: string, late: boolean, more = {}) => ({
  name,
  is_late: late,
  last_done_at: '2026-11-24T07:30:00Z',
  failures_in_a_row: 0,
  last_problem: null,
  ...more,
});
let jobs: unknown[] = [];
let today: object = {};

beforeEach(() => {
  today = {};
  rpc.mockReset().mockImplementation(async (name) => ({
    data: name === 'desk_today' ? { messages: 2, late_jobs: jobs.length, ...today } : jobs,
    error: null,
  }));
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <TodayTiles canOpen={() => true} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says nothing while the shop does its own work, and does not ask', async () => {
  jobs = [];
  open();
  expect(await screen.findByText('New messages')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(rpc.mock.calls.map(([name]) => name)).toEqual(['desk_today']);
});

it('says once for each work what is late, since when, and what went wrong', async () => {
  jobs = [
    job('reviews', true, { last_done_at: null, failures_in_a_row: 3, last_problem: 'row 17 is wrong' }),
    job('payment_checks', true),
    job('expired_holds', true, { failures_in_a_row: 0, last_problem: 'an old story' }),
    job('ended_plans', false),
    job('nightly_backup', true, { failures_in_a_row: 2, last_problem: 'the disk is too full' }),
  ];
  open();
  expect(await screen.findByText('The shop’s own work is late')).toBeVisible();
  const lines = screen.getByRole('alert').querySelectorAll('li');
  expect([...lines].map((line) => line.textContent)).toEqual([
    'Checking M-Pesa paymentsNot done yetWhat went wrong: row 17 is wrong',
    `Ending unpaid orders and giving their pieces backLast done ${formatDateTime(job('', true).last_done_at)}`,
    `Backing up the shop each nightLast done ${formatDateTime(job('', true).last_done_at)}What went wrong: the disk is too full`,
  ]);
  expect(screen.getByText('New messages')).toBeVisible();
});

it('puts what waits first, folds the empty lists away, and says what was sold', async () => {
  jobs = [];
  const since = new Date(Date.now() - 2 * 86_400_000).toISOString();
  today = { to_pack: 3, to_dispatch: 0, returns: 0, sales_kes: 12_450, waits_since: since };
  open();
  const fold = await screen.findByText('2 lists are empty');
  expect(screen.getByText('KSh 12,450')).toBeVisible();
  expect(screen.getByText('The oldest order waits for 2 days')).toBeVisible();
  expect(screen.getByRole('link', { name: /^To pack ?3$/ })).toBeVisible();
  expect(screen.getByText('To dispatch')).not.toBeVisible();
  await userEvent.click(fold);
  expect(screen.getByText('To dispatch')).toBeVisible();
});

it('says that nothing waits', async () => {
  jobs = [];
  today = { messages: 0, waits_since: null };
  open();
  expect(await screen.findByText('Nothing waits. Well done.')).toBeVisible();
  expect(screen.queryByText(/Sold today/)).not.toBeInTheDocument();
  expect(screen.queryByText(/oldest order/)).not.toBeInTheDocument();
});
