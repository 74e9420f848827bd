import { headNames } from '../../entities/foods/food.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import {
  amountIn,
  type BothScales,
  type Food,
  groupIds,
  hundredGrams,
  isNutrient,
  type Measure,
  type Nutrient,
  standing,
  usualPortion,
} from './food-words.ts';

export type FoodSort = 'usual' | 'name' | 'most' | 'energy-up' | 'energy-down';
const sorts: readonly FoodSort[] = ['usual', 'name', 'most', 'energy-up', 'energy-down'];

/** What somebody asked the food table for; nothing set means all of it. */
export interface FoodFilters {
  query: string;
  group: string;
  /** Only foods in the highest quarter of this nutrient. */
  rich: Nutrient | '';
  cost: Food['cost'] | '';
  sort: FoodSort;
  /** What the figures are for. */
  basis: 'portion' | 'hundred';
}

export const noFilters: FoodFilters = {
  query: '',
  group: '',
  rich: '',
  cost: '',
  sort: 'usual',
  basis: 'portion',
};

const isCost = (value: string | null): value is Food['cost'] =>
  value === 'low' || value === 'medium' || value === 'high';

/** Reads `?q=&group=&rich=&cost=&sort=&per=100g`; whatever makes no sense is left out. */
export function readFilters(parameters: URLSearchParams): FoodFilters {
  const group = parameters.get('group') ?? '';
  const rich = parameters.get('rich') ?? '';
  const cost = parameters.get('cost');
  return {
    query: (parameters.get('q') ?? '').slice(0, 80),
    group: groupIds.includes(group) ? group : '',
    rich: isNutrient(rich) ? rich : '',
    cost: isCost(cost) ? cost : '',
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? 'usual',
    basis: parameters.get('per') === '100g' ? 'hundred' : 'portion',
  };
}

/** The search part of an address; '' for the whole table. */
export function writeFilters({ query, group, rich, cost, sort, basis }: FoodFilters): string {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', query.trim());
  if (group) parameters.set('group', group);
  if (rich) parameters.set('rich', rich);
  if (cost) parameters.set('cost', cost);
  if (sort !== 'usual') parameters.set('sort', sort);
  if (basis === 'hundred') parameters.set('per', '100g');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** What a food's figures are for under these filters. */
export const basisOf = (food: Food, { basis }: Pick<FoodFilters, 'basis'>): Measure =>
  basis === 'hundred' ? hundredGrams : usualPortion(food);

/** Missing figures come last, whichever way a list is sorted. */
const byAmount =
  (filters: FoodFilters, nutrient: Nutrient, way: 1 | -1) =>
  (a: Food, b: Food): number => {
    const one = amountIn(a, nutrient, basisOf(a, filters));
    const other = amountIn(b, nutrient, basisOf(b, filters));
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return way * (one - other);
  };

function order(filters: FoodFilters): ((a: Food, b: Food) => number) | null {
  switch (filters.sort) {
    case 'name':
      return (a, b) => a.name.localeCompare(b.name, 'en');
    case 'most':
      return byAmount(filters, filters.rich || 'protein_g', -1);
    case 'energy-up':
      return byAmount(filters, 'energy_kcal', 1);
    case 'energy-down':
      return byAmount(filters, 'energy_kcal', -1);
    case 'usual':
      return filters.rich ? byAmount(filters, filters.rich, -1) : null;
  }
}

/** The name a food is headed with counts for more than its other ones. */
function scoreOf(food: Food, query: string): number {
  const all = matchScore(query, [...headNames(food.name), ...food.other_names]);
  return all > 0 ? all + matchScore(query, headNames(food.name)) : 0;
}

/** The foods that fit; with a query the best match first, unless another order was chosen. */
export function findFoods(foods: readonly Food[], filters: FoodFilters, scales: BothScales): Food[] {
  const { query, group, rich, cost } = filters;
  const isRich = (food: Food): boolean =>
    !rich || standing(amountIn(food, rich, basisOf(food, filters)), scales[filters.basis][rich]) === 'high';
  const fitting = foods.filter(
    (food) => (!group || food.category === group) && (!cost || food.cost === cost) && isRich(food),
  );
  const sort = order(filters);
  const found = query.trim()
    ? fitting
        .map((food) => ({ food, score: scoreOf(food, query) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .map(({ food }) => food)
    : fitting;
  return sort && (!query.trim() || filters.sort !== 'usual') ? found.toSorted(sort) : found;
}

/** The name that made a food match, when it is not the one it is headed with; null otherwise. */
export function matchedName(food: Food, query: string): string | null {
  if (!query.trim()) return null;
  const names = [...headNames(food.name), ...food.other_names].map((name) => ({
    name,
    score: matchScore(query, [name]),
  }));
  const best = names.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 && !headNames(food.name).includes(best.name) ? best.name : null;
}
