// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { getSupabase } from '../../lib/supabase.ts';
import { signInLimiter } from './auth.schema.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { type SampleAuth, sampleSession, sampleUser, startSampleAuth } from './sample-auth-api.ts';
import { SignInForm } from './sign-in-form.tsx';

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

describe('sign in form', () => {
  const TOKEN = 'POST /auth/v1/token';

  function open() {
    const onSignedIn = vi.fn<() => void>();
    const onUnconfirmed = vi.fn<(email: string) => void>();
    function Held() {
      const [email, setEmail] = useState('');
      return (
        <SignInForm
          email={email}
          onEmail={setEmail}
          onForgot={() => {}}
          onUnconfirmed={onUnconfirmed}
          onSignedIn={onSignedIn}
          onBusy={() => {}}
        />
      );
    }
    render(<Held />);
    return { user: userEvent.setup(), onSignedIn, onUnconfirmed };
  }

  async function fill(user: ReturnType<typeof userEvent.setup>, email: string, password: string) {
    await user.clear(screen.getByLabelText('Email'));
    await user.clear(screen.getByLabelText('Password'));
    if (email) await user.type(screen.getByLabelText('Email'), email);
    if (password) await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  }

  describe('what is checked before anything is sent', () => {
    it.each([
      ['', '', 'Email is required'],
      ['amina', 'secret1', 'Please enter a valid email address'],
      ['amina@example.com', '', 'Password is required'],
      ['amina@example.com', '12345', 'Password must be at least 6 characters long'],
    ])('“%s” with “%s”: %s', async (email, password, message) => {
      const { user } = open();
      await fill(user, email, password);
      expect(screen.getByText(message)).toBeVisible();
      expect(api.asked).toHaveLength(0);
    });

    it('puts the cursor into the field that is wrong', async () => {
      const { user } = open();
      await fill(user, 'amina@example.com', '123');
      expect(screen.getByLabelText('Password')).toHaveFocus();
      expect(screen.getByLabelText('Password')).toBeInvalid();
    });
  });

  describe('signing in', () => {
    it('sends the cleaned address and tells its caller', async () => {
      api.answers.set(TOKEN, sampleSession('amina@example.com'));
      const { user, onSignedIn } = open();
      await fill(user, ' <b>amina@example.com</b>', 'Abcdef1!');
      await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
      expect(api.asked[0]?.body).toMatchObject({ email: 'amina@example.com', password: 'Abcdef1!' });
    });

    it('explains a refusal', async () => {
      api.answers.set(TOKEN, {
        status: 400,
        body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      });
      const { user, onSignedIn } = open();
      await fill(user, 'wrong@example.com', 'Abcdef1!');
      expect(
        await screen.findByText('Invalid email or password. Please check your credentials and try again.'),
      ).toBeVisible();
      expect(onSignedIn).not.toHaveBeenCalled();
    });

    it('offers a new link to somebody who never confirmed', async () => {
      api.answers.set(TOKEN, {
        status: 400,
        body: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
      });
      const { user, onUnconfirmed } = open();
      await fill(user, 'new@example.com', 'Abcdef1!');
      expect(
        await screen.findByText('Please check your email and click the confirmation link before signing in.'),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Send the link again' }));
      expect(onUnconfirmed).toHaveBeenCalledWith('new@example.com');
    });

    it('stops after five tries for the same address and says for how long', async () => {
      const address = 'hammer@example.com';
      for (let tries = 0; tries < 5; tries += 1) signInLimiter.take(address);
      const { user } = open();
      await fill(user, 'Hammer@example.com', 'Abcdef1!');
      expect(
        screen.getByText('Too many login attempts. Please wait 15 minutes before trying again.'),
      ).toBeVisible();
      expect(api.asked).toHaveLength(0);
    });
  });

  it('shows and hides the password', async () => {
    const { user } = open();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('tells browsers what the fields are', () => {
    open();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Email')).toHaveAttribute('maxlength', '254');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('maxlength', '128');
  });
});

describe('new password form', () => {
  const EMAIL = 'amina@example.com';
  const PASSWORD = 'Another-Horse-8!';
  const USER = 'PUT /auth/v1/user';

  beforeEach(async () => {
    api.answers.set('POST /auth/v1/token', sampleSession(EMAIL));
    const { auth } = await getSupabase();
    await auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  });

  async function choose() {
    const onChanged = vi.fn<() => void>();
    render(<NewPasswordForm email={EMAIL} onChanged={onChanged} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('New password'), PASSWORD);
    await user.type(screen.getByLabelText('New password again'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    return onChanged;
  }

  it.each(['current_password_required', 'reauthentication_needed'])(
    'asks for a new link when the server says %s, and keeps what was typed',
    async (code) => {
      api.answers.set(USER, { status: 400, body: { code: 400, error_code: code, msg: 'too late' } });
      const onChanged = await choose();
      expect(
        await screen.findByText('This page was open for too long. Please ask for a new link.'),
      ).toBeVisible();
      expect(screen.getByLabelText('New password')).toHaveValue(PASSWORD);
      expect(onChanged).not.toHaveBeenCalled();
    },
  );

  it('goes on once the password is set', async () => {
    api.answers.set(USER, { status: 200, body: sampleUser(EMAIL) });
    api.answers.set('POST /auth/v1/logout', { status: 204, body: '' });
    const onChanged = await choose();
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });
});
