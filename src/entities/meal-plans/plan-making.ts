import { t } from '../../words/nutrition.ts';
import type { Food } from '../foods/food.ts';
import {
  isCarePlan,
  type Meal,
  type MealPlan,
  meals,
  type PlanBook,
  type PlanDay,
  type PlanItem,
} from './meal-plan.ts';
import { itemsOfDay, planTotals } from './plan-week.ts';

/** What somebody does not eat. */
export const avoidable = {
  meat: t('Meat and chicken'),
  fish: t('Fish'),
  eggs: t('Eggs'),
  milk: t('Milk, mala and yoghurt'),
  nuts: t('Groundnuts, nuts and seeds'),
  wheat: t('Wheat: chapati, bread, pasta'),
} as const;
export type Avoided = keyof typeof avoidable;
export const avoidedKinds = Object.keys(avoidable) as Avoided[];

const WHEAT = /wheat|bread|chapati|spaghetti|semolina|noodles|bulgur|couscous|mandazi|biscuit|cake/;

function kindsOf({ key, category }: Food): Avoided[] {
  const kinds: Avoided[] = [];
  if (category === 'meat-and-poultry') kinds.push('meat');
  if (category === 'fish') kinds.push('fish');
  if (key.startsWith('egg')) kinds.push('eggs');
  else if (category === 'eggs-and-dairy' || /^(ghee|butter)\b/.test(key)) kinds.push('milk');
  if (category === 'nuts-and-seeds' || /groundnut|peanut/.test(key)) kinds.push('nuts');
  if (WHEAT.test(key)) kinds.push('wheat');
  return kinds;
}

/** Everything a food is made of that somebody may want to avoid. */
export function kindsIn(
  foodId: string,
  bought: PlanBook['bought'],
  foods: ReadonlyMap<string, Food>,
): Set<Avoided> {
  const parts = [foodId, ...(bought[foodId] ?? []).map(([id]) => id)];
  return new Set(parts.flatMap((id) => foods.get(id) ?? []).flatMap(kindsOf));
}

type Pantry = Pick<PlanBook, 'plans' | 'bought'> & { foods: ReadonlyMap<string, Food> };

/** Portions grow and shrink by no more than this, so that a plate stays a plate. */
const SCALE = [0.6, 1.6] as const;
/** A meal comes at most so often in a week when it takes another's place. */
const MOST_REPEATS = 2;

/** Whole fives of grams, never nothing. */
const scaled = (items: readonly PlanItem[], factor: number): PlanItem[] =>
  items.map(({ food_id, grams }) => ({ food_id, grams: Math.max(5, Math.round((grams * factor) / 5) * 5) }));

/**
 * A week of one's own from a ready one: without what is avoided, and with portions that meet the energy.
 *
 * Meals with something that is avoided give way to the same meal of another plan, about as rich; where there is none the
 * food itself is left out and the rest of the day makes up for it. A plan beside the care of a clinic takes only its own.
 */
export function makeWeek(
  base: MealPlan,
  energyKcal: number,
  avoided: readonly Avoided[],
  { plans, bought, foods }: Pantry,
): PlanDay[] {
  const isFree = ({ food_id }: PlanItem): boolean => {
    const kinds = kindsIn(food_id, bought, foods);
    return !avoided.some((kind) => kinds.has(kind));
  };
  const energy = (items: readonly PlanItem[]): number => planTotals(items, foods).energy_kcal.value;
  const open = isCarePlan(base)
    ? [base]
    : plans.filter((plan) => !isCarePlan(plan) && (!base.is_vegetarian || plan.is_vegetarian));
  const spare = Object.fromEntries(
    meals.map((meal) => [
      meal,
      open
        .flatMap(({ days }) => days.map((day) => day[meal]))
        .filter((items) => items.length > 0 && items.every(isFree)),
    ]),
  ) as Record<Meal, PlanItem[][]>;
  const used = new Map<PlanItem[], number>();

  const without = (items: PlanItem[], meal: Meal): PlanItem[] => {
    if (items.every(isFree)) return items;
    const wanted = energy(items);
    const [next] = spare[meal]
      .filter((other) => (used.get(other) ?? 0) < MOST_REPEATS)
      .toSorted((a, b) => Math.abs(energy(a) - wanted) - Math.abs(energy(b) - wanted));
    if (!next) return items.filter(isFree);
    used.set(next, (used.get(next) ?? 0) + 1);
    return next;
  };

  return base.days.map((day) => {
    const eaten: PlanDay = {
      breakfast: without(day.breakfast, 'breakfast'),
      lunch: without(day.lunch, 'lunch'),
      supper: without(day.supper, 'supper'),
      snacks: without(day.snacks, 'snacks'),
    };
    const has = energy(itemsOfDay(eaten));
    const factor = has === 0 ? 1 : Math.min(SCALE[1], Math.max(SCALE[0], energyKcal / has));
    return {
      breakfast: scaled(eaten.breakfast, factor),
      lunch: scaled(eaten.lunch, factor),
      supper: scaled(eaten.supper, factor),
      snacks: scaled(eaten.snacks, factor),
    };
  });
}
