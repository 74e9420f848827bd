import { useQuery } from '@tanstack/react-query';

import type { Food } from './food.ts';
import { foodsQuery, ownFoods } from './nutrition.queries.ts';
import { asFood } from './own-food.ts';

/** All foods there are to choose from, one's own in front, and a way to find one by its key. */
export function useFoods(): {
  foods: Food[];
  byKey: ReadonlyMap<string, Food>;
  isLoading: boolean;
  isFailed: boolean;
} {
  const table = useQuery(foodsQuery());
  const own = ownFoods.useRecords();
  const foods = [...own.rows.map(asFood), ...(table.data ?? [])];
  return {
    foods,
    byKey: new Map(foods.map((food) => [food.key, food])),
    isLoading: table.isPending,
    isFailed: table.isError,
  };
}
