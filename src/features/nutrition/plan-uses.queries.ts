import type { Food } from '../../entities/foods/food.ts';
import type { MealPlan, PlanDay, Swaps } from '../../entities/meal-plans/meal-plan.ts';
import { usePlans } from '../../entities/meal-plans/meal-plans.queries.ts';
import { itemsOfDay, planTotals } from '../../entities/meal-plans/plan-week.ts';
import { type NoFastReason, type NoLessReason, whyNoFast, whyNoLess } from '../../entities/safety/no-less.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { unwrap } from '../../lib/app-error.ts';
import { isNumber, isText, listOf, mapOf, objectOf, orNull } from '../../lib/guards.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { weeksSince } from './calculator-draft.ts';
import { activityFactors, katch, mifflin, pregnancyKcal } from './energy.ts';
import { useKnownBody, useTarget } from './nutrition.queries.ts';
import type { Target } from './target.ts';

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

/**
 * Which weeks of meals somebody may not begin who must not eat less: the rules of `check_plan_use_no_less` in the database,
 * where their sources stand (`private.least_plan_energy`).
 */
const EQUATIONS_SHARE = 0.9;
/** A week's meals may be a tenth below what it says: they are changed one at a time. */
const MEALS_SHARE = 0.9;
const USUAL_KCAL = 1800;
const LEAST_MILK_KCAL = 330;
/** Made to give enough; their own pages say for whom. */
const fillingGoals: readonly (string | null)[] = ['pregnancy', 'breastfeeding', 'gain'];

function dayOf({ sex, age, height_cm, weight_kg, body_fat_percent, activity }: Target): number {
  const resting =
    body_fat_percent === null
      ? mifflin({ sex, age, heightCm: height_cm, weightKg: weight_kg })
      : katch(weight_kg, body_fat_percent);
  return resting * activityFactors[activity];
}

/** The least energy a day of a week of meals for somebody who must not eat less, kcal. */
export function leastPlanKcal(why: NoLessReason, target: Target | null, weeks: number | null): number {
  const milk = why === 'breastfeeding' ? LEAST_MILK_KCAL : 0;
  if (target) {
    // While the week is not known, only what is sure in every week is asked for.
    const baby = why === 'pregnancy' && weeks !== null ? pregnancyKcal(weeks) : 0;
    const least = EQUATIONS_SHARE * (dayOf(target) + baby + milk);
    return why === 'pregnancy' ? Math.max(least, USUAL_KCAL) : least;
  }
  if (why === 'pregnancy') return weeks === null ? 2200 : weeks < 14 ? 1800 : weeks < 28 ? 2200 : 2400;
  return USUAL_KCAL + milk;
}

export type PlanNeed = {
  why: NoLessReason | null;
  whyNoFast: NoFastReason | null;
  /** kcal a day; 0 for whom nothing is known against less. */
  least: number;
};

/** What the safety list, the target and the log say about the weeks somebody may begin. */
export function usePlanNeed(): PlanNeed {
  const profile = useSafetyProfile();
  const { book } = useBook(profile.medicines.length > 0);
  const body = useKnownBody();
  const { target } = useTarget();
  const weeks = weeksSince(profile.facts?.pregnant_since, useNairobiDay());
  const why = whyNoLess(profile, body);
  return {
    why,
    whyNoFast: whyNoFast(profile, body, book),
    least: why === null ? 0 : leastPlanKcal(why, target, weeks),
  };
}

/** Why a week is not for somebody; null when it may be begun. */
export function whyNotPlan(
  { goal: ready, energy_kcal, isOwn }: Pick<MealPlan, 'goal' | 'energy_kcal' | 'isOwn'>,
  need: PlanNeed,
): NoFastReason | null {
  // One's own week has the goal of the one it began as, and any energy.
  const goal = isOwn ? null : ready;
  if (goal === 'fasting-16-8' && need.whyNoFast !== null) return need.whyNoFast;
  if (need.why === null || fillingGoals.includes(goal)) return null;
  return goal === 'lose' || energy_kcal < need.least ? need.why : null;
}

/** The energy of a week's meals, kcal a day. */
const weekKcal = (days: readonly PlanDay[], foods: ReadonlyMap<string, Food>): number =>
  days.reduce((sum, day) => sum + planTotals(itemsOfDay(day), foods).energy_kcal.value, 0) / 7;

/** Whether meals that change make a week too little for somebody who must not eat less. */
export function isTooLittle(
  after: readonly PlanDay[],
  before: readonly PlanDay[],
  plan: Pick<MealPlan, 'goal' | 'energy_kcal'>,
  need: PlanNeed,
  foods: ReadonlyMap<string, Food>,
): boolean {
  if (need.why === null) return false;
  const least = fillingGoals.includes(plan.goal) ? Math.min(need.least, plan.energy_kcal) : need.least;
  const kcal = weekKcal(after, foods);
  return kcal < weekKcal(before, foods) && kcal < MEALS_SHARE * least;
}
