// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { undoChange } from './auth-links-page.tsx';

const READ = 'POST /rest/v1/rpc/read_account_change';
const UNDO = 'POST /rest/v1/rpc/undo_account_change';
const change = {
  changed: 'email',
  changed_at: '2026-11-21T09:00:00Z',
  email: 'amina@example.com',
  undo_until: '2026-11-24T09:00:00Z',
};
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
afterEach(cleanup);

function open() {
  const router = createMemoryRouter([{ path: '/auth/undo', Component: undoChange.Component }], {
    initialEntries: ['/auth/undo?key=secret'],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('tells what was changed and undoes it only when it is asked to', async () => {
  api.answers.set(READ, { status: 200, body: change });
  api.answers.set(UNDO, { status: 200, body: { user_id: 'u', email: change.email } });
  const user = open();
  expect(await screen.findByText(/The account amina@example.com was moved to another address/)).toBeVisible();
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
  open();
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
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'It was not me: undo it' }));
  expect(await screen.findByText(/Another account has this address now\. Write to us/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'It was not me: undo it' })).toBeEnabled();
});
