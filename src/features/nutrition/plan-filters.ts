import { type Cost, isCost, isPlanGoal, type PlanCard, type PlanGoal } from './meal-plan.ts';

export type PlanFilters = { goal: PlanGoal | null; cost: Cost | null; isVegetarian: boolean };

/** Filters live in the address, so that a choice can be shared and survives the way back. */
export function readPlanFilters(query: URLSearchParams): PlanFilters {
  const goal = query.get('goal');
  const cost = query.get('cost');
  return {
    goal: isPlanGoal(goal) ? goal : null,
    cost: isCost(cost) ? cost : null,
    isVegetarian: query.get('diet') === 'vegetarian',
  };
}

export function writePlanFilters({ goal, cost, isVegetarian }: PlanFilters): Record<string, string> {
  return {
    ...(goal ? { goal } : {}),
    ...(cost ? { cost } : {}),
    ...(isVegetarian ? { diet: 'vegetarian' } : {}),
  };
}

/** Those that fit; with a target of one's own the nearest in energy first. */
export function choosePlans<Card extends PlanCard>(
  cards: readonly Card[],
  { goal, cost, isVegetarian }: PlanFilters,
  targetKcal: number | null,
): Card[] {
  const fitting = cards.filter(
    (card) =>
      (goal === null || card.goal === goal) &&
      (cost === null || card.cost === cost) &&
      (!isVegetarian || card.is_vegetarian),
  );
  if (targetKcal === null) return fitting;
  return fitting.toSorted(
    (a, b) => Math.abs(a.energy_kcal - targetKcal) - Math.abs(b.energy_kcal - targetKcal),
  );
}
