import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { queryClient } from '../../lib/query-client.ts';
import { guardPrivateData } from '../../lib/session.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { readSchedules, readTakings, useMedicineRecords } from './medicines.queries.ts';
import { aSchedule } from './testing-schedules.ts';

vi.mock('./medicines.queries.ts', { spy: true });

let stopGuard: () => void;
beforeEach(() => {
  vi.mocked(readSchedules).mockResolvedValue([]);
  vi.mocked(readTakings).mockResolvedValue([]);
  queryClient.clear();
  stopGuard = guardPrivateData();
});
afterEach(() => {
  stopGuard();
  act(() => signInAs(null));
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it('reads what another device changed when somebody comes back to this one', async () => {
  act(() => signInAs('amina'));
  const { result } = renderHook(useMedicineRecords, { wrapper });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current.schedules).toEqual([]);

  vi.mocked(readSchedules).mockResolvedValue([aSchedule({ id: 'warfarin' })]);
  const due_at = '2026-11-23T05:00:00.000Z';
  vi.mocked(readTakings).mockResolvedValue([
    { id: `warfarin ${due_at}`, medicine: 'warfarin', due_at, state: 'taken', noted_at: due_at },
  ]);
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(result.current.schedules).toMatchObject([{ id: 'warfarin' }]));
  await waitFor(() => expect(result.current.takings).toMatchObject([{ state: 'taken' }]));
});
