import type { NoLessReason } from '../../entities/safety/no-less.ts';

/**
 * How much energy a body needs in a day, and how little of it is safe to leave out.
 *
 * - Resting energy: Mifflin–St Jeor (Am J Clin Nutr 1990;51:241–7), `10·kg + 6.25·cm − 5·age + 5` for men, `− 161` for
 *   women; or, when body fat was measured, Katch–McArdle, `370 + 21.6·lean kg` (McArdle, Katch & Katch, Exercise Physiology).
 * - A day's energy: resting energy times an activity factor from 1.2 to 1.9.
 * - Eating less: at most 500 kcal and 20 % of the day's energy, never below 1200 kcal (women) or 1500 kcal (men), never
 *   below resting energy, and at most 1 % of body weight a week. Not at all under 18, in pregnancy, while breastfeeding,
 *   with a body mass index below 18.5 or with an eating disorder now or before.
 * - Eating more keeps to the same 500 kcal and 20 %.
 * - Pregnancy adds 0, 340 and 452 kcal a day in its three parts, milk 500 in the first six months and 400 after (Institute of
 *   Medicine, Dietary Reference Intakes, 2005, the additions of our own articles too). FAO/WHO/UNU 2004 says 85, 285, 475:
 *   within what anybody miscounts. The 170 kcal that IOM lets a mother's own fat give are not taken off: that is a deficit.
 *
 * Worked: a woman of 30 years, 165 cm, 65 kg, lightly active: 650 + 1031.25 − 150 − 161 = 1370.25 at rest, × 1.375 = 1884
 * a day. A man of 30 years, 180 cm, 80 kg: 800 + 1125 − 150 + 5 = 1780 at rest.
 */
export type Sex = 'female' | 'male';
export type Activity = 'sitting' | 'light' | 'moderate' | 'hard' | 'very-hard';
export type Goal = 'lose' | 'keep' | 'gain';
export type Pace = 'gentle' | 'steady';

export type Body = {
  sex: Sex;
  /** Whole years. */
  age: number;
  heightCm: number;
  weightKg: number;
  activity: Activity;
  /** Measured, in percent; null when nobody measured it. */
  bodyFatPercent: number | null;
  isPregnant: boolean;
  isBreastfeeding: boolean;
  hasEatingDisorder: boolean;
  /** Whole weeks since the last period; null when nobody told. */
  pregnantWeeks?: number | null;
  /** Whole weeks since the birth; null when nobody told. */
  weeksSinceBirth?: number | null;
  /** What the safety list says beside the above. */
  listed?: NoLessReason | null;
};

export const activityFactors: Readonly<Record<Activity, number>> = {
  sitting: 1.2,
  light: 1.375,
  moderate: 1.55,
  hard: 1.725,
  'very-hard': 1.9,
};

/** What a pace takes off or adds a day, before the limits. */
const paceKcal: Readonly<Record<Pace, number>> = { gentle: 250, steady: 500 };

const MOST_KCAL = 500;
const MOST_SHARE = 0.2;
const FLOOR_KCAL: Readonly<Record<Sex, number>> = { female: 1200, male: 1500 };
const MOST_WEIGHT_SHARE_A_WEEK = 0.01;
export const LEAST_BMI = 18.5;
const ADULT_YEARS = 18;

/** About what a kilogram of body weight holds (Wishnofsky, Am J Clin Nutr 1958;6:542–6); for outlooks, not promises. */
const KCAL_PER_KG = 7700;
/** A smaller deficit is within what anybody miscounts in a day. */
const LEAST_DEFICIT_KCAL = 50;

/** Why no deficit is suggested at all. */
export type Refusal =
  | 'under-18'
  | 'pregnant'
  | 'breastfeeding'
  | 'eating-disorder'
  | 'underweight'
  | 'after-birth'
  | 'child'
  | 'no-room';
/** What made the change smaller than the pace that was asked for, the tightest first. */
export type Limit = 'share' | 'floor' | 'resting' | 'weekly';

export type EnergyAdvice = {
  formula: 'mifflin' | 'katch';
  /** Resting energy and the day's energy, kcal. */
  resting: number;
  day: number;
  bmi: number;
  /** What pregnancy and milk take beside the day, kcal. */
  addition: number;
  /** What to eat a day, kcal; what keeps the weight when losing was refused. */
  target: number;
  /** `target − day − addition`: negative for eating less. */
  change: number;
  limits: Limit[];
  refusal: Refusal | null;
  /** Outlook in kg a week, negative for less. */
  weeklyKg: number;
};

export const bmiOf = ({ weightKg, heightCm }: Pick<Body, 'weightKg' | 'heightCm'>): number =>
  weightKg / (heightCm / 100) ** 2;

