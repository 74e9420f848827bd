import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
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
export async function readSchedules(): Promise<MedicineSchedule[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('medicine_schedules').select(
      'medicine, dose, times, weekdays, starts_on, runs_out_on, reminds, time_zone, times_since',
    ),
  );
  return rows.map(({ medicine, ...row }) => ({ id: medicine, ...row })).filter(isSchedule);
}

/** What was noted lately, the newest first. */
export async function readTakings(): Promise<MedicineTaking[]> {
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
