import type { MedicineSchedule } from './medicine-schedule.ts';

/** A medicine taken in Nairobi at eight in the morning and in the evening, for a long time. */
export const aSchedule = (more: Partial<MedicineSchedule> = {}): MedicineSchedule => ({
  id: 'metformin',
  dose: '1 tablet',
  times: ['08:00', '20:00'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  starts_on: '2026-01-01',
  runs_out_on: null,
  reminds: false,
  time_zone: 'Africa/Nairobi',
  times_since: '2026-01-01T00:00:00.000Z',
  ...more,
});
