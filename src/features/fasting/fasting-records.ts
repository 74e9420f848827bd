import { useEffect } from 'react';

import type { Json } from '../../lib/database.types.ts';
import { deviceName } from '../../lib/device-name.ts';
import { useSession } from '../../lib/session.ts';
import { deleteCall, rpcCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { type Fast, isFast, newestFirst } from './fast.ts';
import { readFasts, readPlans, watchFasts } from './fasting.queries.ts';
import { followBegun, forgetBegun } from './left-out.ts';
import { emptyPlan, isPlan, joinPlans, type Plan } from './plan.ts';

const plans = createRecords<Plan>({
  table: 'fasting_plans',
  isRow: isPlan,
  read: readPlans,
  compare: () => 0,
  save: ({ id: _place, days, ...plan }, owner) =>
    upsertCall('fasting_plans', { ...plan, days: days as unknown as Json, user_id: owner }, 'user_id'),
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
