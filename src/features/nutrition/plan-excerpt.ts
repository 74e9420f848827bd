import type { Food } from './food.ts';
import type { MealPlan, PlanBook } from './meal-plan.ts';
import { itemsOfDay } from './plan-week.ts';

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
