import type { Food, Nutrient } from '../food-schema.ts';
import { foodById } from '../foods.ts';
import type { MealPlan, MealPlanDay, MealPlanItem } from '../meal-plan-schema.ts';

function foodOf(item: MealPlanItem): Food {
  const food = foodById.get(item.food_id);
  if (!food) throw new Error(`a meal plan uses ${item.food_id}, which is no food`);
  return food;
}

/** Everything eaten in a day, in the order of the day. */
export const itemsOf = (day: MealPlanDay): MealPlanItem[] => [
  ...day.breakfast,
  ...day.lunch,
  ...day.supper,
  ...day.snacks,
];

/** How much of a nutrient a day holds; foods that do not know it count as nothing, so it is a lower bound. */
export function dayTotal(day: MealPlanDay, nutrient: Nutrient): number {
  return itemsOf(day).reduce(
    (sum, item) => sum + ((foodOf(item).per_100g[nutrient] ?? 0) * item.grams) / 100,
    0,
  );
}

const points: Readonly<Record<Food['cost'], number>> = { low: 1, medium: 2, high: 3 };

/** What the week costs beside other plans, from the cost hints of its foods weighed by their energy. */
export function planCost(plan: MealPlan): Food['cost'] {
  let energy = 0;
  let weighted = 0;
  for (const item of plan.days.flatMap(itemsOf)) {
    const food = foodOf(item);
    const share = (food.per_100g.energy_kcal * item.grams) / 100;
    energy += share;
    weighted += share * points[food.cost];
  }
  const mean = weighted / energy;
  if (mean < 1.2) return 'low';
  return mean < 1.7 ? 'medium' : 'high';
}
