import type { Food as ContentFood, Nutrient } from '../../../content/food-schema.ts';
import { t } from '../../words/knowledge.ts';

export type { Nutrient } from '../../../content/food-schema.ts';

export type Measure = ContentFood['measures'][number];

/** A food as the table and the kept file hold it. A null figure is "not known", which is never zero. */
export type Food = Omit<ContentFood, 'id' | 'per_100g'> & ContentFood['per_100g'] & { slug: string };

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
