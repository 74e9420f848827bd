import { humanise } from '../../lib/knowledge.ts';
import type { Food, Nutrient } from './food.ts';

/** The shelves in their order. */
const groups: Readonly<Record<string, string>> = {
  dishes: 'Dishes and meals',
  'leafy-vegetables': 'Leafy vegetables',
  vegetables: 'Other vegetables',
  'roots-and-bananas': 'Roots and bananas',
  cereals: 'Cereals and flours',
  'bread-and-snacks': 'Bread and snacks',
  pulses: 'Beans and pulses',
  'nuts-and-seeds': 'Nuts and seeds',
  fruit: 'Fruit',
  'meat-and-poultry': 'Meat and poultry',
  fish: 'Fish',
  'eggs-and-dairy': 'Eggs and milk',
  'fats-and-oils': 'Fats and oils',
  'sugar-and-sweets': 'Sugar and sweets',
  'spices-and-sauces': 'Spices and sauces',
  drinks: 'Drinks',
};
export const groupName = (id: string): string => groups[id] ?? humanise(id);
export const groupIds = Object.keys(groups);

/** Name, unit and how many decimals make sense. */
export const nutrients: Readonly<Record<Nutrient, { name: string; unit: string; decimals: 0 | 1 }>> = {
  energy_kcal: { name: 'Energy', unit: 'kcal', decimals: 0 },
  protein_g: { name: 'Protein', unit: 'g', decimals: 1 },
  fat_g: { name: 'Fat', unit: 'g', decimals: 1 },
  carbohydrate_g: { name: 'Carbohydrate', unit: 'g', decimals: 1 },
  fibre_g: { name: 'Fibre', unit: 'g', decimals: 1 },
  calcium_mg: { name: 'Calcium', unit: 'mg', decimals: 0 },
  iron_mg: { name: 'Iron', unit: 'mg', decimals: 1 },
  potassium_mg: { name: 'Potassium', unit: 'mg', decimals: 0 },
  sodium_mg: { name: 'Sodium', unit: 'mg', decimals: 0 },
  zinc_mg: { name: 'Zinc', unit: 'mg', decimals: 1 },
  vitamin_c_mg: { name: 'Vitamin C', unit: 'mg', decimals: 0 },
  folate_ug: { name: 'Folate', unit: 'µg', decimals: 0 },
  vitamin_a_ug: { name: 'Vitamin A', unit: 'µg', decimals: 0 },
  water_g: { name: 'Water', unit: 'g', decimals: 0 },
  alcohol_g: { name: 'Alcohol', unit: 'g', decimals: 1 },
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
  if (amount === null) return 'not known';
  const { unit, decimals } = nutrients[nutrient];
  const least = decimals === 0 ? 1 : 0.1;
  if (amount > 0 && amount < least / 2) return `less than ${least} ${unit}`;
  const figure = amount.toLocaleString('en-KE', {
    maximumFractionDigits: amount >= 100 ? 0 : decimals,
  });
  return `${figure} ${unit}`;
}

export const costWords: Readonly<Record<Food['cost'], { label: string; meaning: string }>> = {
  low: { label: 'Low\u00A0cost', meaning: 'A portion usually costs less than others of its kind.' },
  medium: {
    label: 'Middle\u00A0cost',
    meaning: 'A portion usually costs about as much as others of its kind.',
  },
  high: { label: 'High\u00A0cost', meaning: 'A portion usually costs more than others of its kind.' },
};
