import { labelled, list } from '../foods/food-table.ts';
import type { MealPlan, MealPlanDay, MealPlanItem } from '../meal-plan-schema.ts';

function meal(line: string): MealPlanItem[] {
  if (line === '-') return [];
  return list(line).map((text) => {
    const { label, grams } = labelled(text);
    return { food_id: label, grams };
  });
}

function day(block: string): MealPlanDay {
  const [breakfast, lunch, supper, snacks, ...more] = block.trim().split('\n');
  if (!breakfast || !lunch || !supper || !snacks || more.length > 0)
    throw new Error(`a day has breakfast, lunch, supper and snacks: ${block}`);
  return { breakfast: meal(breakfast), lunch: meal(lunch), supper: meal(supper), snacks: meal(snacks) };
}

/**
 * A plan whose week is written as a table: days are separated by empty lines, Monday first, and each has four
 * lines, breakfast, lunch, supper and snacks, of `food grams, food grams`; `-` is nothing.
 */
export function mealPlan(plan: Omit<MealPlan, 'days' | 'reviewed_at'> & { week: string }): MealPlan {
  const { week, ...rest } = plan;
  return {
    ...rest,
    days: week
      .trim()
      .split(/\n\s*\n/)
      .map(day),
    reviewed_at: '2026-11',
  };
}
