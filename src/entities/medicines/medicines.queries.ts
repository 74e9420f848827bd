import { useEffect, useEffectEvent } from 'react';

import { unwrap } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/health.ts';
import {
  isSchedule,
  isTaking,
  type MedicineSchedule,
  type MedicineTaking,
  takingId,
} from './medicine-schedule.ts';

/** How far back a device looks. */
const DAYS_READ = 14;
const DAY_MS = 86_400_000;
/** What somebody with many medicines notes in that time. */
const MOST_TAKINGS = 1000;

/** The member's medicines with their times. */
async function readSchedules(): Promise<MedicineSchedule[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('medicine_schedules').select(
      'medicine, dose, times, weekdays, starts_on, runs_out_on, reminds, time_zone, times_since',
    ),
  );
  return rows.map(({ medicine, ...row }) => ({ id: medicine, ...row })).filter(isSchedule);
}

/** What was noted lately, the newest first. */
async function readTakings(): Promise<MedicineTaking[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('medicine_takings')
      .select('medicine, due_at, state, noted_at')
      .gte('due_at', new Date(Date.now() - DAYS_READ * DAY_MS).toISOString())
      .order('due_at', { ascending: false })
      .limit(MOST_TAKINGS),
  );
  return rows
    .map((row) => ({
      ...row,
      id: takingId(row.medicine, row.due_at),
      due_at: new Date(row.due_at).toISOString(),
    }))
    .filter(isTaking);
}

/** Medicines with their times. The medicine itself is the key, so that two devices mean the same one. */
export const schedules = createRecords<MedicineSchedule>({
  table: 'medicine_schedules',
  isRow: isSchedule,
  read: readSchedules,
  compare: (a, b) => a.id.localeCompare(b.id),
  save: ({ id, ...row }, owner) =>
    upsertCall('medicine_schedules', { ...row, medicine: id, user_id: owner }, 'user_id,medicine'),
  remove: ({ id }, owner) => deleteCall('medicine_schedules', { medicine: id, user_id: owner }),
});

/** What was taken and what was left out. */
export const takings = createRecords<MedicineTaking>({
  table: 'medicine_takings',
  isRow: isTaking,
  read: readTakings,
  compare: (a, b) => b.due_at.localeCompare(a.due_at) || a.medicine.localeCompare(b.medicine),
  save: ({ id: _key, ...row }, owner) =>
    upsertCall('medicine_takings', { ...row, user_id: owner }, 'user_id,medicine,due_at'),
  remove: ({ medicine, due_at }, owner) =>
    deleteCall('medicine_takings', { medicine, due_at, user_id: owner }),
  // a dose belongs to a medicine that is there
  after: schedules.moveIn,
});

/**
 * The medicines with times and what was noted of them: of this member, or of this device. What another device changed is
 * read when somebody comes back to this one. They are not followed live: hosted Supabase tells every listener the key of
 * a deleted row, and that names the medicine.
 */
export function useMedicineRecords() {
  const owner = useSession()?.user.id;
  const plan = schedules.useRecords();
  const noted = takings.useRecords();
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    plan.refresh();
    noted.refresh();
  });
  useEffect(() => {
    if (owner === undefined) return undefined;
    const look = (): void => onReturn();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [owner]);
  return {
    schedules: plan.rows,
    takings: noted.rows,
    state: plan.state === 'ready' ? noted.state : plan.state,
    refresh: (): void => {
      plan.refresh();
      noted.refresh();
    },
  };
}

/** The medicines that have times, as the safety list names them; the safety check reads them with its own list. */
export const useScheduledMedicines = (): readonly string[] => schedules.useRecords().rows.map(({ id }) => id);

/** The same at this moment, for event handlers. */
export const isScheduled = (medicine: string): boolean =>
  schedules.current().some(({ id }) => id === medicine);

/** Says why a medicine that was taken off the safety list is still there: it has times, so it is still taken. */
export const tellStillScheduled = (): void =>
  toast.info(
    t('It is still checked'),
    t(
      'A medicine with times in “My medicines” stays on this list. Remove it there when you no longer take it.',
    ),
  );
