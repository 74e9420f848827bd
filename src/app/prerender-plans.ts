import type { QueryClient } from '@tanstack/react-query';

import { readFoods } from '../features/nutrition/food.ts';
import { readPlanBook, toPlanCard } from '../features/nutrition/meal-plan.ts';
import { planCardsQuery, planExcerptQuery } from '../features/nutrition/meal-plans.queries.ts';
import { excerptOf } from '../features/nutrition/plan-excerpt.ts';
import { paths } from '../lib/paths.ts';

/** Weeks of meals in their order, what is bought for a gram of each food, and which product a food is. */
export type MealPlanBook = { plans: readonly { slug: string }[]; bought: object; sold: object };

/** Every address about meal plans that gets an HTML file of its own. */
export const planPaths = ({ plans }: MealPlanBook): string[] => [
  paths.mealPlans(),
  ...plans.map(({ slug }) => paths.mealPlan(slug)),
];

/** Puts the answers a page about meal plans will ask for into the cache, outdated from the start. */
export function seedPlans(
  client: QueryClient,
  path: string,
  content: MealPlanBook,
  foods: readonly object[],
): void {
  const old = { updatedAt: 1 };
  if (!planPaths(content).includes(path)) return;
  const book = readPlanBook(content);
  if (path === paths.mealPlans())
    client.setQueryData(planCardsQuery().queryKey, book.plans.map(toPlanCard), old);
  const plan = book.plans.find(({ key }) => path === paths.mealPlan(key));
  if (plan)
    client.setQueryData(planExcerptQuery(plan.key).queryKey, excerptOf(plan, book, readFoods(foods)), old);
}
