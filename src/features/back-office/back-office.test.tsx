import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi, beforeEach } from 'vitest';

import { formatDateTime } from '../../lib/format.ts';
import type { Client } from '../../lib/supabase.ts';
import { readListState, writeListState } from './desk-list.ts';
import { answerAddress } from './list-decisions.tsx';
import { orderList } from './lists.ts';
import { RestoredShop, ShopNotices, TodayTiles } from './today-tiles.tsx';

const { invokeFunction, rpc } = vi.hoisted(() => ({
  invokeFunction: vi.fn<() => Promise<unknown>>(),
  rpc: vi.fn<(name: string) => Promise<unknown>>(),
}));
vi.mock('../../lib/invoke-function.ts', () => ({ invokeFunction }));
vi.mock('../../lib/supabase.ts', () => ({ getSupabase: async () => ({ rpc }) as unknown as Client }));

it('opens a mail to the sender with the question below, and nothing a sender could slip in', () => {
  const address = answerAddress({
    id: '1',
    email: 'asha@example.com?bcc=all@example.com',
    message: 'Do you post\nto Lamu & Pate?',
    order_number: 'MZ-7F3K2Q',
  });
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toBe('asha@example.com?bcc=all@example.com');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toBe('Your message to Mizizi about order MZ-7F3K2Q');
  expect(url.searchParams.get('body')).toBe('\n\n> Do you post\n> to Lamu & Pate?');
});

it('opens an SMS to who wrote one', () => {
  expect(answerAddress({ id: '1', email: null, phone: '254712345671', message: 'Iko wapi?' })).toBe(
    'sms:+254712345671',
  );
  expect(
    answerAddress({ id: '1', email: null, phone: '254712345671', channel: 'whatsapp', message: 'Iko?' }),
  ).toBe('https://wa.me/254712345671');
});

describe('list state', () => {
  const read = (query: string) => readListState(new URLSearchParams(query), orderList);

  it('reads what the list knows and nothing else', () => {
    expect(
      read(
        'q=asha&payment_state=paid&county=x&buyer=nobody&from=2026-01-02&until=soon&sort=total_kes&up=1&page=3',
      ),
    ).toEqual({
      search: 'asha',
      filters: { payment_state: 'paid', from: '2026-01-02' },
      sort: 'total_kes',
      descending: false,
      page: 3,
    });
  });

  it.each(['', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'sort=phone', 'buyer=constructor'])(
    'begins at the usual order and the first page with %j',
    (query) =>
      expect(read(query)).toEqual({ search: '', filters: {}, sort: null, descending: true, page: 1 }),
  );

  it('writes an address that says the same', () => {
    const query = 'tab=x&q=neem+tea&buyer=guest&from=2026-01-02&sort=number&up=1&page=2';
    expect(writeListState(read(query), { tab: 'x' }).toString()).toBe(query);
    expect(writeListState(read('')).toString()).toBe('');
  });
});

describe('restored shop', () => {
  const restored = {
    at: '2026-11-27T15:05:00Z',
    made_at: '2026-11-26T20:00:00Z',
    number: 'INV-2026-R2611271805-00001',
  };

  it('says what is missing, which numbers began, and leads to the statement whoever may import it', () => {
    const { rerender } = render(<RestoredShop restored={restored} canOpen={() => true} />, {
      wrapper: MemoryRouter,
    });
    const notice = screen.getByText('This shop was restored from a backup').parentElement;
    expect(notice).toHaveTextContent(formatDateTime(restored.made_at));
    expect(notice).toHaveTextContent('the first is INV-2026-R2611271805-00001');
    expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/admin/payments');
    rerender(<RestoredShop restored={restored} canOpen={() => false} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

function openNotices() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShopNotices />
    </QueryClientProvider>,
  );
}

it('says that no money comes, and how little room is left', async () => {
  invokeFunction.mockResolvedValue({ is_sandbox: true, disk_left_mb: 120 });
  openNotices();
  expect(await screen.findByText('M-Pesa is in test mode: no money reaches you')).toBeVisible();
  expect(screen.getByText(/^120 MB are left/)).toBeVisible();
});

it('says nothing of a shop that is well', async () => {
  invokeFunction.mockResolvedValue({ is_sandbox: false, disk_left_mb: null });
  openNotices();
  await vi.waitFor(() => expect(invokeFunction).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

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

function openJobs() {
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
  openJobs();
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
  openJobs();
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
  openJobs();
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
  openJobs();
  expect(await screen.findByText('Nothing waits. Well done.')).toBeVisible();
  expect(screen.queryByText(/Sold today/)).not.toBeInTheDocument();
  expect(screen.queryByText(/oldest order/)).not.toBeInTheDocument();
});
