import type { foodCategories } from '../../../content/vocabulary.ts';
import { formatNumber } from '../../lib/format.ts';
import { humanise } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';
import type { Food, Nutrient } from './food.ts';

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
