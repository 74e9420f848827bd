import type { MealPlan } from './meal-plan-schema.ts';
import { carePlans } from './meal-plans/care.ts';
import { householdPlans } from './meal-plans/households.ts';
import { wayPlans } from './meal-plans/ways-of-eating.ts';
import { weightPlans } from './meal-plans/weight.ts';

/** Every seven-day plan. */
export const mealPlans: readonly MealPlan[] = [...weightPlans, ...carePlans, ...householdPlans, ...wayPlans];
