// @vitest-environment jsdom
import { act, screen, waitFor, within, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, beforeEach, expect, it, vi } from 'vitest';

import type { Client } from '../lib/supabase.ts';
import { AdminFrame } from './admin-frame.tsx';
import { DeskStrip } from './desk-strip.tsx';
import { BackToList, listBefore, noteDeskPlace } from './desks.tsx';
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

describe('desks', () => {
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
    expect(desks.getAllByRole('link')).toHaveLength(2);
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
});

describe('where a desk was left', () => {
  /** The page now stands at this step of the tab's history. */
  const at = (idx: number): void => history.replaceState({ idx }, '');
  const orders = { href: '/admin/orders?q=njeri&page=3', title: 'All orders' };

  beforeEach(() => sessionStorage.clear());

  it('finds the nearest list before a page, as it was left last', () => {
    at(2);
    noteDeskPlace({ href: '/admin/orders', title: 'All orders' });
    noteDeskPlace(orders);
    at(3);
    noteDeskPlace(null);
    expect(listBefore()).toEqual({ ...orders, steps: 1 });
    at(4);
    expect(listBefore()).toEqual({ ...orders, steps: 2 });
    at(2);
    expect(listBefore()).toBeNull();
  });

  it('forgets a list once something else stands at its step', () => {
    at(1);
    noteDeskPlace(orders);
    noteDeskPlace(null);
    at(2);
    expect(listBefore()).toBeNull();
  });

  function Where() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }

  function open(entries: string[]) {
    render(
      <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
        <Routes>
          <Route path="/admin" element={<BackToList to="/admin?queue=pack">Today</BackToList>} />
        </Routes>
        <Where />
      </MemoryRouter>,
    );
    return userEvent.setup();
  }

  it('goes back to the list, and does not open it anew', async () => {
    at(5);
    noteDeskPlace(orders);
    at(7);
    const user = open(['/elsewhere', '/admin/orders?q=njeri&page=3', '/admin?order=1', '/admin?order=2']);
    const link = screen.getByRole('link', { name: 'All orders' });
    expect(link).toHaveAttribute('href', '/admin/orders?q=njeri&page=3');
    await user.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('/admin/orders?q=njeri&page=3');
  });

  it('leads to the beginning of the list where nothing was looked at before', async () => {
    at(0);
    const user = open(['/admin?order=1']);
    await user.click(screen.getByRole('link', { name: 'Today' }));
    expect(screen.getByRole('status')).toHaveTextContent('/admin?queue=pack');
  });
});
