import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { AppError } from '../../lib/app-error.ts';
import { readKnowledge } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';
import { type BothScales, type Food, scalesOf, usualPortion } from './food-words.ts';

const DAY_MS = 86_400_000;

/** What lists and links show of a food. */
export type FoodLink = { slug: string; name: string; portion: string; kcal: number };

/** A food with what its page says about others. */
export type FoodPage = {
  food: Food;
  /** Names of what it is made from. */
  partNames: Readonly<Record<string, string>>;
  similar: readonly FoodLink[];
  scales: BothScales;
};

function toLink(food: Food): FoodLink {
  const portion = usualPortion(food);
  return {
    slug: food.slug,
    name: food.name,
    portion: portion.label,
    kcal: Math.round((food.energy_kcal * portion.grams) / 100),
  };
}

const MOST_SIMILAR = 6;
const firstWord = (name: string): string => name.split(/[\s,]/)[0] ?? name;

/** Foods with the same first word (sukuma wiki raw and fried), then others of the shelf. */
function similarTo(foods: readonly Food[], food: Food): FoodLink[] {
  const others = foods.filter(({ slug }) => slug !== food.slug);
  const named = others.filter(({ name }) => firstWord(name) === firstWord(food.name));
  const shelf = others.filter((other) => other.category === food.category && !named.includes(other));
  const place = shelf.findIndex(({ slug }) => slug > food.slug);
  const around = [...shelf.slice(Math.max(place, 0)), ...shelf.slice(0, Math.max(place, 0))];
  return [...named, ...around].slice(0, MOST_SIMILAR).map(toLink);
}

/** What the page of a food shows; null when there is no such food. `scales` are those of all foods. */
export function foodPage(
  foods: readonly Food[],
  slug: string,
  scales: BothScales = scalesOf(foods),
): FoodPage | null {
  const food = foods.find((one) => one.slug === slug);
  if (!food) return null;
  const parts = new Set(food.recipe?.parts.map(({ food_id }) => food_id));
  return {
    food,
    partNames: Object.fromEntries(
      foods.filter((other) => parts.has(other.slug)).map((other) => [other.slug, other.name]),
    ),
    similar: similarTo(foods, food),
    scales,
  };
}

const allFoods = (client: QueryClient): Promise<readonly Food[]> =>
  client.ensureQueryData(foodQueries.list());

/** Of a file that is kept for offline, maybe one of an earlier release. */
const hasFood = (value: unknown): value is Food =>
  typeof value === 'object' &&
  value !== null &&
  'measures' in value &&
  Array.isArray(value.measures) &&
  'other_names' in value &&
  Array.isArray(value.other_names) &&
  'energy_kcal' in value &&
  typeof value.energy_kcal === 'number' &&
  ['slug', 'name', 'category', 'cost', 'source'].every((key) => typeof Reflect.get(value, key) === 'string');

/** The foods of the kept file. Throws AppError `server` when it holds something else. */
export function readFoods(answer: unknown): Food[] {
  if (!Array.isArray(answer) || !answer.every(hasFood))
    throw new AppError('server', t('The food table could not be read. Please try again.'));
  return answer;
}

/**
 * Reads of the food table. It changes only with a new version of the site, so that the file every device keeps is
 * always as good as the database, and works without a connection.
 */
export const foodQueries = {
  all: ['food-table'] as const,

  /** All foods, dishes first. */
  list: () =>
    queryOptions({
      queryKey: [...foodQueries.all, 'list'] as const,
      queryFn: async ({ signal }): Promise<readonly Food[]> =>
        readFoods(await readKnowledge('foods', signal)),
      staleTime: DAY_MS,
    }),

  /** One food; null when there is none under that slug. */
  food: (slug: string) =>
    queryOptions({
      queryKey: [...foodQueries.all, 'food', slug] as const,
      queryFn: async ({ client }): Promise<FoodPage | null> => foodPage(await allFoods(client), slug),
      staleTime: DAY_MS,
    }),

  /** Links to some foods, in their order; unknown ones are left out. */
  links: (slugs: readonly string[]) =>
    queryOptions({
      queryKey: [...foodQueries.all, 'links', slugs] as const,
      queryFn: async ({ client }): Promise<FoodLink[]> => linksTo(await allFoods(client), slugs),
      staleTime: DAY_MS,
    }),
};

/** Links to some foods of the table, in the order asked for. */
export const linksTo = (foods: readonly Food[], slugs: readonly string[]): FoodLink[] =>
  slugs.flatMap((slug) => {
    const food = foods.find((one) => one.slug === slug);
    return food ? [toLink(food)] : [];
  });
