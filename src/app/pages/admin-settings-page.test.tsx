// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type SampleAuth, sampleSession, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { LimitSettings } from '../../features/shop-settings/settings-tabs.tsx';

let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());

it('saves the limits and the days for returns together', async () => {
  localStorage.setItem('mizizi-auth', JSON.stringify(sampleSession('boss@example.com').body));
  const limits = {
    cash_limit_kes: 5000,
    hold_minutes: 15,
    return_days: 30,
    open_orders: 20,
    refund_limit_kes: 5000,
  };
  api.answers.set('GET /rest/v1/shop_settings', { status: 200, body: [limits] });
  api.answers.set('PATCH /rest/v1/shop_settings', { status: 200, body: { id: true } });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LimitSettings />
    </QueryClientProvider>,
  );
  const days = await screen.findByLabelText('Returns after delivery (days)');
  expect(days).toHaveValue('30');
  await user.clear(days);
  await user.type(days, '45');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(api.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      ...limits,
      return_days: 45,
    }),
  );
});
