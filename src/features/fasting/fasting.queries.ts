import { unwrap } from '../../lib/app-error.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type Fast, isFast } from './fast.ts';
import { isPlan, type Plan } from './plan.ts';

const FAST_COLUMNS =
  'id, protocol, target_minutes, started_at, ended_at, time_zone, source, mood, symptoms, water_ml, weight_kg, weighed_on, note, updated_at';
const PLAN_COLUMNS =
  'days, remind_start, remind_end, time_zone, county, screening, screened_on, clinician_agreed';
/** As many as an account keeps. */
const MOST_FASTS = 5000;

/** All fasts of the member, the newest first. */
export async function readFasts(): Promise<Fast[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('fasts').select(FAST_COLUMNS).order('started_at', { ascending: false }).limit(MOST_FASTS),
  );
  return (rows as unknown[]).filter(isFast);
}

/** The member's plan, or nothing. */
export async function readPlans(): Promise<Plan[]> {
  const { from } = await getSupabase();
  const rows = unwrap(await from('fasting_plans').select(PLAN_COLUMNS));
  return rows.map((row) => ({ id: 'plan', ...row })).filter(isPlan);
}

/** Calls back when another device changed the member's fasts; returns the way to stop that. */
export const watchFasts = (owner: string, onChange: () => void): (() => void) =>
  watchRows({ table: 'fasts', filter: `user_id=eq.${owner}`, onChange });
