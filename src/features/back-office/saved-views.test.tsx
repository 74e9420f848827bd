import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Client } from '../../lib/supabase.ts';
import { DeskListView } from './desk-list-view.tsx';
import { useListState } from './desk-list.ts';
import { MessageBulk } from './list-decisions.tsx';
import { messageList } from './lists.ts';
import { SavedViews, viewOf } from './saved-views.tsx';

const views = vi.hoisted(() => ({ rows: [] as { id: number; name: string; query: string }[] }));
const rpc = vi.hoisted(() => vi.fn<(name: string, ask: Record<string, unknown>) => Promise<unknown>>());
vi.mock('../../lib/supabase.ts', () => ({
  getSupabase: async () =>
    ({
      rpc,
      from: () => ({
        select: () => ({ eq: () => ({ order: async () => ({ data: views.rows, error: null }) }) }),
      }),
    }) as unknown as Client,
}));

const rows = ['Asha', 'Baraka', 'Chebet'].map((name, place) => ({
  id: `m${place}`,
  name,
  state: 'new',
  topic: 'order',
  message: 'Where is my parcel?',
  created_at: '2026-11-21T09:00:00Z',
}));
const refused = (name: string) => ({
  data: null,
  error: { code: 'P0001', message: 'You have a view of this name already.', details: name, hint: '' },
});

function Page() {
  const [state, setState] = useListState(messageList);
  const [query] = useSearchParams();
  return (
    <>
      <SavedViews list="messages" />
      <p data-testid="address">
        {useLocation().pathname}?{query.toString()}
      </p>
      <DeskListView
        list={messageList}
        state={state}
        onState={setState}
        bulk={(many) => <MessageBulk {...many} />}
      />
    </>
  );
}

function open(address = '/admin/messages') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  views.rows = [];
  rpc
    .mockReset()
    .mockImplementation(async (name) =>
      name === 'desk_rows' ? { data: { rows, total: 3 }, error: null } : { data: 1, error: null },
    );
});

it('keeps of an address what makes a view, in one order', () => {
  expect(viewOf('?state=new&q=neem+tea&page=3&order=x')).toBe('q=neem+tea&state=new');
  expect(viewOf('?page=2')).toBe('');
});

it('keeps a view under a name, and says why not', async () => {
  const user = open('/admin/messages?state=new&page=2');
  rpc.mockImplementation(async (name) =>
    name === 'save_view' ? refused('name_taken') : { data: { rows, total: 3 }, error: null },
  );
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save this view' }));
  await user.type(dialog.getByLabelText('Name'), 'New ones{Enter}');
  expect(await dialog.findByText('You have a view of this name already.')).toBeVisible();
  rpc.mockImplementation(async () => {
    views.rows = [{ id: 1, name: 'New ones', query: 'state=new' }];
    return { data: 1, error: null };
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rpc).toHaveBeenLastCalledWith('save_view', {
    list: 'messages',
    name: 'New ones',
    query: 'state=new',
  });
  expect(await screen.findByRole('link', { name: 'New ones' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
});

it('opens a view with one tap, also over what was typed, and renames and deletes it', async () => {
  views.rows = [{ id: 7, name: 'About Neem', query: 'q=neem' }];
  const user = open();
  await user.type(await screen.findByRole('searchbox'), 'asha');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('q=asha'));
  await user.click(screen.getByRole('link', { name: 'About Neem' }));
  expect(screen.getByRole('searchbox')).toHaveValue('neem');
  await new Promise((done) => setTimeout(done, 400));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/messages?q=neem');

  await user.click(screen.getByRole('button', { name: 'Edit views' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Name of About Neem'));
  await user.type(dialog.getByLabelText('Name of About Neem'), 'Neem');
  await user.click(dialog.getByRole('button', { name: 'Rename About Neem' }));
  await waitFor(() => expect(rpc).toHaveBeenCalledWith('rename_view', { view_id: 7, name: 'Neem' }));
  await user.click(dialog.getByRole('button', { name: 'Delete About Neem' }));
  await waitFor(() => expect(rpc).toHaveBeenCalledWith('delete_view', { view_id: 7 }));
});

it('does one thing with the chosen rows: what was refused stays chosen with its reason, and alone is tried again', async () => {
  const user = open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
  rpc.mockImplementation(async (name, ask) =>
    name === 'settle_messages'
      ? {
          data: (ask['message_ids'] as string[]).map((id) =>
            id === 'm1'
              ? { id, ok: false, kind: 'not_found', message: 'There is no such message any more.' }
              : { id, ok: true, kind: null, message: null },
          ),
          error: null,
        }
      : { data: { rows, total: 3 }, error: null },
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Baraka: There is no such message any more.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Choose Baraka' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Choose Asha' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(rpc).toHaveBeenCalledWith('settle_messages', { message_ids: ['m1'], next_state: 'answered' }),
  );
});

it('leaves everything chosen where no answer came', async () => {
  const user = open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
  rpc.mockImplementation(async (name) => {
    if (name === 'settle_messages') throw new Error('offline');
    return { data: { rows, total: 3 }, error: null };
  });
  await user.click(screen.getByRole('button', { name: 'Spam' }));
  await waitFor(() => expect(screen.getByText('3 chosen')).toBeVisible());
  expect(screen.getByRole('checkbox', { name: 'Choose Chebet' })).toBeChecked();
});
