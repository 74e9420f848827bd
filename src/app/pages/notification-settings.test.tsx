import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { notifySession } from '../../lib/session-store.ts';
import { ThemeProvider } from '../theme-and-language.tsx';
import { Toasts } from '../toasts.tsx';
import { Component as NotificationsPage } from './notifications-page.tsx';

const READ = 'GET /rest/v1/notification_preferences';
const SAVE = 'POST /rest/v1/notification_preferences';
const defaults = {
  daily_reminders: false,
  wellness_tips: false,
  meal_reminders: false,
  herb_reminders: false,
  meditation_reminders: false,
  reminder_time: '08:00',
  frequency: 'daily',
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  email_fallback: false,
  by_text: false,
  by_whatsapp: false,
  next_reminder_at: null as string | null,
};
const session = sampleSession('amina@example.com').body;
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  localStorage.setItem('mizizi-auth', JSON.stringify(session));
  notifySession();
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set('GET /rest/v1/notifications', { status: 200, body: [] });
  api.answers.set('GET /rest/v1/push_subscriptions', { status: 200, body: [] });
  texts(null);
  has(null);
});
afterEach(() => vi.unstubAllGlobals());

type Own = { is_on: boolean | null; has_whatsapp?: boolean; phone: string | null; is_stopped: boolean };
const texts = (body: Own | null): void =>
  void api.answers.set('POST /rest/v1/rpc/my_texts', {
    status: 200,
    body: body && { has_whatsapp: false, ...body },
  });

/** What the server knows. */
function has(row: Partial<typeof defaults> | null): void {
  api.answers.set(READ, { status: 200, body: row ? [{ ...defaults, ...row }] : [] });
}
function saves(row: Partial<typeof defaults>): void {
  api.answers.set(SAVE, { status: 200, body: { ...defaults, ...row } });
}
const saved = () => api.asked.filter(({ call }) => call === SAVE).map(({ body }) => body);

/** A browser that answers the question for permission. */
function browserSays(answer: NotificationPermission | Error, before: NotificationPermission = 'default') {
  const shown: { title: string; body: string | undefined }[] = [];
  class FakeNotification extends EventTarget {
    static permission = before;
    static requestPermission = vi.fn<() => Promise<NotificationPermission>>(() => {
      if (answer instanceof Error) return Promise.reject(answer);
      FakeNotification.permission = answer;
      return Promise.resolve(answer);
    });
    constructor(title: string, options?: NotificationOptions) {
      super();
      shown.push({ title, body: options?.body });
    }
    close(): void {}
  }
  vi.stubGlobal('Notification', FakeNotification);
  return shown;
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <NotificationsPage /> }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Toasts />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('switch', { name: /Daily reminders/ });
  return userEvent.setup();
}

