import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { matchScore } from '../../lib/fuzzy.ts';
import { readKnowledge } from '../../lib/knowledge.ts';
import { queryClient } from '../../lib/query-client.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { t } from '../../words/nutrition.ts';
import { headNames, asFood, type Food } from '../foods/food.ts';
import { foodsQuery, ownFoods } from '../foods/foods.queries.ts';
import {
  asMealPlan,
  isOwnPlan,
  type MealPlan,
  type OwnPlan,
  type PlanBook,
  type PlanCard,
  readPlanBook,
  toPlanCard,
} from './meal-plan.ts';
import type { PlanExcerpt } from './plan-week.ts';

const HOUR_MS = 3_600_000;

const told = <Plan extends PlanCard>(plan: Plan): Plan => ({
  ...plan,
  title: t.known(plan.title),
  summary: t.known(plan.summary),
});

const planInWords = (plan: MealPlan): MealPlan => ({
  ...told(plan),
  for_whom: t.known(plan.for_whom),
  cautions: plan.cautions.map(t.known),
  tips: plan.tips.map(t.known),
});

/** Cards with what the content says of each plan in the language of the app. */
export const cardsInWords = (cards: readonly PlanCard[]): PlanCard[] => cards.map(told);

/** The same for whole plans. */
export const bookInWords = (book: PlanBook): PlanBook => ({ ...book, plans: book.plans.map(planInWords) });

const excerptInWords = ({ book, foods }: PlanExcerpt): PlanExcerpt => ({ book: bookInWords(book), foods });

/** All ready plans with their weeks, from the file on the device; it comes from the same content as the table. */
export const planBookQuery = () =>
  queryOptions({
    queryKey: ['nutrition', 'plan-book'] as const,
    queryFn: async ({ signal }): Promise<PlanBook> => readPlanBook(await readKnowledge('meal-plans', signal)),
    select: bookInWords,
    staleTime: HOUR_MS,
  });

/** What a prerendered page of a plan brings along; nobody asks for it. */
export const planExcerptQuery = (key: string) =>
  queryOptions<PlanExcerpt>({
    queryKey: ['nutrition', 'plan-excerpt', key] as const,
    queryFn: skipToken,
    select: excerptInWords,
  });

/** The ready plans as a list shows them. */
export const planCardsQuery = () =>
  queryOptions({
    queryKey: ['nutrition', 'plan-cards'] as const,
    queryFn: async (): Promise<PlanCard[]> =>
      (await queryClient.fetchQuery(planBookQuery())).plans.map(toPlanCard),
    select: cardsInWords,
    staleTime: HOUR_MS,
  });

/** Weeks of one's own. Whether somebody may make one is the database's to say. */
export const ownPlans = createRecords<OwnPlan>({
  table: 'custom_meal_plans',
  isRow: isOwnPlan,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('custom_meal_plans')
        .select('id,title,energy_kcal,days,based_on')
        .order('updated_at', { ascending: false })
        .limit(50),
    );
    return rows.filter(isOwnPlan);
  },
  compare: (a, b) => a.title.localeCompare(b.title, 'en'),
  save: (row, owner) => upsertCall('custom_meal_plans', { ...row, user_id: owner }),
  remove: ({ id }, owner) => deleteCall('custom_meal_plans', { id, user_id: owner }),
});

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
