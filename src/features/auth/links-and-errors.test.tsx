import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi, afterAll, afterEach, beforeAll } from 'vitest';

import { planFromQuery } from '../../lib/plan-catalogue.ts';
import '@testing-library/jest-dom/vitest';

import { authErrorText, isSpentLink, isUnconfirmed } from './auth-errors.ts';
import { readAuthLink } from './auth-link.queries.ts';
import { rememberRedirect, takeRedirect } from './auth.queries.ts';
import { ForgotView, VerifyView } from './mail-views.tsx';
import { type SampleAuth, startSampleAuth } from './sample-auth-api.ts';

it.each([
  ['Invalid login credentials', 'Invalid email or password. Please check your credentials and try again.'],
  ['Email not confirmed', 'Please check your email and click the confirmation link before signing in.'],
  ['Too many requests', 'Too many attempts. Please wait a few minutes before trying again.'],
  ['User already registered', 'An account with this email already exists. Please sign in instead.'],
  ['Password should be at least 6 characters', 'Password must be at least 6 characters long.'],
  ['Signup is disabled', 'New account registration is currently disabled.'],
  ['Email rate limit exceeded', 'Too many emails sent. Please wait before requesting another.'],
  [
    'Error sending confirmation email',
    'We could not send the email just now. Please try again in a few minutes.',
  ],
  ['Something else entirely', 'An unexpected error occurred. Please try again.'],
])('%s → %s', (message, shown) => expect(authErrorText(new Error(message))).toBe(shown));

it.each([
  ['invalid_credentials', 'Invalid email or password. Please check your credentials and try again.'],
  ['over_request_rate_limit', 'Too many attempts. Please wait a few minutes before trying again.'],
  ['over_email_send_rate_limit', 'Too many emails sent. Please wait before requesting another.'],
  ['signup_disabled', 'New account registration is currently disabled.'],
])('knows the code %s whatever the message', (code, shown) =>
  expect(authErrorText({ code, message: 'reworded' })).toBe(shown),
);

const locked = { code: 'over_request_rate_limit' };
it.each([
  [
    { ...locked, message: 'Request rate limit reached, try again in 1 minute' },
    'Too many attempts. Please wait a few minutes before trying again.',
  ],
  [
    { ...locked, message: 'Request rate limit reached, try again in 15 minutes' },
    'Too many attempts. Please wait a few minutes before trying again.',
  ],
  [
    { code: 'mfa_recovery_codes_locked', message: 'Too many failed attempts, try again in 23 hours' },
    'Too many wrong codes. You can try again in 23 hours.',
  ],
  [
    { code: 'over_email_send_rate_limit', message: 'Email rate limit exceeded, try again in 40 minutes' },
    'Too many emails sent. Please wait before requesting another.',
  ],
  [
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 52 seconds.',
    },
    'Too many emails sent. Please wait before requesting another.',
  ],
  [
    {
      code: 'mfa_verification_failed',
      message: 'This TOTP code was used already, wait for the next one',
    },
    'This code was used already. Wait for the next one.',
  ],
  [
    { code: 'mfa_verification_failed', message: 'This recovery code was used already, take another one' },
    'This recovery code was used already. Take another one.',
  ],
])('says when, and what: %o', (error, shown) => expect(authErrorText(error)).toBe(shown));

it('says something even for what is no error', () => {
  expect(authErrorText(undefined)).toBe('An unexpected error occurred. Please try again.');
});

it('recognises a link that a new one helps over', () => {
  expect(isSpentLink('Email link is invalid or has expired')).toBe(true);
  expect(isSpentLink('Authentication failed. Please try again.')).toBe(false);
});

it('recognises an address that waits for confirmation', () => {
  expect(isUnconfirmed({ code: 'email_not_confirmed' })).toBe(true);
  expect(isUnconfirmed(new Error('Email not confirmed'))).toBe(true);
  expect(isUnconfirmed(new Error('Invalid login credentials'))).toBe(false);
});