/** Mifflin–St Jeor, kcal a day at rest. */
export function mifflin({
  sex,
  age,
  heightCm,
  weightKg,
}: Pick<Body, 'sex' | 'age' | 'heightCm' | 'weightKg'>): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);
}

/** Katch–McArdle, kcal a day at rest. */
export function katch(weightKg: number, bodyFatPercent: number): number {
  return 370 + 21.6 * weightKg * (1 - bodyFatPercent / 100);
}

/** Why this body must not eat less, or null. The weightiest reason first. */
export function refusalFor(body: Body): Refusal | null {
  if (body.age < ADULT_YEARS) return 'under-18';
  if (body.isPregnant) return 'pregnant';
  if (body.isBreastfeeding) return 'breastfeeding';
  if (body.hasEatingDisorder) return 'eating-disorder';
  if (bmiOf(body) < LEAST_BMI) return 'underweight';
  return body.listed === 'pregnancy' ? 'pregnant' : (body.listed ?? null);
}

const SECOND_PART_WEEK = 14;
const THIRD_PART_WEEK = 28;
const SIX_MONTHS_WEEKS = 26;

/** What a pregnancy takes a day, kcal; while the week is not known, what its middle takes. */
export function pregnancyKcal(weeks: number | null): number {
  if (weeks === null) return 340;
  return weeks < SECOND_PART_WEEK ? 0 : weeks < THIRD_PART_WEEK ? 340 : 452;
}

/** What pregnancy and milk take beside the day's energy, kcal. */
function additionFor(
  body: Pick<Body, 'isPregnant' | 'isBreastfeeding' | 'pregnantWeeks' | 'weeksSinceBirth'>,
): number {
  const milk = (body.weeksSinceBirth ?? 0) < SIX_MONTHS_WEEKS ? 500 : 400;
  return (
    (body.isPregnant ? pregnancyKcal(body.pregnantWeeks ?? null) : 0) + (body.isBreastfeeding ? milk : 0)
  );
}

/** How much less this body may eat, with what holds it back from the pace that was asked for. */
function deficitFor(
  body: Body,
  { resting, day }: { resting: number; day: number },
  asked: number,
): { kcal: number; limits: Limit[] } {
  const bounds: [Limit, number][] = [
    ['share', day * MOST_SHARE],
    ['floor', day - FLOOR_KCAL[body.sex]],
    ['resting', day - resting],
    ['weekly', (body.weightKg * MOST_WEIGHT_SHARE_A_WEEK * KCAL_PER_KG) / 7],
  ];
  const kcal = Math.max(0, Math.min(asked, MOST_KCAL, ...bounds.map(([, most]) => most)));
  const tight = bounds.filter(([, most]) => most < asked).toSorted(([, one], [, other]) => one - other);
  return { kcal, limits: tight.map(([limit]) => limit) };
}

/** Full kcal; a target is never rounded below what it may be. */
const upToTen = (kcal: number): number => Math.ceil(kcal / 10) * 10;

/**
 * What to eat a day.
 *
 * @param goal losing is refused where it would harm: the answer then holds what keeps the weight
 */
export function adviseEnergy(body: Body, goal: Goal, pace: Pace): EnergyAdvice {
  const hasFat = body.bodyFatPercent !== null;
  const resting = body.bodyFatPercent === null ? mifflin(body) : katch(body.weightKg, body.bodyFatPercent);
  const day = resting * activityFactors[body.activity];
  const addition = additionFor(body);
  const base = {
    addition,
    formula: hasFat ? ('katch' as const) : ('mifflin' as const),
    resting,
    day,
    bmi: bmiOf(body),
  };
  const keep = {
    ...base,
    target: Math.round(day + addition),
    change: 0,
    limits: [],
    refusal: null,
    weeklyKg: 0,
  };

  if (goal === 'keep') return keep;
  if (goal === 'gain') {
    const surplus = Math.min(paceKcal[pace], MOST_KCAL, day * MOST_SHARE);
    const target = Math.floor((day + addition + surplus) / 10) * 10;
    const change = target - day - addition;
    return {
      ...keep,
      target,
      change,
      limits: surplus < paceKcal[pace] ? ['share'] : [],
      weeklyKg: (change * 7) / KCAL_PER_KG,
    };
  }
  const refusal = refusalFor(body);
  if (refusal) return { ...keep, refusal };
  const { kcal, limits } = deficitFor(body, base, paceKcal[pace]);
  if (kcal < LEAST_DEFICIT_KCAL) return { ...keep, limits, refusal: 'no-room' };
  const target = upToTen(day - kcal);
  return {
    ...base,
    target,
    change: target - day,
    limits,
    refusal: null,
    weeklyKg: ((target - day) * 7) / KCAL_PER_KG,
  };
}
