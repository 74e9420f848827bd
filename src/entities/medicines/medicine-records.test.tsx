import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { queryClient } from '../../lib/query-client.ts';
import { guardPrivateData } from '../../lib/session.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { useMedicineRecords } from './medicines.queries.ts';
import { aSchedule } from './testing-schedules.ts';

/** The rows of the account by their table, as another device may change them. */
let kept: Record<string, object[]>;
let stopGuard: () => void;
beforeEach(() => {
  kept = {};
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL) =>
    Response.json(kept[new URL(input).pathname.split('/').at(-1) ?? ''] ?? []),
  );
  queryClient.clear();
  stopGuard = guardPrivateData();
});
afterEach(() => {
  stopGuard();
  act(() => signInAs(null));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it('reads what another device changed when somebody comes back to this one', async () => {
  act(() => signInAs('amina'));
  const { result } = renderHook(useMedicineRecords, { wrapper });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current.schedules).toEqual([]);

  const { id: medicine, ...times } = aSchedule({ id: 'warfarin' });
  kept = {
    medicine_schedules: [{ medicine, ...times }],
    medicine_takings: [
      { medicine, due_at: '2026-11-23T05:00:00+00:00', state: 'taken', noted_at: new Date().toISOString() },
    ],
  };
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(result.current.schedules).toMatchObject([{ id: 'warfarin' }]));
  await waitFor(() => expect(result.current.takings).toMatchObject([{ state: 'taken' }]));
});
