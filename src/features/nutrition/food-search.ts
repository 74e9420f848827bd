import { headNames } from '../../entities/foods/food-name.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import type { Food } from './food.ts';

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
