import { afterEach, expect, it } from 'vitest';

import { keepRows } from '../../lib/sync/change.ts';
import { schedules } from '../medicines/medicines.queries.ts';
import { aSchedule } from '../medicines/testing-schedules.ts';
import { hasSafetyList } from './device-list.ts';
import { nothingListed, safetyProfile } from './safety-profile.ts';

afterEach(() => {
  safetyProfile.change(() => nothingListed);
  for (const schedule of schedules.current()) schedules.remove(schedule);
  localStorage.clear();
});

it('knows a list on the device by any of the places it is kept in', () => {
  expect(hasSafetyList()).toBe(false);
  safetyProfile.change(() => ({ medicines: ['warfarin'], conditions: [] }));
  expect(hasSafetyList()).toBe(true);
  safetyProfile.change(() => nothingListed);

  schedules.put(aSchedule());
  expect(hasSafetyList()).toBe(true);
  schedules.remove(aSchedule());

  keepRows('medicine_schedules', 'user-1', []);
  expect(hasSafetyList()).toBe(false);
  keepRows('medicine_schedules', 'user-1', [aSchedule()]);
  expect(hasSafetyList()).toBe(true);
});
