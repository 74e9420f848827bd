import { isNumber, objectOf, oneOf } from '../../lib/guards.ts';
import { kgToLb, type WeightUnit } from '../../lib/measures.ts';
import { t } from '../../words/nutrition.ts';
import type { Activity, Goal, Sex } from './energy.ts';

/** What somebody aims at a day, and the body it was worked out for: a row of `nutrition_targets`. */
export type Target = {
  /** Always `target`: there is one. */
  id: string;
  sex: Sex;
  age: number;
  height_cm: number;
  weight_kg: number;
  body_fat_percent: number | null;
  activity: Activity;
  goal: Goal;
  energy_kcal: number;
  protein_g: number;
  fat_g: number;
  carbohydrate_g: number;
  fibre_g: number;
  water_ml: number;
  goal_weight_kg: number | null;
};

export const TARGET_ID = 'target';
/** What the water counter begins with; everybody sets their own. */
export const USUAL_WATER_ML = 2000;

export const isTarget = objectOf<Target>({
  id: oneOf([TARGET_ID]),
  age: isNumber,
  height_cm: isNumber,
  weight_kg: isNumber,
  energy_kcal: isNumber,
  protein_g: isNumber,
  fat_g: isNumber,
  carbohydrate_g: isNumber,
  water_ml: isNumber,
  sex: oneOf<Sex>(['female', 'male']),
  activity: oneOf<Activity>(['sitting', 'light', 'moderate', 'hard', 'very-hard']),
  goal: oneOf<Goal>(['lose', 'keep', 'gain']),
});

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** `65.2 kg` or `143.7 lb`. */
export function weightText(kg: number, unit: WeightUnit): string {
  return `${rounded(unit === 'kg' ? kg : kgToLb(kg), 1)} ${t(unit)}`;
}

/** `1.85 l` from a litre on, `250 ml` below. */
export function waterText(ml: number): string {
  return ml < 1000 ? `${Math.round(ml)} ml` : `${rounded(ml / 1000, 2)} l`;
}
