import { t } from '../../words/knowledge.ts';
/** Nutrients in the order of a label; the figures of a food are per 100 g of its edible part. */
const nutrientIds = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fibre_g',
  'calcium_mg',
  'iron_mg',
  'potassium_mg',
  'sodium_mg',
  'zinc_mg',
  'vitamin_c_mg',
  'folate_ug',
  'vitamin_a_ug',
  'water_g',
  'alcohol_g',
] as const;
export type Nutrient = (typeof nutrientIds)[number];

export type Measure = { label: string; grams: number };
type Recipe = {
  parts: readonly { food_id: string; grams: number }[];
  cooked_weight_g: number;
  is_cooked: boolean;
};

/** A food as the table and the kept file hold it. A null figure is "not known", which is never zero. */
export type Food = {
  slug: string;
  name: string;
  other_names: readonly string[];
  category: string;
  cost: 'low' | 'medium' | 'high';
  /** Household measures of the edible part, the usual portion first. */
  measures: readonly Measure[];
  source: string;
  stand_in: string | null;
  energy_note: string | null;
  recipe: Recipe | null;
} & Readonly<Record<Nutrient, number | null>> & { readonly energy_kcal: number };

/** What the figures are for: 100 g, or one of a food's household measures. */
export const hundredGrams: Measure = { label: '100 g', grams: 100 };

/** The portion people usually eat. */
export const usualPortion = ({ measures }: Pick<Food, 'measures'>): Measure => measures[0] ?? hundredGrams;

/** How much of a nutrient a measure holds; null when it is not known. */
export function amountIn(food: Food, nutrient: Nutrient, { grams }: Pick<Measure, 'grams'>): number | null {
  const per100 = food[nutrient];
  return per100 === null ? null : (per100 * grams) / 100;
}

/** `1 cup (190 g)`; 100 g stays as it is. */
export const measureName = ({ label, grams }: Measure): string =>
  label === hundredGrams.label ? label : `${t.known(label)} (${grams}\u00A0g)`;

export const isNutrient = (value: string): value is Nutrient => nutrientIds.some((id) => id === value);
