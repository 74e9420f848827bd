import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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

beforeEach(() => {
  rpc.mockReset().mockImplementation(async (name) => ({
    data: name === 'desk_today' ? { messages: 2, late_jobs: jobs.length } : jobs,
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
