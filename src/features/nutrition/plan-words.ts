import { t } from '../../words/nutrition.ts';
import type { MealPlan, PlanBook, PlanCard } from './meal-plan.ts';

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
