// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { notifySession } from '../../lib/session-store.ts';
import { ThemeProvider } from '../theme-and-language.tsx';
import { Toasts } from '../toasts.tsx';
import { Component as NotificationsPage } from './notifications-page.tsx';

const LIST = 'GET /rest/v1/notifications';
const READ = 'POST /rest/v1/rpc/mark_notifications_read';
const DELETE = 'DELETE /rest/v1/notifications';
const row = (id: string, title: string, is_read: boolean) => ({
  id,
  type: 'success',
  title,
  message: 'KSh 1,250 for order MZ-7F3K2Q.',
  is_read,
  created_at: '2026-11-21T11:05:00Z',
  metadata: { link: '/orders/1' },
});
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('amina@example.com').body));
  notifySession();
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set(LIST, {
    status: 200,
    body: [row('a', 'Payment received', false), row('b', 'Delivered', true)],
  });
  for (const settings of ['notification_preferences', 'push_subscriptions'])
    api.answers.set(`GET /rest/v1/${settings}`, { status: 200, body: [] });
  api.answers.set(READ, { status: 200, body: 1 });
  api.answers.set(DELETE, { status: 204, body: null });
});

function open() {
  const page = (
    <>
      <header>
        <NotificationBell />
      </header>
      <main>
        <NotificationsPage />
      </main>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/notifications', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/notifications'] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Toasts />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), where: () => router.state.location.pathname };
}
const main = () => within(screen.getByRole('main'));
const refuse = { status: 500, body: { message: 'no' } };

describe('the states of the list', () => {
  it('says that it loads, then shows the newest with their time', async () => {
    open();
    expect(main().getByText('Loading notifications...')).toBeInTheDocument();
    expect(await main().findByText('Payment received')).toBeVisible();
    expect(main().getAllByText('Nov 21, 2:05 PM')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  it('says what comes here while it is empty', async () => {
    api.answers.set(LIST, { status: 200, body: [] });
    open();
    expect(await main().findByText('No notifications yet')).toBeVisible();
    expect(main().getByText("We'll notify you when something important happens")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('says when it cannot be read, and why', async () => {
    api.answers.set(LIST, { status: 500, body: { message: 'no' } });
    open();
    expect(await main().findByText('Unable to load notifications', {}, { timeout: 5000 })).toBeVisible();
    expect(main().getByText('Something went wrong on our side. Please try again.')).toBeVisible();
  });
});

describe('what can be done', () => {
  it('opens what a notification is about and marks it read', async () => {
    const { user, where } = open();
    await user.click(await main().findByText('Payment received'));
    expect(where()).toBe('/orders/1');
    await vi.waitFor(() =>
      expect(api.asked.find(({ call }) => call === READ)?.body).toEqual({ notification_ids: ['a'] }),
    );
  });

  it('marks one read and takes it back when that fails', async () => {
    api.answers.set(READ, refuse);
    const { user } = open();
    await user.click(await main().findByRole('button', { name: 'Mark as read: Payment received' }));
    expect(await screen.findByText('Failed to mark notifications as read')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  it.each([
    ['Mark all read', READ, 'All notifications marked as read', 'Failed to mark all notifications as read'],
    ['Delete: Payment received', DELETE, 'Notification deleted', 'Failed to delete notification'],
    ['Clear all', DELETE, 'All notifications cleared', 'Failed to clear notifications'],
  ])('%s says how it went', async (button, call, done, failed) => {
    const { user } = open();
    api.answers.set(call, refuse);
    await user.click(await main().findByRole('button', { name: button }));
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(screen.getAllByText('Error')[0]).toBeInTheDocument();
    expect(await main().findByText('Payment received')).toBeVisible();
    api.answers.set(call, call === READ ? { status: 200, body: 1 } : { status: 204, body: null });
    await user.click(main().getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeInTheDocument();
  });
});

it('opens the panel from the bell and closes it with Escape', async () => {
  const { user } = open();
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  await user.click(bell);
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(bell).toHaveFocus();
});
