import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { CART_KEY } from '../entities/cart/cart-store.ts';
import { readSession } from '../lib/session.ts';
import type { Client } from '../lib/supabase.ts';
import { initials } from './account-menu.tsx';
import { renderApp, signInAs } from './testing.tsx';

const state = vi.hoisted(() => ({ admin: false, signOuts: 0, offline: false }));
vi.mock('../lib/supabase.ts', () => ({
  getSupabase: async () =>
    ({
      auth: {
        signOut: async () => {
          state.signOuts += 1;
          if (state.offline) throw new TypeError('Failed to fetch');
          return { error: null };
        },
      },
      rpc: async (name: string) => ({
        data: name === 'is_admin' ? state.admin : state.admin ? ['products', 'orders'] : [],
        error: null,
      }),
    }) as unknown as Client,
}));
vi.mock('../features/notifications/notification-bell.tsx', () => ({
  NotificationBell: () => <button type="button">Notifications</button>,
}));

const pages = [
  { path: '/', Component: () => <h1>Start</h1> },
  { path: '*', Component: () => <h1>Elsewhere</h1> },
];

beforeEach(() => {
  state.admin = false;
  state.signOuts = 0;
  state.offline = false;
});

const header = () => within(screen.getByRole('banner'));

it('shows a visitor the seven links, the cart and Sign In', () => {
  renderApp(pages);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Herbal Remedies', '/herbal-remedies'],
    ['Nutritionists', '/nutritionists'],
    ['About', '/about'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(header().getAllByRole('link', { name: 'Sign In' })[0]).toHaveAttribute('href', '/auth');
  expect(header().getByRole('link', { name: /cart/i })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
});

it('gives a signed-in user the bell and the account menu, which ends the session and goes home', async () => {
  signInAs('Wanjiku Kamau', 'wanjiku@example.com');
  const { navigation } = renderApp(pages, '/orders');
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  const trigger = await screen.findByRole('button', { name: 'Account menu' });
  expect(trigger).toHaveTextContent('WK');
  await userEvent.click(trigger);
  expect(header().getAllByText('Wanjiku Kamau')[0]).toBeVisible();
  expect(header().getAllByText('wanjiku@example.com')[0]).toBeVisible();
  const entries = ['Profile Settings', 'My Orders', 'Wishlist', 'Consultations'];
  for (const name of entries) expect(header().getByRole('link', { name })).toBeVisible();
  await userEvent.click(header().getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(navigation.location.pathname).toBe('/'));
  expect(readSession()).toBeNull();
  expect(state.signOuts).toBe(1);
});

it('signs out where the server cannot be told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  state.offline = true;
  signInAs('Wanjiku Kamau', 'wanjiku@example.com');
  const { navigation } = renderApp(pages, '/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(header().getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(navigation.location.pathname).toBe('/'));
  expect(state.signOuts).toBe(1);
  expect(readSession()).toBeNull();
});

it('shows admins their menu', async () => {
  state.admin = true;
  signInAs('Admin', 'admin@example.com');
  renderApp(pages);
  await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  expect(await main.findByRole('link', { name: 'Products' })).toHaveAttribute('href', '/admin/upload');
  expect(main.queryByRole('link', { name: 'Team' })).toBeNull();
});

it('adds admin, account and appearance to the small-screen menu', async () => {
  state.admin = true;
  signInAs('Wanjiku Kamau', 'wanjiku@example.com');
  renderApp(pages);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByRole('region', { name: 'Admin Panel' })).toBeVisible();
  expect(
    within(menu.getByRole('region', { name: 'Account' })).getByText('wanjiku@example.com'),
  ).toBeVisible();
  await userEvent.click(within(menu.getByRole('group', { name: 'Appearance' })).getByLabelText('Dark'));
  expect(document.documentElement).toHaveClass('dark');
  await userEvent.click(menu.getByRole('link', { name: 'My Orders' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

it('counts the pieces in the cart', () => {
  const item = { id: 1, name: 'Neem', size: '100 g', picture: 'neem', price: 280, quantity: 3 };
  localStorage.setItem(CART_KEY, JSON.stringify({ value: [item], expiresAt: Date.now() + 60_000 }));
  renderApp(pages);
  expect(header().getByRole('link', { name: /cart/i })).toHaveTextContent('3');
});

it('switches the theme', async () => {
  renderApp(pages);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: System' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByRole('button', { name: 'Theme: Dark' })).toHaveFocus();
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('moves the focus to a page that was gone to', async () => {
  const { navigation } = renderApp(pages);
  expect(screen.getByRole('main')).not.toHaveFocus();
  await act(() => navigation.navigate('/about'));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('offers both languages by their own names', async () => {
  renderApp(pages);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const choice = within(
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('group', { name: 'Language' }),
  );
  expect(choice.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  expect(choice.getByRole('button', { name: 'Kiswahili', pressed: false })).toHaveAttribute('lang', 'sw-KE');
});

it.each([
  ['Wanjiku Kamau', 'w@example.com', 'WK'],
  ['wanjiku', 'w@example.com', 'W'],
  ['Mary Ann Wairimu', 'm@example.com', 'MA'],
  ['', 'juma@example.com', 'J'],
  ['   ', '', 'U'],
  ['  éric  ', '', 'É'],
])('%j, %j → %s', (name, email, letters) => {
  expect(initials(name, email)).toBe(letters);
});
