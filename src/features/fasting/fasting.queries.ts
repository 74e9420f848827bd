import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { textLike } from '../../lib/guards.ts';
import { watchRows } from '../../lib/realtime.ts';
import { readSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type Fast, isFast } from './fast.ts';
import { isPlan, type Plan } from './plan.ts';

const store = deviceStore('person');

const FAST_COLUMNS =
  'id, protocol, target_minutes, started_at, ended_at, time_zone, source, mood, symptoms, water_ml, weight_kg, weighed_on, note, updated_at';
const PLAN_COLUMNS =
  'days, remind_start, remind_end, time_zone, county, screening, screened_on, clinician_agreed';
/** As many as an account keeps. */
const MOST_FASTS = 5000;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

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

const isName = textLike(/./);
const homeKey = (owner: string): string => `mizizi-home-county-${owner}`;

/**
 * The county a member lives in: of their profile, else of the address they use by default; '' when neither is known. Kept
 * on the device, so that the hours of a fast are right without a connection.
 */
export const homeCountyQuery = (owner: string) =>
  queryOptions({
    queryKey: ['fasting', 'home-county', owner] as const,
    queryFn: async (): Promise<string> => {
      const { from } = await getSupabase();
      const profiles = await from('profiles').select('county').eq('user_id', owner).maybeSingle();
      let county = unwrap(profiles)?.county ?? '';
      if (county === '') {
        const addresses = await from('addresses')
          .select('county')
          .eq('user_id', owner)
          .order('is_default', { ascending: false })
          .limit(1);
        county = unwrap(addresses)[0]?.county ?? '';
      }
      // Somebody who signed out meanwhile must leave nothing behind.
      if (county !== '' && readSession()?.user.id === owner) store.write(homeKey(owner), county, YEAR_MS);
      return county;
    },
    initialData: () => store.read(homeKey(owner), isName) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: HOUR_MS,
  });
