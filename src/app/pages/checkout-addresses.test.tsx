// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { addressesQuery } from '../../features/orders/checkout.queries.ts';
import { ManageAddresses } from '../../features/orders/where-fields.tsx';

const home = address('a1', 'Home', true);
const work = address('a2', 'Work', false);
let api: SampleAuth;

function address(id: string, label: string, isDefault: boolean) {
  return {
    id,
    label,
    contact_name: 'Amina Yusuf',
    phone: '254712345678',
    alt_phone: null,
    county: 'Mombasa',
    town: 'Nyali',
    landmark: `${label} gate`,
    is_default: isDefault,
  };
}

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('amina@example.com').body));
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set('GET /rest/v1/addresses', { status: 200, body: [home, work] });
});

function Managed() {
  const { data = [] } = useQuery(addressesQuery('u1'));
  return <ManageAddresses userId="u1" addresses={data} open onOpenChange={() => undefined} />;
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Managed />
    </QueryClientProvider>,
  );
  await screen.findByText('Work gate, Nyali, Mombasa');
  return userEvent.setup();
}
const rowOf = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

it('makes another address the default one, and shows it as soon as the server agrees', async () => {
  const user = await open();
  expect(rowOf('Home gate, Nyali, Mombasa').getByText('Default')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make default: Home' })).toBeNull();
  api.answers.set('PATCH /rest/v1/addresses', { status: 204, body: null });
  api.answers.set('GET /rest/v1/addresses', {
    status: 200,
    body: [
      { ...work, is_default: true },
      { ...home, is_default: false },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Make default: Work' }));
  await waitFor(() => expect(rowOf('Work gate, Nyali, Mombasa').getByText('Default')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Make default: Home' })).toBeEnabled();
  expect(api.asked).toContainEqual({ call: 'PATCH /rest/v1/addresses', body: { is_default: true } });
});

it('removes one; when that fails it says so and the address stays', async () => {
  const user = await open();
  api.answers.set('DELETE /rest/v1/addresses', { status: 500, body: { message: 'away', code: 'XX000' } });
  await user.click(screen.getByRole('button', { name: /^Remove ?Work$/ }));
  expect(await screen.findByText('That did not work')).toBeVisible();
  expect(screen.getByText('Work gate, Nyali, Mombasa')).toBeVisible();

  api.answers.set('DELETE /rest/v1/addresses', { status: 204, body: null });
  api.answers.set('GET /rest/v1/addresses', { status: 200, body: [home] });
  await user.click(screen.getByRole('button', { name: /^Remove ?Work$/ }));
  await waitFor(() => expect(screen.queryByText('Work gate, Nyali, Mombasa')).toBeNull());
  expect(screen.queryByText('That did not work')).toBeNull();
});
