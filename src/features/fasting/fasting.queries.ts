import { queryOptions } from '@tanstack/react-query';
import { createContext, useEffect } from 'react';

import { unwrap } from '../../lib/app-error.ts';
import { deviceStore, deviceName } from '../../lib/device-store.ts';
import { textLike, isText, objectOf, orNull } from '../../lib/guards.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { watchRows } from '../../lib/realtime.ts';
import { readSession, useSession } from '../../lib/session.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, rpcCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { type Fast, isFast, endOf, newestFirst } from './fast.ts';
import { isPlan, type Plan, emptyPlan, joinPlans } from './plan.ts';

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
async function readFasts(): Promise<Fast[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('fasts').select(FAST_COLUMNS).order('started_at', { ascending: false }).limit(MOST_FASTS),
  );
  return (rows as unknown[]).filter(isFast);
}

/** The member's plan, or nothing. */
async function readPlans(): Promise<Plan[]> {
  const { from } = await getSupabase();
  const rows = unwrap(await from('fasting_plans').select(PLAN_COLUMNS));
  return rows.map((row) => ({ id: 'plan', ...row })).filter(isPlan);
}

/** Calls back when another device changed the member's fasts; returns the way to stop that. */
const watchFasts = (owner: string, onChange: () => void): (() => void) =>
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

const plans = createRecords<Plan>({
  table: 'fasting_plans',
  isRow: isPlan,
  read: readPlans,
  compare: () => 0,
  save: ({ id: _place, days, ...plan }, owner) =>
    upsertCall(
      'fasting_plans',
      { ...plan, days: days.map((day) => ({ ...day })), user_id: owner },
      'user_id',
    ),
  remove: (_plan, owner) => deleteCall('fasting_plans', { user_id: owner }),
  join: joinPlans,
});

const fasts = createRecords<Fast>({
  table: 'fasts',
  isRow: isFast,
  read: readFasts,
  compare: newestFirst,
  save: ({ updated_at: known, ...fast }, owner) =>
    rpcCall('save_fast', { user_uuid: owner, fast, ...(known ? { known } : {}), device: deviceName() }),
  remove: ({ id }, owner) => deleteCall('fasts', { id, user_id: owner }),
  // With the plan comes the outcome of the questions, without which the server refuses a long fast.
  after: plans.moveIn,
});

/** The fasts and the plan of this member or of this device, live. */
export function useFasting() {
  const owner = useSession()?.user.id;
  const plan = plans.useRecords();
  const { rows, state, refresh } = fasts.useRecords();
  const refreshAll = (): void => {
    refresh();
    plan.refresh();
  };
  useEffect(() => {
    if (owner !== undefined) return watchFasts(owner, refreshAll);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- `refreshAll` is made anew in every render and does the same
  }, [owner]);
  return {
    fasts: rows,
    plan: plan.rows[0] ?? emptyPlan,
    state: state === 'ready' ? plan.state : state,
    refresh: refreshAll,
  };
}

/** The fast that was begun on this device and of which the account has not spoken yet. */
type Begun = { id: string; started_at: string };

const WEEK_MS = 7 * 86_400_000;
const isBegun = orNull(objectOf<Begun>({ id: isText, started_at: isText }));

/** Remembered on the device: the answer may come hours later, when nobody looks, and a short word would be missed. */
export const begunFast = createStoredState<Begun | null>('mizizi-begun-fast', isBegun, null, WEEK_MS);

/** Follows what is saved: a new running fast is waited for, one that ended or is removed no more. */
export function followBegun(fast: Fast): void {
  if (fast.ended_at === null && fast.updated_at === null)
    begunFast.change(() => ({ id: fast.id, started_at: fast.started_at }));
  else forgetBegun(fast.id);
}

/** Forgets it: it ended, was removed, is in the account, or its fate was read. */
export function forgetBegun(id: string): void {
  if (begunFast.get()?.id === id) begunFast.change(() => null);
}

/** The fast in whose favour the begun one was left out; null when it is there, or nothing stood in its way. */
export function otherOf(begun: Begun | null, fasts: readonly Fast[]): Fast | null {
  if (begun === null || fasts.some(({ id }) => id === begun.id)) return null;
  const from = Date.parse(begun.started_at);
  return fasts.find((fast) => (endOf(fast) ?? Infinity) > from) ?? null;
}

export function saveFast(fast: Fast): void {
  followBegun(fast);
  fasts.put(fast);
}
export function removeFast(fast: Fast): void {
  forgetBegun(fast.id);
  fasts.remove(fast);
}
/** The fasts at this moment, for event handlers. */
export const currentFasts = fasts.current;

/** Changes the plan as it is now. */
export const changePlan = (change: Partial<Plan>): void =>
  plans.put({ ...(plans.current()[0] ?? emptyPlan), ...change });

export const GLASS_ML = 250;

/** A glass as the diary of water keeps it: on a day in Nairobi. */
export type Glass = { id: string; drunk_on: string; ml: number };

/** Where the water of a day is counted. */
export type WaterLog = { put: (glass: Glass) => void; remove: (glass: Glass) => void };

/** The diary of water, which belongs to another part of the app; without one glasses are noted with the fast alone. */
export const WaterLogContext = createContext<WaterLog | null>(null);

/**
 * The n-th glass noted with a fast, the first is 1. It has the same id wherever and however often it is noted, so that it
 * is counted once: the fast's id, counted on in its last two digits. It belongs to the day of the fast's end, or to today.
 */
export function glassOf(fast: Fast, number: number, now: number): Glass {
  const last = (Number.parseInt(fast.id.slice(-2), 16) + number) % 256;
  return {
    id: fast.id.slice(0, -2) + last.toString(16).padStart(2, '0'),
    drunk_on: nairobiDate(endOf(fast) ?? now),
    ml: GLASS_ML,
  };
}
