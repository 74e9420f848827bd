import { useQuery } from '@tanstack/react-query';

import {
  asMealPlan,
  followedUse,
  freshUse,
  type MealPlan,
  type PlanBook,
  type PlanUse,
} from './meal-plan.ts';
import { ownPlans, planBookQuery, planExcerptQuery, planUses } from './meal-plans.queries.ts';

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

/** Notes what somebody does with a plan, from what is noted at this moment. */
export function changeUse(key: string, change: Partial<Omit<PlanUse, 'id'>>): void {
  const before = planUses.current().find(({ id }) => id === key) ?? freshUse(key);
  planUses.put({ ...before, ...change, changed_at: new Date().toISOString() });
}

/** Begins a plan, which ends the one before; null ends it. */
export function followPlan(key: string, startsOn: string | null): void {
  for (const use of planUses.current())
    if (use.starts_on !== null && use.id !== key) planUses.put({ ...use, starts_on: null });
  changeUse(key, { starts_on: startsOn });
}

export function usePlanUse(key: string): PlanUse {
  const { rows } = planUses.useRecords();
  return rows.find(({ id }) => id === key) ?? freshUse(key);
}

/** The plan that is followed and what was changed about it; null without one. */
export function useFollowedPlan(): { plan: MealPlan; use: PlanUse; plans: MealPlan[] } | null {
  const { rows } = planUses.useRecords();
  const { plans } = usePlans();
  const use = followedUse(rows);
  const plan = use && plans.find(({ key }) => key === use.id);
  return use && plan ? { plan, use, plans } : null;
}