describe('what to be reminded of', () => {
  it('is nothing at first, at eight, every day', async () => {
    await open();
    for (const name of [
      'Daily reminders',
      'Wellness tips',
      'Meal reminders',
      'Herb reminders',
      'Meditation reminders',
    ])
      expect(screen.getByRole('switch', { name: new RegExp(name) })).not.toBeChecked();
    expect(screen.getByLabelText('Reminder time')).toHaveValue('08:00');
    expect(screen.getByLabelText('How often')).toHaveValue('daily');
    expect(screen.getByText(/No reminder is planned/)).toBeVisible();
  });

  it('is kept with each change, and only what changed', async () => {
    const user = await open();
    saves({ herb_reminders: true, next_reminder_at: '2026-11-22T05:00:00Z' });
    await user.click(screen.getByRole('switch', { name: /Herb reminders/ }));
    expect(await screen.findByText('Notification preferences updated')).toBeInTheDocument();
    expect(saved()).toEqual([
      { user_id: session.user.id, time_zone: defaults.time_zone, herb_reminders: true },
    ]);
    expect(screen.getByText(/Next reminder: Nov 2\d/)).toBeVisible();
    saves({ herb_reminders: true, frequency: 'weekly' });
    await user.selectOptions(screen.getByLabelText('How often'), 'weekly');
    await vi.waitFor(() => expect(saved()[1]).toEqual({ user_id: session.user.id, frequency: 'weekly' }));
  });

  it('is taken back when it cannot be kept', async () => {
    has({ wellness_tips: true });
    const user = await open();
    api.answers.set(SAVE, { status: 500, body: { message: 'no' } });
    const tips = screen.getByRole('switch', { name: /Wellness tips/ });
    await user.click(tips);
    expect(await screen.findByText('Failed to update preferences')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(tips).toBeChecked();
  });

  it('has a time, which is kept once it is chosen, and asked for only once', async () => {
    has({});
    await open();
    api.answers.set(SAVE, { status: 500, body: { message: 'no' } });
    const time = screen.getByLabelText('Reminder time');
    fireEvent.change(time, { target: { value: '21:30' } });
    expect(screen.getByText(/it rings at 6 am/)).toBeVisible();
    expect(saved()).toEqual([]);
    await vi.waitFor(() => expect(saved()).toEqual([{ user_id: session.user.id, reminder_time: '21:30' }]));
    expect(await screen.findByText('Failed to update preferences')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(saved()).toHaveLength(1);
  });

  it('goes by the clock of one time zone', async () => {
    has({ time_zone: 'Pacific/Auckland' });
    const user = await open();
    saves({});
    await user.click(screen.getByRole('button', { name: /Use the time of this device/ }));
    expect(await screen.findByText('Notification preferences updated')).toBeInTheDocument();
    expect(saved()).toEqual([{ user_id: session.user.id, time_zone: defaults.time_zone }]);
  });

  it('says when it cannot be read', async () => {
    api.answers.set(READ, { status: 500, body: { message: 'no' } });
    const router = createMemoryRouter([{ path: '*', element: <NotificationsPage /> }]);
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    expect(
      await screen.findByText('Your reminders could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
  });
});

describe('permission', () => {
  const press = async (name: string) => (await open()).click(screen.getByRole('button', { name }));

  it('given switches the daily reminders on', async () => {
    browserSays('granted');
    saves({ daily_reminders: true });
    await press('Enable notifications');
    expect(await screen.findByText('Notifications enabled successfully!')).toBeInTheDocument();
    expect(saved()).toEqual([
      { user_id: session.user.id, time_zone: defaults.time_zone, daily_reminders: true },
    ]);
    expect(screen.getByRole('switch', { name: /Daily reminders/ })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Enable notifications' })).toBeNull();
  });

  it('given changes nothing for those who have them on', async () => {
    browserSays('granted');
    has({ daily_reminders: true });
    await press('Enable notifications');
    expect(await screen.findByText('Notifications enabled successfully!')).toBeInTheDocument();
    expect(saved()).toEqual([]);
  });

  it.each([
    [
      'denied',
      'Permission Denied',
      'Notifications were blocked. You can enable them in your browser settings.',
    ],
    ['default', 'Permission Required', 'Please allow notifications to receive wellness reminders.'],
  ] as const)('%s is told', async (answer, title, text) => {
    browserSays(answer);
    await press('Enable notifications');
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(saved()).toEqual([]);
  });

  it('that cannot be asked for is told', async () => {
    await press('Enable notifications');
    expect(await screen.findByText('Not Supported')).toBeInTheDocument();
    expect(screen.getAllByText("This browser doesn't support notifications")).toHaveLength(2);
  });

  it('that fails is told', async () => {
    browserSays(new Error('no'));
    await press('Enable notifications');
    expect(await screen.findByText('Failed to enable notifications')).toBeInTheDocument();
  });
});

describe('a test', () => {
  it('is shown by the system', async () => {
    const shown = browserSays('granted', 'granted');
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('Test Sent')).toBeInTheDocument();
    expect(shown).toEqual([{ title: 'Mizizi', body: 'This is how a reminder looks.' }]);
  });

  it('needs permission first', async () => {
    browserSays('granted');
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('Permission Required')).toBeInTheDocument();
    expect(screen.getByText('Please enable notifications first')).toBeInTheDocument();
  });
});

it('lists the devices that are told, and forgets one', async () => {
  const phone = {
    id: 'p1',
    endpoint: 'https://push.example/1',
    device: 'Chrome on Android',
    created_at: '2026-11-20T09:00:00Z',
  };
  api.answers.set('GET /rest/v1/push_subscriptions', { status: 200, body: [phone] });
  api.answers.set('DELETE /rest/v1/push_subscriptions', { status: 204, body: null });
  const user = await open();
  expect(await screen.findByText('Chrome on Android')).toBeVisible();
  api.answers.set('GET /rest/v1/push_subscriptions', { status: 200, body: [] });
  await user.click(screen.getByRole('button', { name: 'Stop telling Chrome on Android' }));
  await vi.waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
});

describe('SMS', () => {
  const choice = () => screen.findByRole('switch', { name: /^Send me an SMS/ });

  it('are chosen, and it says where they go and how they end', async () => {
    texts({ is_on: true, phone: '254712345671', is_stopped: false });
    const user = await open();
    saves({ by_text: true });
    expect(await choice()).not.toBeChecked();
    expect(screen.getByText(/They go to .*712 345 671/)).toHaveTextContent('STOP');
    await user.click(await choice());
    await vi.waitFor(() => expect(saved()[0]).toMatchObject({ by_text: true }));
  });

  it('need a phone', async () => {
    texts({ is_on: null, phone: null, is_stopped: false });
    await open();
    expect(await choice()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Add it there' })).toHaveAttribute('href', '/profile');
  });

  it('say that the number wrote STOP', async () => {
    texts({ is_on: true, phone: '254712345671', is_stopped: true });
    await open();
    await choice();
    expect(screen.getByText(/wrote STOP, so it gets no messages/)).toBeVisible();
  });

  it('are one of three where the shop has WhatsApp', async () => {
    texts({ is_on: true, has_whatsapp: true, phone: '254712345671', is_stopped: false });
    const user = await open();
    saves({ by_text: true, by_whatsapp: true });
    expect(await screen.findByRole('radio', { name: /^Neither/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^WhatsApp/ }));
    await vi.waitFor(() => expect(saved()[0]).toMatchObject({ by_text: true, by_whatsapp: true }));
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: /^WhatsApp/ })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'SMS' }));
    await vi.waitFor(() => expect(saved()[1]).toMatchObject({ by_text: true, by_whatsapp: false }));
  });

  it('are not offered where the shop sends none', async () => {
    texts({ is_on: false, phone: '254712345671', is_stopped: false });
    await open();
    await vi.waitFor(() =>
      expect(api.asked.some(({ call }) => call === 'POST /rest/v1/rpc/my_texts')).toBe(true),
    );
    expect(screen.queryByRole('switch', { name: /^Send me an SMS/ })).not.toBeInTheDocument();
  });
});
