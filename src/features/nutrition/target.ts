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

export function isTarget(value: unknown): value is Target {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return (
    row['id'] === TARGET_ID &&
    [
      'age',
      'height_cm',
      'weight_kg',
      'energy_kcal',
      'protein_g',
      'fat_g',
      'carbohydrate_g',
      'water_ml',
    ].every((key) => typeof row[key] === 'number') &&
    ['sex', 'activity', 'goal'].every((key) => typeof row[key] === 'string')
  );
}
