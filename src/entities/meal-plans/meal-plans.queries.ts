import { queryOptions, skipToken } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { readKnowledge } from '../../lib/knowledge.ts';
import { queryClient } from '../../lib/query-client.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { t } from '../../words/nutrition.ts';
import {
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
