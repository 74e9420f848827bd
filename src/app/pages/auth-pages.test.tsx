// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { rememberRedirect } from '../../features/auth/auth.queries.ts';
import { oauthLimiter } from '../../features/auth/auth.schema.ts';
import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { notifySession } from '../../lib/session-store.ts';
import { Component as CallbackPage, resetPassword, undoChange } from './auth-links-page.tsx';
import { Component as AuthPage } from './auth-page.tsx';

const session = sampleSession('amina@example.com');
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  localStorage.clear();
  notifySession();
  api.answers.clear();
  api.asked.length = 0;
  oauthLimiter.reset('google');
});

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/auth', Component: AuthPage },
      { path: '/auth/callback', Component: CallbackPage },
      { path: '/auth/reset-password', Component: resetPassword.Component },
      { path: '/auth/undo', Component: undoChange.Component },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), where: () => router.state.location };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'amina@example.com');
  await user.type(screen.getByLabelText('Password'), 'Abcdef1!');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('/auth', () => {
  it('shows what its address says: the error and the plan', () => {
    open('/auth?error=Email%20link%20is%20invalid&plan=gold');
    expect(screen.getByRole('alert')).toHaveTextContent('Email link is invalid');
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('radio', { name: /^Gold/ })).toBeChecked();
  });

  it('offers Google and the e-mail on both tabs', async () => {
    const { user } = open('/auth');
    expect(screen.getByText('Or continue with email')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByText('Or continue with email')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  it.each([
    ['/auth?redirect=/checkout', '/checkout'],
    ['/auth', '/dashboard'],
    ['/auth?redirect=https://evil.example', '/dashboard'],
    ['/auth?redirect=//evil.example', '/dashboard'],
  ])('%s leads to %s after signing in', async (address, goal) => {
    api.answers.set('POST /auth/v1/token', session);
    const { user, where } = open(address);
    await signIn(user);
    await vi.waitFor(() => expect(where().pathname).toBe(goal));
  });

  it('goes on at once when somebody is signed in already', async () => {
    localStorage.setItem('mizizi-auth', JSON.stringify(session.body));
    notifySession();
    const { where } = open('/auth?redirect=/orders');
    await vi.waitFor(() => expect(where().pathname).toBe('/orders'));
  });

  it('explains that Google is not connected', async () => {
    api.answers.set('GET /auth/v1/settings', { status: 200, body: { external: { google: false } } });
    const { user } = open('/auth');
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText(/Google sign-in is not set up here yet/)).toBeVisible();
  });

  it('stops after three tries with Google', async () => {
    for (let tries = 0; tries < 3; tries += 1) oauthLimiter.take('google');
    const { user } = open('/auth');
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(
      screen.getByText('Too many OAuth attempts. Please wait 15 minutes before trying again.'),
    ).toBeVisible();
  });

  it('opens the forgotten password and comes back with the address', async () => {
    const { user } = open('/auth');
    await user.type(screen.getByLabelText('Email'), 'amina@example.com');
    await user.click(screen.getByRole('button', { name: /Forgot password/ }));
    expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com');
  });
});

describe('/auth/callback', () => {
  const link = (token: string): string => `/auth/callback?token_hash=${token}&type=signup`;
  const answerProfile = (rows: unknown[]): void => {
    api.answers.set('POST /auth/v1/verify', session);
    api.answers.set('GET /rest/v1/user_health_profiles', { status: 200, body: rows });
    api.answers.set('POST /rest/v1/user_health_profiles', { status: 201, body: null });
    api.answers.set('POST /rest/v1/user_subscriptions', { status: 201, body: null });
  };

  it('welcomes a newcomer, starts the trial and goes to the assessment after 2 s', async () => {
    answerProfile([]);
    const { where } = open(link('new'));
    expect(screen.getByRole('heading', { name: 'Authenticating...' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();
    expect(
      screen.getByText('Account created successfully! Redirecting to health assessment...'),
    ).toBeVisible();
    const trial = api.asked.find(({ call }) => call.endsWith('user_subscriptions'))?.body;
    expect(trial).toMatchObject({ plan_type: 'free_trial', status: 'active' });
    const days = Date.parse(String(trial?.['trial_end'])) - Date.parse(String(trial?.['trial_start']));
    expect(days).toBe(7 * 86_400_000);
    expect(where().pathname).toBe('/auth/callback');
    await vi.waitFor(() => expect(where().pathname).toBe('/health-assessment'), { timeout: 3000 });
  });

  it('knows who has been here before', async () => {
    answerProfile([{ user_id: 'known' }]);
    open(link('known'));
    expect(await screen.findByText('Welcome back! Redirecting to your dashboard...')).toBeVisible();
    expect(api.asked.some(({ call }) => call.endsWith('user_subscriptions'))).toBe(false);
  });

  it('brings somebody who was checking out back there', async () => {
    answerProfile([]);
    rememberRedirect('/checkout');
    const { where } = open(link('buyer'));
    expect(
      await screen.findByText('Account created successfully! Redirecting to health assessment...'),
    ).toBeVisible();
    await vi.waitFor(() => expect(where().pathname).toBe('/checkout'), { timeout: 3000 });
  });

  it('leads a newcomer who chose a paid plan on to it', async () => {
    answerProfile([]);
    const { user } = session.body;
    const chose = { ...user, user_metadata: { ...user.user_metadata, subscription_plan: 'gold' } };
    api.answers.set('POST /auth/v1/verify', { ...session, body: { ...session.body, user: chose } });
    const { where } = open(link('payer'));
    expect(await screen.findByText('Account created successfully! Your plan is next...')).toBeVisible();
    await vi.waitFor(() => expect(where().pathname + where().search).toBe('/payment?plan=gold'), {
      timeout: 3000,
    });
  });

  it('does not stop for a trial that could not start', async () => {
    answerProfile([]);
    api.answers.set('POST /rest/v1/user_subscriptions', { status: 400, body: { message: 'no' } });
    open(link('no-trial'));
    expect(await screen.findByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();
  });

  it('says what went wrong and returns to the form with it after 3 s', async () => {
    const { where } = open(
      '/auth/callback?error=access_denied&error_description=Link+expired&redirect=/cart',
    );
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    expect(screen.getByText('Link expired')).toBeVisible();
    await vi.waitFor(() => expect(where().pathname).toBe('/auth'), { timeout: 4000 });
    expect(where().search).toBe('?error=Link+expired&redirect=%2Fcart');
  });

  it('still knows where somebody was going who turned back at Google', async () => {
    rememberRedirect('/checkout');
    const { where } = open('/auth/callback?error=access_denied&error_description=You+cancelled');
    await vi.waitFor(() => expect(where().search).toBe('?error=You+cancelled&redirect=%2Fcheckout'), {
      timeout: 4000,
    });
  });

  it('says so when the address carries nothing', async () => {
    open('/auth/callback');
    expect(await screen.findByText('Authentication failed. Please try again.')).toBeVisible();
  });
});

describe('/auth/reset-password', () => {
  it('takes a new password by the rules of the sign-up', async () => {
    api.answers.set('POST /auth/v1/verify', session);
    api.answers.set('PUT /auth/v1/user', { status: 200, body: session.body.user });
    const { user, where } = open('/auth/reset-password?token_hash=reset&type=recovery');
    await user.type(await screen.findByLabelText('New password'), 'abcdef1!');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(screen.getByText('Password must contain at least one uppercase letter')).toBeVisible();
    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('New password'), 'Abcdef1!');
    await user.type(screen.getByLabelText('New password again'), 'Abcdef1?');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(screen.getByText('The two passwords are not the same')).toBeVisible();
    await user.clear(screen.getByLabelText('New password again'));
    await user.type(screen.getByLabelText('New password again'), 'Abcdef1!');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    await vi.waitFor(() => expect(where().pathname).toBe('/dashboard'));
    expect(api.asked.find(({ call }) => call === 'PUT /auth/v1/user')?.body).toMatchObject({
      password: 'Abcdef1!',
    });
  });

  it('offers a new link when this one is used up', async () => {
    api.answers.set('POST /auth/v1/verify', {
      status: 403,
      body: { code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' },
    });
    open('/auth/reset-password?token_hash=used&type=recovery');
    expect(await screen.findByText('This link does not work any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/auth?view=forgot',
    );
  });
});

describe('/auth/undo', () => {
  const READ = 'POST /rest/v1/rpc/read_account_change';
  const UNDO = 'POST /rest/v1/rpc/undo_account_change';
  const change = {
    changed: 'email',
    changed_at: '2026-11-21T09:00:00Z',
    email: 'amina@example.com',
    undo_until: '2026-11-24T09:00:00Z',
  };

  it('tells what was changed and undoes it only when it is asked to', async () => {
    api.answers.set(READ, { status: 200, body: change });
    api.answers.set(UNDO, { status: 200, body: { user_id: 'u', email: change.email } });
    const { user } = open('/auth/undo?key=secret');
    expect(
      await screen.findByText(/The account amina@example.com was moved to another address/),
    ).toBeVisible();
    expect(api.asked.map(({ call }) => call)).toEqual([READ]);
    await user.click(screen.getByRole('button', { name: 'It was not me: undo it' }));
    expect(await screen.findByText('Your account is what it was')).toBeVisible();
    expect(api.asked.at(-1)).toEqual({ call: UNDO, body: { token: 'secret' } });
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/auth?view=forgot',
    );
  });

  it('says that a link is over, and what to do', async () => {
    api.answers.set(READ, { status: 200, body: null });
    open('/auth/undo?key=secret');
    expect(await screen.findByText('This link does not work any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
  });

  it('shows why it could not be undone, and can be tried again', async () => {
    api.answers.set(READ, { status: 200, body: change });
    const refusal = {
      code: 'P0001',
      details: 'email_taken',
      message: 'Another account has this address now.',
      hint: 'Write to us, and we will look at it.',
    };
    api.answers.set(UNDO, { status: 400, body: refusal });
    const { user } = open('/auth/undo?key=secret');
    await user.click(await screen.findByRole('button', { name: 'It was not me: undo it' }));
    expect(await screen.findByText(/Another account has this address now\. Write to us/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'It was not me: undo it' })).toBeEnabled();
  });
});
