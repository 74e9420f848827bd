import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Client } from '../lib/supabase.ts';
import { AdminFrame } from './admin-frame.tsx';
import { DeskStrip } from './desk-strip.tsx';
import { renderApp, signInAs } from './testing.tsx';

const role = vi.hoisted(() => ({ may: [] as string[], today: {} }));
vi.mock('../lib/supabase.ts', () => ({
  getSupabase: async () =>
    ({
      rpc: async (name: string) => ({
        data: { my_capabilities: role.may, desk_today: role.today, is_admin: false }[name] ?? [],
        error: null,
      }),
    }) as unknown as Client,
}));

const pages = [
  {
    path: '/admin/*',
    Component: () => (
      <AdminFrame title="Here">
        <p>The desk</p>
      </AdminFrame>
    ),
  },
  { path: '/dashboard', Component: DeskStrip },
  { path: '*', Component: () => <h1>Elsewhere</h1> },
];

beforeEach(() => {
  role.today = {};
  signInAs('Peter Otieno', 'peter@example.com');
});

/** Arrives at the dashboard as somebody does who has just signed in. */
async function signIn() {
  const { navigation } = renderApp(pages, '/auth');
  await act(() => navigation.navigate('/dashboard', { replace: true, state: { hasSignedIn: true } }));
  return navigation;
}

/** What stands below the thumb; the other two lists of desks are those of wider screens. */
const bar = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Desks' })).at(-1) ?? document.body);

it('has the desks of the role below the thumb, and no shop', async () => {
  role.may = ['orders', 'payments', 'messages', 'products', 'customers'];
  renderApp(pages, '/admin/orders');
  const desks = await bar();
  expect(desks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'All orders',
    'Payments',
    'Messages',
  ]);
  expect(desks.getByRole('link', { name: 'All orders' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();

  await userEvent.click(desks.getByRole('button', { name: 'Desks' }));
  const all = within(screen.getByRole('dialog', { name: 'All desks' }));
  expect(all.getByRole('link', { name: 'Customers' })).toBeVisible();
  await userEvent.click(all.getByRole('link', { name: 'Products' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has no list of all desks where the bar holds them all', async () => {
  role.may = ['orders'];
  renderApp(pages, '/admin');
  const desks = await bar();
  expect(desks.getAllByRole('link')).toHaveLength(3);
  expect(desks.queryByRole('button')).toBeNull();
});

it('leads who has just signed in to work to their desk', async () => {
  role.may = ['orders'];
  const navigation = await signIn();
  await waitFor(() => expect(navigation.location.pathname).toBe('/admin'));
});

it('leaves an owner on the dashboard, with what waits at the desk', async () => {
  role.may = ['orders', 'payments', 'roles'];
  role.today = { to_pack: 2, to_dispatch: 1, needs_review: 1 };
  const navigation = await signIn();
  expect(await screen.findByText('3 parcels wait · 1 payment to check')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the desk' })).toHaveAttribute('href', '/admin');
  expect(navigation.location.pathname).toBe('/dashboard');
});

it('shows a member no desk', async () => {
  role.may = [];
  renderApp(pages, '/dashboard');
  await screen.findByRole('navigation', { name: 'Quick links' });
  expect(screen.queryByText('Your desk')).toBeNull();
});
