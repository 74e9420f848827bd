import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import { schedules } from '../medicines/medicines.queries.ts';
import { aSchedule } from '../medicines/testing-schedules.ts';
import { nothingListed, safetyProfile } from './safety-profile.ts';
import { useSafetyList } from './use-safety.ts';

afterEach(() => {
  for (const schedule of schedules.current()) schedules.remove(schedule);
  safetyProfile.change(() => nothingListed);
});

function Around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

it('knows the medicines that have times, and keeps them until they are removed there', () => {
  schedules.put(aSchedule({ id: 'warfarin' }));
  safetyProfile.change(() => ({ medicines: ['digoxin'], conditions: ['gout'] }));
  const { result } = renderHook(() => useSafetyList(), { wrapper: Around });
  expect(result.current.profile).toEqual({ medicines: ['digoxin', 'warfarin'], conditions: ['gout'] });

  act(() => result.current.set('medicines', 'warfarin', false));
  act(() => result.current.clear());
  expect(result.current.profile).toEqual({ medicines: ['warfarin'], conditions: [] });

  act(() => schedules.remove(aSchedule({ id: 'warfarin' })));
  expect(result.current.profile).toEqual(nothingListed);
});
