import { shownNutrients } from './food-words.ts';
import { amountIn, type Food, hundredGrams, type Measure, type Nutrient, usualPortion } from './food.ts';

/** Where the foods of the table stand with one nutrient: `low` and `high` are the quarters, `top` fills a bar. */
export type Scale = { low: number; high: number; top: number };
export type Scales = Readonly<Partial<Record<Nutrient, Scale>>>;
/** By 100 g, and by the portions people usually eat; one says little about the other (think of spices). */
export type BothScales = { hundred: Scales; portion: Scales };

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function scaleOf(amounts: readonly (number | null)[]): Scale {
  const known = amounts.filter((amount) => amount !== null).toSorted((a, b) => a - b);
  return { low: quantile(known, 0.25), high: quantile(known, 0.75), top: quantile(known, 0.97) };
}

const scalesBy = (foods: readonly Food[], measureOf: (food: Food) => Measure): Scales =>
  Object.fromEntries(
    shownNutrients.map((nutrient) => [
      nutrient,
      scaleOf(foods.map((food) => amountIn(food, nutrient, measureOf(food)))),
    ]),
  );

/** How the foods of a table compare. Foods without a figure count for nothing. */
export const scalesOf = (foods: readonly Food[]): BothScales => ({
  hundred: scalesBy(foods, () => hundredGrams),
  portion: scalesBy(foods, usualPortion),
});

/** How an amount stands among all foods: in the lowest or highest quarter, or between. Null when it is not known. */
export function standing(amount: number | null, scale: Scale | undefined): 'low' | 'middle' | 'high' | null {
  if (amount === null || !scale) return null;
  if (amount >= scale.high && amount > 0) return 'high';
  return amount <= scale.low ? 'low' : 'middle';
}

/** How far an amount fills its bar, 0 to 1. */
export function fill(amount: number | null, scale: Scale | undefined): number {
  if (amount === null || !scale || scale.top <= 0) return 0;
  return Math.min(amount / scale.top, 1);
}

/** Kilocalories in a gram: the general (Atwater) factors, carbohydrate with its fibre. */
const energyPerGram = { protein_g: 4, carbohydrate_g: 4, fat_g: 9, alcohol_g: 7 } as const;

/** Which share of a food's energy comes from what, in whole percent; empty for a food without energy. */
export function energyShares(food: Food): { nutrient: keyof typeof energyPerGram; percent: number }[] {
  const parts = (['carbohydrate_g', 'fat_g', 'protein_g', 'alcohol_g'] as const).map((nutrient) => ({
    nutrient,
    kcal: (food[nutrient] ?? 0) * energyPerGram[nutrient],
  }));
  const total = parts.reduce((sum, { kcal }) => sum + kcal, 0);
  if (total < 1) return [];
  return parts
    .map(({ nutrient, kcal }) => ({ nutrient, percent: Math.round((kcal / total) * 100) }))
    .filter(({ nutrient, percent }) => percent > 0 || nutrient !== 'alcohol_g');
}
