import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import { notifySession } from '../../lib/session-store.ts';
import { ThemeProvider } from '../theme-and-language.tsx';
import { Toasts } from '../toasts.tsx';
import { Component as PlansPage } from './plans-page.tsx';

const STATUS = 'POST /rest/v1/rpc/get_user_subscription_status';
const DETAILS = 'GET /rest/v1/user_subscriptions';
const TRIAL = 'POST /rest/v1/user_subscriptions';
const NEXT = 'POST /rest/v1/rpc/choose_next_plan';
const session = sampleSession('amina@example.com').body;
const today = nairobiDate(Date.now());
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set('GET /rest/v1/plan_payments', { status: 200, body: [] });
});

function has(status: object | null, details: object | null): void {
  api.answers.set(STATUS, { status: 200, body: status ? [status] : [] });
  const row = { plan_type: 'free', trial_start: null, trial_end: null, period_start: null, period_end: null };
  api.answers.set(DETAILS, { status: 200, body: details ? [{ ...row, next_plan: null, ...details }] : [] });
}
const on = (plan_type: string, status = 'active', days_remaining = 0) => ({
  plan_type,
  status,
  is_trial_active: plan_type === 'free_trial',
  days_remaining,
});

function open(isSignedIn = true) {
  if (isSignedIn) localStorage.setItem('mizizi-auth', JSON.stringify(session));
  notifySession();
  const router = createMemoryRouter([{ path: '*', element: <PlansPage /> }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Toasts />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('lets a visitor choose and sign up', () => {
  open(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start the free trial' })).toHaveAttribute(
    'href',
    '/auth?plan=free-trial',
  );
  expect(screen.getByRole('link', { name: 'Choose Gold' })).toHaveAttribute(
    'href',
    '/auth?plan=gold&redirect=%2Fpayment%3Fplan%3Dgold',
  );
});

describe('the free trial', () => {
  it('starts today for seven days', async () => {
    has(null, null);
    const user = open();
    api.answers.set(TRIAL, { status: 201, body: null });
    await user.click(await screen.findByRole('button', { name: 'Start the free trial' }));
    await vi.waitFor(() =>
      expect(api.asked.find(({ call }) => call === TRIAL)?.body).toEqual({
        user_id: session.user.id,
        plan_type: 'free_trial',
        status: 'active',
        trial_start: today,
        trial_end: addDays(today, 7),
      }),
    );
  });

  it('that does not start is no error to anybody', async () => {
    has(null, null);
    const user = open();
    api.answers.set(TRIAL, { status: 500, body: { message: 'no' } });
    const asked = () => api.asked.filter(({ call }) => call === STATUS).length;
    await user.click(await screen.findByRole('button', { name: 'Start the free trial' }));
    await vi.waitFor(() => expect(asked()).toBe(2));
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is there once', async () => {
    has(on('free', 'expired'), { trial_start: '2026-01-01', trial_end: '2026-01-08' });
    open();
    expect(await screen.findByText('You have had your free trial.')).toBeVisible();
  });

  it.each([
    [3, '3 days left in your free trial', false],
    [1, 'Last day of your free trial', true],
  ])('with %d days left', async (days, text, offersUpgrade) => {
    has(on('free_trial', 'active', days), {
      plan_type: 'free_trial',
      trial_start: today,
      trial_end: addDays(today, days),
    });
    open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Keep everything with Premium' }) !== null).toBe(offersUpgrade);
  });
});

it('says in its place when the plan cannot be read, and takes nobody for something else', async () => {
  has(null, null);
  api.answers.set(STATUS, { status: 403, body: { code: '42501', message: 'no' } });
  open();
  expect(await screen.findByText('Your plan could not be read')).toBeVisible();
  expect(screen.queryByText('Error')).toBeNull();
});

describe('a paid plan', () => {
  const month = (left: number) => ({
    plan_type: 'gold',
    period_start: addDays(today, left - 30),
    period_end: addDays(today, left),
  });

  it('can be paid on in its last week', async () => {
    has(on('gold', 'active', 7), month(7));
    open();
    expect(await screen.findByRole('link', { name: 'Pay the next month' })).toHaveAttribute(
      'href',
      '/payment?plan=gold',
    );
    expect(screen.getByText(/7 days left/)).toBeVisible();
  });

  it('is cancelled only after a question', async () => {
    has(on('gold', 'active', 20), month(20));
    const user = open();
    api.answers.set(NEXT, { status: 200, body: {} });
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    expect(api.asked.some(({ call }) => call === NEXT)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'End it then' }));
    expect(await screen.findByText('Your plan is cancelled', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(api.asked.find(({ call }) => call === NEXT)?.body).toEqual({ plan_type: 'free' });
  });

  it('says when a change is refused', async () => {
    has(on('gold', 'active', 20), month(20));
    const user = open();
    const refused = {
      code: 'P0001',
      message: 'There is no paid plan to change.',
      details: 'no_plan',
      hint: '',
    };
    api.answers.set(NEXT, { status: 400, body: refused });
    await user.click(await screen.findByRole('button', { name: 'Step down to Premium' }));
    await user.click(screen.getByRole('button', { name: 'Step down then' }));
    expect(await screen.findByText('There is no paid plan to change.')).toBeInTheDocument();
  });

  it('that is due says until when it stays', async () => {
    has(on('gold', 'grace'), month(-1));
    open();
    expect(await screen.findByText('The new month is not paid yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });
});
