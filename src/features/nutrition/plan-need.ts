import { type NoFastReason, type NoLessReason, whyNoFast, whyNoLess } from '../../entities/safety/no-less.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { weeksSince } from './calculator-draft.ts';
import { activityFactors, katch, mifflin, pregnancyKcal } from './energy.ts';
import type { Food } from './food.ts';
import type { MealPlan, PlanDay } from './meal-plan.ts';
import { useTarget } from './nutrition.queries.ts';
import { itemsOfDay, planTotals } from './plan-week.ts';
import type { Target } from './target.ts';
import { useKnownBody } from './use-known-body.ts';

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
