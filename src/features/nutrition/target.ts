import { isNumber, objectOf, oneOf } from '../../lib/guards.ts';
import { kgToLb, type WeightUnit } from '../../lib/measures.ts';
import { t } from '../../words/nutrition.ts';
import type { Activity, Goal, Sex } from './energy.ts';

/**
 * How energy is shared out. Carbohydrate 45–65 %, fat 20–35 % and protein 10–35 % of it (Institute of Medicine, Dietary
 * Reference Intakes, 2005), 4, 9 and 4 kcal a gram; fibre 14 g in 1000 kcal. Protein from body weight: 0.8 g a kilogram,
 * 1.2 when active or losing weight, 1.6 when somebody asks for more; in pregnancy 1.1 and while breastfeeding 1.3, at least
 * 71 g in both (the same reference intakes).
 *
 * Worked: 1884 kcal for 65 kg, lightly active, keeping: protein 65 × 0.8 = 52 g (208 kcal, 11 %), fat 30 % = 63 g,
 * the rest 1884 − 208 − 565 = 1111 kcal is 278 g of carbohydrate (59 %); fibre 26 g.
 */
export type Macros = { protein_g: number; fat_g: number; carbohydrate_g: number; fibre_g: number };
export type Preference = 'balanced' | 'less-fat' | 'more-protein';

export const KCAL_PER_G = { protein_g: 4, fat_g: 9, carbohydrate_g: 4 } as const;
/** The least and the most of the energy that may come from each. */
export const shareLimits = {
  protein_g: [0.1, 0.35],
  fat_g: [0.2, 0.35],
  carbohydrate_g: [0.45, 0.65],
} as const;
const FIBRE_PER_KCAL = 14 / 1000;
const fatShares: Readonly<Record<Preference, number>> = {
  balanced: 0.3,
  'less-fat': 0.22,
  'more-protein': 0.28,
};

/** The least protein a day in pregnancy and while breastfeeding, grams. */
const MOTHERS_LEAST_G = 71;

type Eater = {
  weightKg: number;
  activity: Activity;
  isPregnant?: boolean;
  isBreastfeeding?: boolean;
};

/** Grams of protein a day by body weight, before the shares have their say. */
function proteinFor(body: Eater, goal: Goal, preference: Preference): number {
  const usual = body.weightKg * proteinPerKg(goal, body.activity, preference);
  const perKg = body.isBreastfeeding ? 1.3 : body.isPregnant ? 1.1 : null;
  return perKg === null ? usual : Math.max(usual, body.weightKg * perKg, MOTHERS_LEAST_G);
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** Grams of protein for a kilogram of body weight. */
export function proteinPerKg(goal: Goal, activity: Activity, preference: Preference): number {
  if (preference === 'more-protein') return 1.6;
  return goal === 'lose' || ['moderate', 'hard', 'very-hard'].includes(activity) ? 1.2 : 0.8;
}

/** Grams a day; the shares stay within their limits, also where body weight alone would break them. */
export function shareOut(energyKcal: number, body: Eater, goal: Goal, preference: Preference): Macros {
  const wanted = (proteinFor(body, goal, preference) * KCAL_PER_G.protein_g) / energyKcal;
  const protein = within(wanted, shareLimits.protein_g);
  let fat = fatShares[preference];
  const [leastCarbohydrate, mostCarbohydrate] = shareLimits.carbohydrate_g;
  // Too little or too much starch is made good with fat: its limits always leave room for that.
  if (1 - protein - fat < leastCarbohydrate) fat = within(1 - protein - leastCarbohydrate, shareLimits.fat_g);
  if (1 - protein - fat > mostCarbohydrate) fat = within(1 - protein - mostCarbohydrate, shareLimits.fat_g);
  return {
    protein_g: Math.round((energyKcal * protein) / KCAL_PER_G.protein_g),
    fat_g: Math.round((energyKcal * fat) / KCAL_PER_G.fat_g),
    carbohydrate_g: Math.round((energyKcal * (1 - protein - fat)) / KCAL_PER_G.carbohydrate_g),
    fibre_g: Math.round(energyKcal * FIBRE_PER_KCAL),
  };
}

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
