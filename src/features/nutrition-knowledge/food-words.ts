import type { Food as ContentFood, Nutrient } from '../../../content/food-schema.ts';
import type { foodCategories } from '../../../content/vocabulary.ts';
import { formatNumber } from '../../lib/format.ts';
import { humanise } from '../../lib/knowledge.ts';
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

/** The shelves in their order. */
const groups: Readonly<Record<(typeof foodCategories)[number], string>> = {
  dishes: t('Dishes and meals'),
  'leafy-vegetables': t('Leafy vegetables'),
  vegetables: t('Other vegetables'),
  'roots-and-bananas': t('Roots and bananas'),
  cereals: t('Cereals and flours'),
  'bread-and-snacks': t('Bread and snacks'),
  pulses: t('Beans and pulses'),
  'nuts-and-seeds': t('Nuts and seeds'),
  fruit: t('Fruit'),
  'meat-and-poultry': t('Meat and poultry'),
  fish: t('Fish'),
  'eggs-and-dairy': t('Eggs and milk'),
  'fats-and-oils': t('Fats and oils'),
  'sugar-and-sweets': t('Sugar and sweets'),
  'spices-and-sauces': t('Spices and sauces'),
  drinks: t('Drinks'),
};
const names: Readonly<Record<string, string>> = groups;
export const groupName = (id: string): string => names[id] ?? humanise(id);
export const groupIds = Object.keys(groups);

/** Name, symbol of the unit and how many decimals make sense. */
export const nutrients: Readonly<Record<Nutrient, { name: string; symbol: string; decimals: 0 | 1 }>> = {
  energy_kcal: { name: t('Energy'), symbol: 'kcal', decimals: 0 },
  protein_g: { name: t('Protein'), symbol: 'g', decimals: 1 },
  fat_g: { name: t('Fat'), symbol: 'g', decimals: 1 },
  carbohydrate_g: { name: t('Carbohydrate'), symbol: 'g', decimals: 1 },
  fibre_g: { name: t('Fibre'), symbol: 'g', decimals: 1 },
  calcium_mg: { name: t('Calcium'), symbol: 'mg', decimals: 0 },
  iron_mg: { name: t('Iron'), symbol: 'mg', decimals: 1 },
  potassium_mg: { name: t('Potassium'), symbol: 'mg', decimals: 0 },
  sodium_mg: { name: t('Sodium'), symbol: 'mg', decimals: 0 },
  zinc_mg: { name: t('Zinc'), symbol: 'mg', decimals: 1 },
  vitamin_c_mg: { name: t('Vitamin C'), symbol: 'mg', decimals: 0 },
  folate_ug: { name: t('Folate'), symbol: 'µg', decimals: 0 },
  vitamin_a_ug: { name: t('Vitamin A'), symbol: 'µg', decimals: 0 },
  water_g: { name: t('Water'), symbol: 'g', decimals: 0 },
  alcohol_g: { name: t('Alcohol'), symbol: 'g', decimals: 1 },
};

export const isNutrient = (value: string): value is Nutrient => Object.hasOwn(nutrients, value);

/** What a chart and a comparison show; water and alcohol are only said where they are known. */
export const shownNutrients: readonly Nutrient[] = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fibre_g',
  'iron_mg',
  'zinc_mg',
  'calcium_mg',
  'potassium_mg',
  'sodium_mg',
  'vitamin_a_ug',
  'vitamin_c_mg',
  'folate_ug',
];

/** What foods can be searched for being rich in. */
export const wantedNutrients: readonly Nutrient[] = [
  'protein_g',
  'fibre_g',
  'iron_mg',
  'zinc_mg',
  'calcium_mg',
  'potassium_mg',
  'vitamin_a_ug',
  'vitamin_c_mg',
  'folate_ug',
];

/** `4.6 mg`, `less than 0.1 g`, `not known`. */
export function amountText(amount: number | null, nutrient: Nutrient): string {
  if (amount === null) return t('not known');
  const { symbol, decimals } = nutrients[nutrient];
  const least = decimals === 0 ? 1 : 0.1;
  if (amount > 0 && amount < least / 2)
    return t('less than {amount} {unit}', { amount: least, unit: symbol });
  return `${formatNumber(amount, amount >= 100 ? 0 : decimals)} ${symbol}`;
}

export const costWords: Readonly<Record<Food['cost'], { label: string; meaning: string }>> = {
  low: { label: t('Low\u00A0cost'), meaning: t('A portion usually costs less than others of its kind.') },
  medium: {
    label: t('Middle\u00A0cost'),
    meaning: t('A portion usually costs about as much as others of its kind.'),
  },
  high: { label: t('High\u00A0cost'), meaning: t('A portion usually costs more than others of its kind.') },
};

/** Where the foods of the table stand with one nutrient: `low` and `high` are the quarters, `top` fills a bar. */
type Scale = { low: number; high: number; top: number };
type Scales = Readonly<Partial<Record<Nutrient, Scale>>>;
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

/** The nutrients schema.org has names for. */
const properties: readonly (readonly [property: string, nutrient: Nutrient])[] = [
  ['proteinContent', 'protein_g'],
  ['fatContent', 'fat_g'],
  ['carbohydrateContent', 'carbohydrate_g'],
  ['fiberContent', 'fibre_g'],
  ['sodiumContent', 'sodium_mg'],
];

/** What search engines read about a food (schema.org, NutritionInformation of 100 g). What is not known is left out. */
export function foodJsonLd(food: Food, description: string, url: string): object {
  const known = properties.flatMap(([property, nutrient]) => {
    const amount = amountIn(food, nutrient, hundredGrams);
    return amount === null ? [] : [[property, amountText(amount, nutrient)] as const];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url,
    name: `${food.name}: calories and nutrients`,
    description,
    inLanguage: 'en-KE',
    isAccessibleForFree: true,
    citation: food.source,
    mainEntity: {
      '@type': 'NutritionInformation',
      name: food.name,
      ...(food.other_names.length > 0 ? { alternateName: food.other_names } : {}),
      servingSize: hundredGrams.label,
      calories: `${Math.round(food.energy_kcal)} calories`,
      ...Object.fromEntries(known),
    },
  };
}