describe('auth link', () => {
  describe('readAuthLink', () => {
    it.each([
      ['?code=abc', '', { kind: 'code', code: 'abc' }],
      ['?token_hash=t&type=signup', '', { kind: 'token', tokenHash: 't', type: 'signup' }],
      ['?token_hash=t&type=recovery', '', { kind: 'token', tokenHash: 't', type: 'recovery' }],
      ['?token_hash=t&type=nonsense', '', { kind: 'token', tokenHash: 't', type: 'email' }],
      ['', '#access_token=a&refresh_token=r', { kind: 'none' }],
      ['?access_token=a&refresh_token=r', '', { kind: 'none' }],
      [
        '?error=access_denied&error_description=Email+link+is+invalid+or+has+expired',
        '',
        { kind: 'error', message: 'Email link is invalid or has expired' },
      ],
      ['?error=access_denied', '', { kind: 'error', message: 'Authentication failed. Please try again.' }],
      ['', '#error=x&error_description=Gone', { kind: 'error', message: 'Gone' }],
      ['', '', { kind: 'none' }],
    ])('%s %s', (search, hash, link) => expect(readAuthLink(search, hash)).toEqual(link));
  });

  describe('where the person was going', () => {
    beforeEach(() => localStorage.clear());

    it('is taken once', () => {
      rememberRedirect('/checkout');
      expect(takeRedirect()).toBe('/checkout');
      expect(takeRedirect()).toBeNull();
    });

    it('is forgotten with the link, after a day', () => {
      vi.useFakeTimers();
      rememberRedirect('/checkout');
      vi.advanceTimersByTime(24 * 3_600_000 + 1);
      expect(takeRedirect()).toBeNull();
      vi.useRealTimers();
    });

    it('never leads off the site', () => {
      rememberRedirect('//evil.example');
      expect(takeRedirect()).toBeNull();
    });
  });

  it('takes a plan from the address, or the trial', () => {
    expect(planFromQuery('gold')).toBe('gold');
    expect(planFromQuery('platinum')).toBe('free-trial');
    expect(planFromQuery(null)).toBe('free-trial');
  });
});

describe('what a mail leads to', () => {
  const RESET = 'POST /functions/v1/send-password-reset';
  const VERIFY = 'POST /functions/v1/send-verification-email';
  let api: SampleAuth;

  beforeAll(async () => {
    api = await startSampleAuth();
    vi.stubEnv('VITE_SUPABASE_URL', api.origin);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.answers.clear();
    api.asked.length = 0;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  describe('the forgotten password', () => {
    function open() {
      const onBack = vi.fn<() => void>();
      function Held() {
        const [email, setEmail] = useState('');
        return <ForgotView email={email} onEmail={setEmail} onBack={onBack} />;
      }
      render(<Held />);
      return { user: userEvent.setup(), onBack };
    }

    it('refuses what is no address', async () => {
      const { user } = open();
      expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
      await user.type(screen.getByLabelText('Email'), 'amina');
      await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
      expect(screen.getByText('Please enter a valid email address')).toBeVisible();
      expect(api.asked).toHaveLength(0);
    });

    it('says where the link went and goes back to the form or to the sign-in', async () => {
      api.answers.set(RESET, { status: 200, body: {} });
      const { user, onBack } = open();
      await user.type(screen.getByLabelText('Email'), 'amina@example.com');
      await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
      expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      expect(screen.getByText('amina@example.com')).toBeVisible();
      expect(screen.getByText(/expires in 1 hour/)).toBeVisible();
      expect(api.asked.at(-1)?.body).toEqual({ email: 'amina@example.com' });
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
      expect(onBack).toHaveBeenCalledOnce();
    });

    it('says when the mail could not be sent', async () => {
      api.answers.set(RESET, { status: 500, body: {} });
      const { user } = open();
      await user.type(screen.getByLabelText('Email'), 'amina@example.com');
      await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
      expect(await screen.findByText('Failed to send reset email. Please try again.')).toBeVisible();
    });
  });

  describe('the wait for the confirmation', () => {
    it('counts a minute down before another mail', () => {
      vi.useFakeTimers();
      render(<VerifyView email="amina@example.com" justSent="first" onBack={() => {}} />);
      expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
      expect(screen.getByText(/expires in 24 hours/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Wait 60s to resend' })).toBeDisabled();
      act(() => void vi.advanceTimersByTime(18_000));
      expect(screen.getByRole('button', { name: 'Wait 42s to resend' })).toBeDisabled();
      act(() => void vi.advanceTimersByTime(42_000));
      expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeEnabled();
    });

    it('sends another mail and waits again', async () => {
      api.answers.set(VERIFY, { status: 200, body: {} });
      render(<VerifyView email="amina@example.com" justSent="none" onBack={() => {}} />);
      fireEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
      expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible();
      expect(screen.getByRole('button', { name: /Wait \d+s to resend/ })).toBeDisabled();
      expect(api.asked.at(-1)?.body).toEqual({ email: 'amina@example.com', type: 'resend' });
    });

    it('says when the mail could not be sent', async () => {
      api.answers.set(VERIFY, { status: 429, body: {} });
      render(<VerifyView email="amina@example.com" justSent="none" onBack={() => {}} />);
      fireEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
      expect(await screen.findByText('Failed to resend verification email. Please try again.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Resend Verification Email' })).toBeEnabled();
    });
  });
});
