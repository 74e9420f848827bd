import { t } from '../../words/nutrition.ts';
import { figuresIn, type Food, type Totals, totalsOf } from '../foods/food.ts';
import {
  isCarePlan,
  type Meal,
  type MealPlan,
  meals,
  type PlanBook,
  type PlanDay,
  type PlanItem,
  type Swaps,
} from './meal-plan.ts';

type Foods = ReadonlyMap<string, Food>;

export const swapKey = (day: number, meal: Meal): string => `${day}.${meal}`;

/** The week as it is eaten: with the meals that gave way to others. */
export function weekOf(plan: MealPlan, swaps: Swaps, plans: readonly MealPlan[]): PlanDay[] {
  return plan.days.map((day, index) => {
    const changed = { ...day };
    for (const meal of meals) {
      const swap = swaps[swapKey(index, meal)];
      const other = swap && plans.find(({ key }) => key === swap.plan_key)?.days[swap.day];
      if (other) changed[meal] = other[meal];
    }
    return changed;
  });
}

/** What items hold; one whose food is not known counts as not known. */
export function planTotals(items: readonly PlanItem[], foods: Foods): Totals {
  return totalsOf(
    items.flatMap(({ food_id, grams }) => {
      const food = foods.get(food_id);
      return food ? [figuresIn(food.per100, grams)] : [];
    }),
  );
}

export const itemsOfDay = (day: PlanDay): PlanItem[] => meals.flatMap((meal) => day[meal]);

/** How far a week of meals may be from the energy it is called after; the database refuses to give one that is further. */
const LABEL_SHARE = 0.1;

/** The energy a day that a week may be called after: what it is called now, or what its meals come to where that differs. */
export function energyLabel(week: { energy_kcal: number; days: readonly PlanDay[] }, foods: Foods): number {
  const items = week.days.flatMap(itemsOfDay);
  if (!items.every(({ food_id }) => foods.has(food_id))) return week.energy_kcal;
  const own = planTotals(items, foods).energy_kcal.value / week.days.length;
  const isTrue = Math.abs(own - week.energy_kcal) <= LABEL_SHARE * week.energy_kcal;
  return isTrue ? week.energy_kcal : Math.min(6000, Math.round(own / 10) * 10);
}

const energyOf = (items: readonly PlanItem[], foods: Foods): number =>
  planTotals(items, foods).energy_kcal.value;

const sameFoods = (a: readonly PlanItem[], b: readonly PlanItem[]): boolean => {
  const ids = (items: readonly PlanItem[]): string =>
    items
      .map(({ food_id }) => food_id)
      .toSorted()
      .join();
  return ids(a) === ids(b);
};

export type SwapChoice = {
  plan_key: string;
  plan_title: string;
  day: number;
  items: PlanItem[];
  kcal: number;
};

/** How far a meal that takes another's place may be from its energy. */
const SWAP_SHARE = 0.25;

/**
 * Meals that can take a meal's place: the same meal of other days and plans, about as rich, each once, the nearest
 * first. A vegetarian plan stays vegetarian, and a plan beside the care of a clinic takes only its own meals.
 */
export function swapChoices(
  plan: MealPlan,
  current: readonly PlanItem[],
  meal: Meal,
  plans: readonly MealPlan[],
  foods: Foods,
  { most = 12, isSmallerOpen = true } = {},
): SwapChoice[] {
  const kcal = energyOf(current, foods);
  const open = isCarePlan(plan)
    ? plans.filter(({ key, goal }) => key === plan.key || goal === plan.goal)
    : plans.filter((other) => !isCarePlan(other) && (!plan.is_vegetarian || other.is_vegetarian));
  const found: SwapChoice[] = [];
  for (const other of open.includes(plan) ? open : [plan, ...open])
    for (const [day, { [meal]: items }] of other.days.entries()) {
      if (items.length === 0 || sameFoods(items, current) || found.some((one) => sameFoods(one.items, items)))
        continue;
      found.push({ plan_key: other.key, plan_title: other.title, day, items, kcal: energyOf(items, foods) });
    }
  return found
    .filter((choice) => isSmallerOpen || choice.kcal >= kcal)
    .filter((choice) => kcal === 0 || Math.abs(choice.kcal - kcal) <= SWAP_SHARE * kcal)
    .toSorted((a, b) => Math.abs(a.kcal - kcal) - Math.abs(b.kcal - kcal))
    .slice(0, most);
}

/** Halves and whole numbers read well; this far from one is near enough to say so. */
const NEAR = 0.08;

/** `1 serving (300 g)`, `2 × 1 slice (300 g)` or plain `230 g`, as it is dished out. */
export function servedText(food: Food | undefined, grams: number): string {
  const plain = `${Math.round(grams)} g`;
  for (const { label, grams: each } of food?.measures ?? []) {
    const count = Math.round((grams / each) * 2) / 2;
    if (count < 0.5 || count > 6 || Math.abs(grams / (count * each) - 1) > NEAR) continue;
    if (count === 1) return `${t.known(label)} (${plain})`;
    return `${count === 0.5 ? '½' : String(count).replace('.5', '½')} × ${t.known(label)} (${plain})`;
  }
  return plain;
}

/** As much of the book and of the food table as one plan's page shows. */
export type PlanExcerpt = { book: PlanBook; foods: readonly Food[] };

const only = <Value>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));

/** What the page of a plan is made from before anybody asks for the rest: its meals, what is bought for them, their foods. */
export function excerptOf(plan: MealPlan, book: PlanBook, foods: readonly Food[]): PlanExcerpt {
  const eaten = new Set(plan.days.flatMap(itemsOfDay).map(({ food_id }) => food_id));
  const bought = only(book.bought, eaten);
  const named = new Set([...eaten, ...Object.values(bought).flatMap((parts) => parts.map(([id]) => id))]);
  return {
    book: { plans: [plan], bought, sold: only(book.sold, named) },
    foods: foods.filter(({ key }) => named.has(key)).map((food) => ({ ...food, other_names: [] })),
  };
}
