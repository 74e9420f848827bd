import { z } from 'zod';

import { foodCategories, foodCosts } from './vocabulary.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const name = z.string().trim().min(2).max(70);
const amount = z.number().min(0);
const unknown = amount.nullable();

/**
 * What 100 g of the edible part hold. `null` is "not known", which is never the same as zero.
 * Carbohydrate is the total by difference, fibre included, as USDA FoodData Central states it.
 */
const nutrientsSchema = z.strictObject({
  energy_kcal: amount.max(902),
  protein_g: amount.max(100),
  fat_g: amount.max(100),
  carbohydrate_g: amount.max(100),
  fibre_g: unknown,
  calcium_mg: unknown,
  iron_mg: unknown,
  potassium_mg: unknown,
  sodium_mg: unknown,
  zinc_mg: unknown,
  vitamin_c_mg: unknown,
  /** Total folate in micrograms. */
  folate_ug: unknown,
  /** Retinol activity equivalents in micrograms. */
  vitamin_a_ug: unknown,
  water_g: unknown,
  alcohol_g: unknown,
});
export type Nutrients = z.infer<typeof nutrientsSchema>;
export type Nutrient = keyof Nutrients;

const partSchema = z.strictObject({ food_id: slug, grams: z.number().positive() });

export const foodSchema = z.strictObject({
  id: slug,
  name,
  /** Names people type into the search: Swahili, other languages of Kenya, English elsewhere. */
  other_names: z.array(name),
  category: z.enum(foodCategories),
  cost: z.enum(foodCosts),
  per_100g: nutrientsSchema,
  /** Household measures of the edible part, the usual portion first. */
  measures: z
    .array(z.strictObject({ label: z.string().min(3).max(40), grams: z.number().positive() }))
    .min(1),
  source: z.string().min(20),
  /** Why a similar food lends its figures, or null when the figures are the food's own. */
  stand_in: z.string().min(20).nullable(),
  /** Why the energy differs from what protein, fat and carbohydrate give, or null when it agrees. */
  energy_note: z.string().min(15).nullable(),
  /** What a computed dish is made from; null for foods with figures of their own. */
  recipe: z
    .strictObject({
      parts: z.array(partSchema).min(1),
      cooked_weight_g: z.number().positive(),
      /** Raw dishes keep vitamin C and folate; heat takes an amount we cannot state. */
      is_cooked: z.boolean(),
    })
    .nullable(),
});
export type Food = z.infer<typeof foodSchema>;
export type FoodCategory = Food['category'];
