// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { getSupabase } from '../../lib/supabase.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { type SampleAuth, sampleSession, sampleUser, startSampleAuth } from './sample-auth-api.ts';

const EMAIL = 'amina@example.com';
const PASSWORD = 'Another-Horse-8!';
const USER = 'PUT /auth/v1/user';
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
beforeEach(async () => {
  api.answers.set('POST /auth/v1/token', sampleSession(EMAIL));
  const { auth } = await getSupabase();
  await auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
});
afterAll(() => api.close());
afterEach(cleanup);

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
