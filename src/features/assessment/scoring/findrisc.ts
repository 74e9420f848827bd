import { type Answers, choiceOf, listOf, numberOf, yesOf } from '../answers.ts';
import type { QuestionId } from '../questions.ts';
import { type Frequency, isFrequency } from './screens.ts';

/**
 * Body mass index: weight in kg divided by the square of the height in metres.
 * Cut-offs 18.5, 25, 30, 35 and 40 kg/m² for adults. Not read in pregnancy.
 * Source: World Health Organization, Obesity: preventing and managing the global epidemic, Technical Report 894.
 */
type BodyMassBand = 'underweight' | 'healthy' | 'above' | 'obesity-1' | 'obesity-2' | 'obesity-3';

const bands: readonly (readonly [below: number, band: BodyMassBand])[] = [
  [18.5, 'underweight'],
  [25, 'healthy'],
  [30, 'above'],
  [35, 'obesity-1'],
  [40, 'obesity-2'],
];

/** kg/m², unrounded. Counted in cm, so that 64 kg at 160 cm is exactly 25. */
export const bodyMassIndex = (heightCm: number, weightKg: number): number =>
  (weightKg * 10_000) / heightCm ** 2;

/** The band of an index; a cut-off belongs to the band above it. */
export const bodyMassBand = (index: number): BodyMassBand =>
  bands.find(([below]) => index < below)?.[1] ?? 'obesity-3';

/**
 * Finnish Diabetes Risk Score, 0 to 26 points: the chance of type 2 diabetes within ten years, for adults who have no
 * diabetes. Age under 45 0, 45–54 2, 55–64 3, over 64 4 · BMI under 25 0, 25–30 1, over 30 3 · waist, men under 94 / 94–102
 * / over 102 cm, women under 80 / 80–88 / over 88 cm, 0 / 3 / 4 · less than 30 minutes of movement a day 2 · vegetables or
 * fruit not every day 1 · ever medicine for blood pressure 2 · ever high blood sugar 5 · diabetes in a second-degree
 * relative 3, in a first-degree relative 5.
 * Under 7 low (1 in 100), 7–11 slightly raised (1 in 25), 12–14 moderate (1 in 6), 15–20 high (1 in 3), over 20 very
 * high (1 in 2). The age bands count completed years, so 64 is still "55–64".
 * Source: Lindström J, Tuomilehto J: The Diabetes Risk Score. Diabetes Care 2003;26:725–731.
 */
export type FindriscInput = {
  /** Completed years. */
  age: number;
  sex: 'female' | 'male';
  /** kg/m² */
  bodyMassIndex: number;
  waistCm: number;
  movesDaily: boolean;
  greensDaily: boolean;
  pressureMedicine: boolean;
  highGlucose: boolean;
  family: 'none' | 'second' | 'first';
};

export type FindriscBand = 'low' | 'slightly-raised' | 'moderate' | 'high' | 'very-high';
export const FINDRISC_MOST = 26;

const ofAge = (age: number): number => (age < 45 ? 0 : age <= 54 ? 2 : age <= 64 ? 3 : 4);
const ofBody = (index: number): number => (index < 25 ? 0 : index <= 30 ? 1 : 3);
const waistLimits = { male: [94, 102], female: [80, 88] } as const;
const familyPoints = { none: 0, second: 3, first: 5 } as const;

function ofWaist(sex: FindriscInput['sex'], waistCm: number): number {
  const [from, above] = waistLimits[sex];
  return waistCm < from ? 0 : waistCm <= above ? 3 : 4;
}

export type FindriscParts = Readonly<Record<keyof Omit<FindriscInput, 'sex'>, number>>;

/** The points of every item. */
export const findriscParts = (input: FindriscInput): FindriscParts => ({
  age: ofAge(input.age),
  bodyMassIndex: ofBody(input.bodyMassIndex),
  waistCm: ofWaist(input.sex, input.waistCm),
  movesDaily: input.movesDaily ? 0 : 2,
  greensDaily: input.greensDaily ? 0 : 1,
  pressureMedicine: input.pressureMedicine ? 2 : 0,
  highGlucose: input.highGlucose ? 5 : 0,
  family: familyPoints[input.family],
});

export const findrisc = (input: FindriscInput): number =>
  Object.values(findriscParts(input)).reduce((sum, points) => sum + points, 0);

export function findriscBand(points: number): FindriscBand {
  if (points < 7) return 'low';
  if (points <= 11) return 'slightly-raised';
  if (points <= 14) return 'moderate';
  return points <= 20 ? 'high' : 'very-high';
}

/** Of how many people with such a score one develops diabetes within ten years. */
export const findriscOneIn: Readonly<Record<FindriscBand, number>> = {
  low: 100,
  'slightly-raised': 25,
  moderate: 6,
  high: 3,
  'very-high': 2,
};

export function sexOf(answers: Answers): 'female' | 'male' | null {
  const sex = choiceOf(answers, 'sex');
  return sex === 'female' || sex === 'male' ? sex : null;
}

export function frequencyOf(answers: Answers, id: QuestionId): Frequency | null {
  const value = choiceOf(answers, id);
  return isFrequency(value) ? value : null;
}

export const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

/** Weight and waist say something else in pregnancy. */
export const isPregnant = (answers: Answers): boolean => choiceOf(answers, 'pregnancy') === 'pregnant';

/**
 * What FINDRISC asks for; null when an answer is missing, in pregnancy, and for somebody who has diabetes already: then
 * there is nothing to estimate.
 */
export function findriscInput(answers: Answers): FindriscInput | null {
  const age = numberOf(answers, 'age');
  const sex = sexOf(answers);
  const height = numberOf(answers, 'height');
  const weight = numberOf(answers, 'weight');
  const waistCm = numberOf(answers, 'waist');
  const movesDaily = yesOf(answers, 'active-daily');
  const greensDaily = yesOf(answers, 'greens-daily');
  const pressureMedicine = yesOf(answers, 'pressure-medicine');
  const highGlucose = yesOf(answers, 'high-glucose');
  const family = oneOf(['none', 'second', 'first'] as const, choiceOf(answers, 'family-diabetes'));
  if (
    age === null ||
    sex === null ||
    height === null ||
    weight === null ||
    waistCm === null ||
    movesDaily === null ||
    greensDaily === null ||
    pressureMedicine === null ||
    highGlucose === null ||
    family === null ||
    isPregnant(answers) ||
    listOf(answers, 'conditions').includes('diabetes')
  )
    return null;
  return {
    age: Math.floor(age),
    sex,
    bodyMassIndex: bodyMassIndex(height, weight),
    waistCm,
    movesDaily,
    greensDaily,
    pressureMedicine,
    highGlucose,
    family,
  };
}
