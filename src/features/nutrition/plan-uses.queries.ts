import { type MealPlan, type Swaps } from '../../entities/meal-plans/meal-plan.ts';
import { usePlans } from '../../entities/meal-plans/use-plans.ts';
import { unwrap } from '../../lib/app-error.ts';
import { isNumber, isText, listOf, mapOf, objectOf, orNull } from '../../lib/guards.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';

/** What somebody does with a plan: a row of `meal_plan_uses`; the `id` is the plan's key. */
export type PlanUse = {
  id: string;
  people: number;
  swaps: Swaps;
  ticked: string[];
  /** The first day it is followed; null while it is only looked at. */
  starts_on: string | null;
  changed_at: string;
};

export const freshUse = (key: string): PlanUse => ({
  id: key,
  people: 1,
  swaps: {},
  ticked: [],
  starts_on: null,
  changed_at: '',
});

const isSwaps = mapOf(objectOf<Swaps[string]>({ plan_key: isText, day: isNumber }));

const isPlanUse = objectOf<PlanUse>({
  id: isText,
  people: isNumber,
  swaps: isSwaps,
  ticked: listOf(isText),
  starts_on: orNull(isText),
});

/** The plan somebody follows: of several the one changed last. */
export function followedUse(uses: readonly PlanUse[]): PlanUse | null {
  const [latest] = uses
    .filter(({ starts_on }) => starts_on !== null)
    .toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
  return latest ?? null;
}

/** What somebody does with plans. */
export const planUses = createRecords<PlanUse>({
  table: 'meal_plan_uses',
  isRow: isPlanUse,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('meal_plan_uses')
        .select('plan_key,people,swaps,ticked,starts_on,changed_at')
        .order('changed_at', { ascending: false })
        .limit(200),
    );
    return rows.map(({ plan_key, ...row }) => ({ id: plan_key, ...row })).filter(isPlanUse);
  },
  compare: (a, b) => b.changed_at.localeCompare(a.changed_at),
  save: ({ id, swaps, ...row }, owner) =>
    upsertCall(
      'meal_plan_uses',
      { ...row, swaps: { ...swaps }, plan_key: id, user_id: owner },
      'user_id,plan_key',
    ),
  remove: ({ id }, owner) => deleteCall('meal_plan_uses', { plan_key: id, user_id: owner }),
});

/** Notes what somebody does with a plan, from what is noted at this moment. */
export function changeUse(key: string, change: Partial<Omit<PlanUse, 'id'>>): void {
  const before = planUses.current().find(({ id }) => id === key) ?? freshUse(key);
  planUses.put({ ...before, ...change, changed_at: new Date().toISOString() });
}

/** Begins a plan, which ends the one before; null ends it. */
export function followPlan(key: string, startsOn: string | null): void {
  for (const use of planUses.current())
    if (use.starts_on !== null && use.id !== key) planUses.put({ ...use, starts_on: null });
  changeUse(key, { starts_on: startsOn });
}

export function usePlanUse(key: string): PlanUse {
  const { rows } = planUses.useRecords();
  return rows.find(({ id }) => id === key) ?? freshUse(key);
}

/** The plan that is followed and what was changed about it; null without one. */
export function useFollowedPlan(): { plan: MealPlan; use: PlanUse; plans: MealPlan[] } | null {
  const { rows } = planUses.useRecords();
  const { plans } = usePlans();
  const use = followedUse(rows);
  const plan = use && plans.find(({ key }) => key === use.id);
  return use && plan ? { plan, use, plans } : null;
}
