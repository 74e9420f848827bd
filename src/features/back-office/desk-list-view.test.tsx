import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { saveFile } from '../../lib/native-shell.ts';
import type { Client } from '../../lib/supabase.ts';
import { DeskListView } from './desk-list-view.tsx';
import { readListState } from './desk-list.ts';
import { messageList } from './lists.ts';

const rpc = vi.hoisted(() => vi.fn<(name: string, ask: Record<string, unknown>) => Promise<unknown>>());
vi.mock('../../lib/supabase.ts', () => ({ getSupabase: async () => ({ rpc }) as unknown as Client }));
vi.mock('../../lib/native-shell.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const row = (id: string, name: string, state = 'new') => ({
  id,
  name,
  state,
  topic: 'order',
  message: 'Where is my parcel?',
  email: `${id}@example.com`,
  order_number: null,
  settled_at: null,
  created_at: '2026-11-21T09:00:00Z',
});
const rows = [row('a', '=Asha'), row('b', 'Baraka', 'answered')];

function Page() {
  const [state, setState] = useState(() => readListState(new URLSearchParams(), messageList));
  return <DeskListView list={messageList} state={state} onState={setState} />;
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
}

const lastAsk = () => rpc.mock.calls.at(-1)?.[1];

beforeEach(() => {
  rpc.mockReset().mockResolvedValue({ data: { rows, total: 60 }, error: null });
});

it('marks what goes first, and says how long it waits', async () => {
  const first = {
    ...row('a', 'Asha'),
    has_priority: true,
    waits_since: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  };
  rpc.mockResolvedValue({
    data: { rows: [first, { ...row('b', 'Baraka'), has_priority: false, waits_since: null }], total: 2 },
    error: null,
  });
  open();
  const [asha, baraka] = (await screen.findAllByRole('row')).slice(1);
  expect(asha).toHaveTextContent(/First.*3 hours/);
  expect(baraka).toHaveTextContent(/In turn.*–/);
});

it('keeps the former rows, with a line on top, until the next ones come', async () => {
  open();
  expect(await screen.findByText('1 to 2 of 60 messages')).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  rpc.mockReturnValue(promise);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(document.querySelector('.animate-pending')).toBeInTheDocument());
  expect(screen.getByText('Baraka')).toBeVisible();
  resolve({ data: { rows: [row('c', 'Chebet')], total: 60 }, error: null });
  expect(await screen.findByText('Chebet')).toBeVisible();
  expect(document.querySelector('.animate-pending')).not.toBeInTheDocument();
});

it('asks the server for what is searched, filtered, sorted and turned to', async () => {
  open();
  expect(await screen.findByText('1 to 2 of 60 messages')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(lastAsk()).toMatchObject({ page_offset: 25 }));
  fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'From' }));
  await waitFor(() => expect(lastAsk()).toMatchObject({ sort: 'name', descending: true, page_offset: 0 }));
  expect(screen.getByRole('columnheader', { name: 'From' })).toHaveAttribute('aria-sort', 'descending');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'new' } });
  fireEvent.change(screen.getByLabelText('Sent from'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' parcel ' } });
  await waitFor(() =>
    expect(lastAsk()).toMatchObject({ search: 'parcel', filters: { state: 'new', from: '2026-11-01' } }),
  );
});

it('shows a row whole, and takes the list along as a file that runs nothing', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Baraka' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Baraka' }));
  expect(dialog.getByText('b@example.com')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, csv] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^mizizi-messages-\d{4}-\d\d-\d\d\.csv$/);
  const lines = csv?.split('\r\n') ?? [];
  expect(lines[0]).toBe(
    '\uFEFFname,has_priority,topic,message,state,waits_since,created_at,email,phone,order_number,settled_at,id',
  );
  expect(lines[1]).toMatch(/^'=Asha,,order,/);
});

it('says what to do when nothing is there or nothing comes', async () => {
  rpc.mockResolvedValue({ data: { rows: [], total: 0 }, error: null });
  open();
  expect(await screen.findByText('No messages yet')).toBeVisible();
  rpc.mockResolvedValue({ data: null, error: { message: 'x', code: '500', details: '', hint: '' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } });
  expect(await screen.findByText('The messages could not be loaded')).toBeVisible();
});
