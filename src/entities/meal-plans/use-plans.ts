import { useQuery } from '@tanstack/react-query';

import { matchScore } from '../../lib/fuzzy.ts';
import { headNames } from '../foods/food-name.ts';
import { asFood, type Food } from '../foods/food.ts';
import { foodsQuery, ownFoods } from '../foods/foods.queries.ts';
import { asMealPlan, type MealPlan, type PlanBook } from './meal-plan.ts';
import { ownPlans, planBookQuery, planExcerptQuery } from './meal-plans.queries.ts';

const noBook: PlanBook = { plans: [], bought: {}, sold: {} };

/** Ready plans and one's own; until they are there the one that `shown` names, if the page came with it. */
export function usePlans(shown = ''): {
  book: PlanBook;
  /** Ready ones first. */
  plans: MealPlan[];
  isLoading: boolean;
  isFailed: boolean;
} {
  const read = useQuery(planBookQuery());
  const own = ownPlans.useRecords();
  const { data: excerpt } = useQuery(planExcerptQuery(shown));
  const book = read.data ?? excerpt?.book ?? noBook;
  return {
    book,
    plans: [...book.plans, ...own.rows.map((plan) => asMealPlan(plan, book))],
    isLoading: read.isPending || own.state === 'loading',
    isFailed: read.isError,
  };
}

/**
 * All foods there are to choose from, one's own in front, and a way to find one by its key; until they are there those
 * that came with the page of the plan `shown`.
 */
export function useFoods(shown = ''): {
  foods: Food[];
  byKey: ReadonlyMap<string, Food>;
  isLoading: boolean;
  isFailed: boolean;
} {
  const table = useQuery(foodsQuery());
  const own = ownFoods.useRecords();
  const { data: excerpt } = useQuery(planExcerptQuery(shown));
  const foods = [...own.rows.map(asFood), ...(table.data ?? excerpt?.foods ?? [])];
  return {
    foods,
    byKey: new Map(foods.map((food) => [food.key, food])),
    isLoading: table.isPending,
    isFailed: table.isError,
  };
}

/** Foods by any of their names, a slip forgiven, the best match first. An empty query finds none. */
export function findFoods(foods: readonly Food[], query: string, most = 30): Food[] {
  if (query.trim() === '') return [];
  return foods
    .map((food) => ({ food, score: scoreOf(food, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ food }) => food);
}

function scoreOf(food: Food, query: string): number {
  const main = matchScore(query, headNames(food.name));
  const any = matchScore(query, [...headNames(food.name), ...food.other_names]);
  if (any === 0) return 0;
  // The food's own name counts for more than another one, and what one made oneself for more than that.
  return any + (main > 0 ? 5 : 0) + (food.isOwn ? 3 : 0);
}
