import { t } from '../../words/fasting.ts';
import type { Screening } from './plan.ts';

/**
 * Who must not fast, and who asks a clinician first. Source: the product's domain facts, after the exclusion lists of
 * trials of intermittent fasting and the IDF-DAR guidance on diabetes; eating disorders by SCOFF (Morgan, Reid and Lacey,
 * BMJ 1999), two of five. Answers stay in the form: only what they come to is kept.
 */
export type ScreeningItem = { id: string; text: string };

/** One of these is enough: fasting is not offered. */
export const neverItems: readonly ScreeningItem[] = [
  { id: 'young', text: t('I am under 18') },
  { id: 'pregnant', text: t('I am pregnant or breastfeeding') },
  { id: 'thin', text: t('I am very thin for my height (BMI under 18.5)') },
  { id: 'eating', text: t('I have or had an eating disorder') },
  { id: 'type-1', text: t('I have type 1 diabetes') },
  { id: 'insulin', text: t('I use insulin, or tablets such as glibenclamide, glimepiride or gliclazide') },
  { id: 'organs', text: t('I have advanced kidney or liver disease') },
  { id: 'wasting', text: t('I have TB or HIV and am losing weight') },
  { id: 'sickle', text: t('I have sickle cell disease') },
];

/** Two of these count like an eating disorder. */
export const scoffItems: readonly ScreeningItem[] = [
  { id: 'sick', text: t('I make myself sick because I feel uncomfortably full') },
  { id: 'control', text: t('I worry that I have lost control over how much I eat') },
  { id: 'stone', text: t('I lost more than 6 kg within the last three months') },
  { id: 'fat', text: t('I think I am fat when others say I am too thin') },
  { id: 'food', text: t('Food dominates my life') },
];

/** With one of these a clinician is asked first. */
export const cautionItems: readonly ScreeningItem[] = [
  { id: 'diabetes', text: t('Other medicines for diabetes, such as metformin') },
  { id: 'diuretic', text: t('Water tablets (diuretics)') },
  { id: 'pressure', text: t('Medicines for blood pressure') },
  { id: 'warfarin', text: t('Warfarin') },
  { id: 'lithium', text: t('Lithium') },
  { id: 'food', text: t('Any medicine that must be taken with food') },
  { id: 'gout', text: t('I have gout') },
];

const SCOFF_LIMIT = 2;
const LOWEST_BMI = 18.5;

/** Kilograms by square metres. Null for figures that cannot be a grown person's. */
export function bmiOf(heightCm: number, weightKg: number): number | null {
  if (!(heightCm >= 100 && heightCm <= 250 && weightKg >= 20 && weightKg <= 350)) return null;
  return weightKg / (heightCm / 100) ** 2;
}

export type ScreeningAnswers = {
  never: readonly string[];
  scoff: readonly string[];
  caution: readonly string[];
  bmi: number | null;
};

/** What the answers come to. */
export function screen({ never, scoff, caution, bmi }: ScreeningAnswers): Screening {
  if (never.length > 0 || scoff.length >= SCOFF_LIMIT || (bmi !== null && bmi < LOWEST_BMI)) return 'no';
  return caution.length > 0 ? 'caution' : 'clear';
}
