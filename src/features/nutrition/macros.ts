import type { Activity, Goal } from './energy.ts';

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
