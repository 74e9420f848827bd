import { z } from 'zod';

export const mealPlanGoals = [
  'lose',
  'maintain',
  'gain',
  'diabetes-aware',
  'blood-pressure-aware',
  'pregnancy',
  'breastfeeding',
  'vegetarian',
  'budget',
  'high-protein',
  'fasting-16-8',
  'family',
  'student',
  'coast',
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const prose = z
  .string()
  .trim()
  .refine((text) => !/\s{2,}|\n/.test(text), 'one paragraph with single spaces');

const itemSchema = z.strictObject({ food_id: slug, grams: z.number().int().min(2).max(700) });
const mealSchema = z.array(itemSchema);

const daySchema = z.strictObject({
  breakfast: mealSchema,
  lunch: mealSchema.min(1),
  supper: mealSchema.min(1),
  snacks: mealSchema,
});

export const mealPlanSchema = z.strictObject({
  slug,
  title: z.string().trim().min(8).max(70),
  goal: z.enum(mealPlanGoals),
  summary: prose.min(40).max(170),
  for_whom: prose.min(20).max(320),
  /** Who asks a clinician or nutritionist first. */
  cautions: z.array(prose.min(15).max(260)).min(1).max(5),
  /** Of one person a day; every day comes within 10 %. */
  energy_kcal: z.number().int().min(1200).max(3200),
  is_vegetarian: z.boolean(),
  tips: z.array(prose.min(15).max(220)).min(2).max(5),
  /** Monday first. */
  days: z.array(daySchema).length(7),
  reviewed_at: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
});

export type MealPlan = z.infer<typeof mealPlanSchema>;
export type MealPlanDay = z.infer<typeof daySchema>;
export type MealPlanItem = z.infer<typeof itemSchema>;
