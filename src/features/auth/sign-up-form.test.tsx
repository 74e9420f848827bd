// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { LANGUAGE_KEY } from '../../words/language.ts';
import { signUpLimiter } from './auth.schema.ts';
import { type SampleAuth, sampleSession, sampleUser, startSampleAuth } from './sample-auth-api.ts';
import { SignUpForm } from './sign-up-form.tsx';

const SIGN_UP = 'POST /auth/v1/signup';
const KEEP = 'POST /rest/v1/profiles';
const EXISTS = 'An account with this email already exists. Please sign in instead.';
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
  localStorage.clear();
});
afterEach(cleanup);

function open() {
  const onSignedIn = vi.fn<() => void>();
  const onVerify = vi.fn<(email: string) => void>();
  function Held() {
    const [email, setEmail] = useState('');
    return (
      <SignUpForm
        email={email}
        onEmail={setEmail}
        initialPlan="free-trial"
        onSignedIn={onSignedIn}
        onVerify={onVerify}
        onBusy={() => {}}
      />
    );
  }
  const { container } = render(<Held />);
  return { user: userEvent.setup(), container, onSignedIn, onVerify };
}

type Entry = { name?: string; email?: string; password?: string };

async function fill(user: ReturnType<typeof userEvent.setup>, entry: Entry) {
  const { name = 'Amina Otieno', email = 'amina@example.com', password = 'Abcdef1!' } = entry;
  fireEvent.change(screen.getByLabelText('Full Name'), { target: { value: name } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

describe('what is checked before anything is sent', () => {
  it.each([
    [{ name: 'A' }, 'Please enter a valid name (2-100 characters, letters only)'],
    [{ name: '<b>7</b>' }, 'Please enter a valid name (2-100 characters, letters only)'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'amina@' }, 'Please enter a valid email address'],
    [{ password: 'Ab1!' }, 'Password must be at least 8 characters long'],
    [{ password: 'abcdef1!' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'ABCDEF1!' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'Abcdefg!' }, 'Password must contain at least one number'],
    [{ password: 'Abcdefg1' }, 'Password must contain at least one special character'],
    [{ password: `Aa1!${'x'.repeat(125)}` }, 'Password cannot exceed 128 characters'],
  ])('%o: %s', async (entry, message) => {
    const { user } = open();
    await fill(user, entry);
    expect(screen.getByText(message)).toBeVisible();
    expect(api.asked).toHaveLength(0);
  });

  it('waits for the terms, and says so when they were passed over', () => {
    const { container } = open();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
    fireEvent.submit(container.querySelector('form') ?? container);
    expect(screen.getByText('You must agree to the Terms & Conditions and Privacy Policy')).toBeVisible();
  });
});

describe('signing up', () => {
  it('sends the name, the plan and the moment, and asks to verify', async () => {
    api.answers.set(SIGN_UP, { status: 200, body: sampleUser('amina@example.com') });
    const { user, onVerify } = open();
    await user.click(screen.getByRole('radio', { name: /Premium/ }));
    await fill(user, { name: '<i>Amina</i> Otieno' });
    await vi.waitFor(() => expect(onVerify).toHaveBeenCalledWith('amina@example.com', 'premium'));
    const data = api.asked[0]?.body['data'] as Record<string, string>;
    expect(data).toMatchObject({ full_name: 'Amina Otieno', subscription_plan: 'premium', language: 'en' });
    expect(Date.parse(data['subscription_start_date'] ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('goes on at once where addresses need no confirmation', async () => {
    api.answers.set(SIGN_UP, sampleSession('quick@example.com'));
    const { user, onSignedIn } = open();
    api.answers.set('GET /rest/v1/user_health_profiles', { status: 200, body: [] });
    api.answers.set('POST /rest/v1/user_health_profiles', { status: 201, body: null });
    api.answers.set('POST /rest/v1/user_subscriptions', { status: 201, body: null });
    await fill(user, { email: 'quick@example.com' });
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.asked.map(({ call }) => call)).toContain('POST /rest/v1/user_subscriptions');
    expect(api.asked.map(({ call }) => call)).not.toContain(KEEP);
  });

  it('keeps the language that was chosen on this device with the new account', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'sw');
    api.answers.set(SIGN_UP, sampleSession('chosen@example.com'));
    const { user, onSignedIn } = open();
    api.answers.set('GET /rest/v1/user_health_profiles', { status: 200, body: [] });
    api.answers.set('POST /rest/v1/user_health_profiles', { status: 201, body: null });
    api.answers.set('POST /rest/v1/user_subscriptions', { status: 201, body: null });
    api.answers.set(KEEP, { status: 201, body: null });
    await fill(user, { email: 'chosen@example.com' });
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.asked.find(({ call }) => call === KEEP)?.body).toMatchObject({ language: 'sw' });
  });

  it.each([
    ['an answer without identities', { status: 200, body: sampleUser('old@example.com', { isNew: false }) }],
    [
      'a refusal',
      { status: 422, body: { code: 422, error_code: 'user_already_exists', msg: 'User already registered' } },
    ],
  ])('knows a taken address from %s', async (_case, answer) => {
    api.answers.set(SIGN_UP, answer);
    const { user, onVerify } = open();
    signUpLimiter.reset('old@example.com');
    await fill(user, { email: 'old@example.com' });
    expect(await screen.findByText(EXISTS)).toBeVisible();
    expect(onVerify).not.toHaveBeenCalled();
  });

  it('stops after three tries for the same address', async () => {
    for (let tries = 0; tries < 3; tries += 1) signUpLimiter.take('hammer@example.com');
    const { user } = open();
    await fill(user, { email: 'hammer@example.com' });
    expect(
      screen.getByText('Too many signup attempts. Please wait 15 minutes before trying again.'),
    ).toBeVisible();
  });
});

it('opens the terms and the policy in a new tab', () => {
  open();
  const terms = screen.getByRole('link', { name: 'Terms & Conditions' });
  const policy = screen.getByRole('link', { name: 'Privacy Policy' });
  expect(terms).toHaveAttribute('href', '/terms-conditions');
  expect(policy).toHaveAttribute('href', '/privacy-policy');
  expect([terms, policy].map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
});

it('lists the plans with their prices and what the chosen one holds', async () => {
  const { user } = open();
  expect(screen.getByRole('radio', { name: /^Free Trial/ })).toBeChecked();
  expect(screen.getByText(/KSh 1,500\/month/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Gold/ }));
  expect(screen.getByText('Unlimited nutritionist consultations')).toBeVisible();
});
