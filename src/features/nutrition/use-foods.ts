import { useQuery } from '@tanstack/react-query';

import type { Food } from './food.ts';
import { planExcerptQuery } from './meal-plans.queries.ts';
import { foodsQuery, ownFoods } from './nutrition.queries.ts';
import { asFood } from './own-food.ts';

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
