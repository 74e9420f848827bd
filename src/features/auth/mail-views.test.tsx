// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ForgotView, VerifyView } from './mail-views.tsx';
import { type SampleAuth, startSampleAuth } from './sample-auth-api.ts';

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
