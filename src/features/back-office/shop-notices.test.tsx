import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { Client } from '../../lib/supabase.ts';
import { ShopNotices } from './today-tiles.tsx';

const invoke = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../lib/supabase.ts', () => ({
  getSupabase: async () => ({ functions: { invoke } }) as unknown as Client,
}));

function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShopNotices />
    </QueryClientProvider>,
  );
}

it('says that no money comes, and how little room is left', async () => {
  invoke.mockResolvedValue({ data: { is_sandbox: true, disk_left_mb: 120 }, error: null });
  open();
  expect(await screen.findByText('M-Pesa is in test mode: no money reaches you')).toBeVisible();
  expect(screen.getByText(/^120 MB are left/)).toBeVisible();
});

it('says nothing of a shop that is well', async () => {
  invoke.mockResolvedValue({ data: { is_sandbox: false, disk_left_mb: null }, error: null });
  open();
  await vi.waitFor(() => expect(invoke).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
