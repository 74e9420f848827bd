import { type AskFirstReason, whyAskFirst, whyNoFast } from '../../entities/safety/no-less.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { SafetyProfile } from '../../entities/safety/safety-profile.ts';
import type { ListEntry } from '../../entities/safety/use-safety.ts';
import { t } from '../../words/fasting.ts';
import type { Screening } from './plan.ts';

/**
 * Who must not fast, and who asks a clinician first. Source: the product's domain facts, after the exclusion lists of
 * trials of intermittent fasting and the IDF-DAR guidance on diabetes; eating disorders by SCOFF (Morgan, Reid and Lacey,
 * BMJ 1999), two of five. What is on the safety list is ticked already, and what is ticked here goes there, so that nobody
 * tells twice; of the rest only what it comes to is kept.
 */
export type ScreeningItem = {
  id: string;
  text: string;
  /** Its place on the safety list. */
  entry?: ListEntry;
  /** What else on the list answers it. */
  asks?: AskFirstReason;
};

const condition = (id: string): ListEntry => ({ list: 'conditions', id });
const medicine = (id: string): ListEntry => ({ list: 'medicines', id });
const HYPO_PRONE = 'hypo-prone-medicines';

/** One of these is enough: fasting is not offered. */
export const neverItems: readonly ScreeningItem[] = [
  { id: 'young', text: t('I am under 18'), entry: condition('under-18') },
  { id: 'pregnant', text: t('I am pregnant'), entry: condition('pregnancy') },
  { id: 'after-birth', text: t('I gave birth in the last six weeks'), entry: condition('after-birth') },
  { id: 'breastfeeding', text: t('I am breastfeeding'), entry: condition('breastfeeding') },
  {
    id: 'thin',
    text: t('I am very thin for my height (BMI under 18.5)'),
    entry: condition('underweight'),
  },
  { id: 'eating', text: t('I have or had an eating disorder'), entry: condition('eating-disorder') },
  { id: 'type-1', text: t('I have type 1 diabetes'), entry: condition('type-1-diabetes') },
  {
    id: 'insulin',
    text: t('I use insulin, or tablets such as glibenclamide, glimepiride or gliclazide'),
    entry: medicine(HYPO_PRONE),
  },
  { id: 'kidney', text: t('I have kidney disease'), entry: condition('kidney-disease') },
  { id: 'liver', text: t('I have liver disease'), entry: condition('liver-disease') },
  // No entry of the list says both; the outcome is remembered.
  { id: 'wasting', text: t('I have TB or HIV and am losing weight') },
  { id: 'sickle', text: t('I have sickle cell disease'), entry: condition('sickle-cell') },
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
  {
    id: 'diabetes',
    text: t('Other medicines for diabetes, such as metformin'),
    // the class, for nobody asks which
    entry: medicine('diabetes-medicines'),
    asks: 'diabetes-medicines',
  },
  {
    id: 'diuretic',
    text: t('Water tablets (diuretics)'),
    entry: medicine('diuretics'),
    asks: 'diuretics',
  },
  {
    id: 'pressure',
    text: t('Medicines for blood pressure'),
    entry: medicine('blood-pressure-medicines'),
    asks: 'blood-pressure-medicines',
  },
  { id: 'warfarin', text: t('Warfarin'), entry: medicine('warfarin'), asks: 'warfarin' },
  { id: 'lithium', text: t('Lithium'), entry: medicine('lithium'), asks: 'lithium' },
  { id: 'food', text: t('Any medicine that must be taken with food') },
  { id: 'gout', text: t('I have gout'), entry: condition('gout'), asks: 'gout' },
];

/** Whether the safety list answers a question with yes. */
export function isOnList(
  { entry, asks }: ScreeningItem,
  profile: SafetyProfile,
  book: SafetyBook | undefined,
): boolean {
  if (asks) return whyAskFirst(profile, book).includes(asks);
  if (!entry) return false;
  if (entry.id === HYPO_PRONE) return whyNoFast({ ...profile, conditions: [] }, {}, book) === HYPO_PRONE;
  return profile[entry.list].includes(entry.id);
}

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

const lowWeight = neverItems.find(({ id }) => id === 'thin')?.entry;
const eatingDisorder = neverItems.find(({ id }) => id === 'eating')?.entry;

/** What of the answers belongs on the safety list. Two signs of an eating disorder count like one, as in `screen`. */
export function entriesOf({ never, scoff, caution, bmi }: ScreeningAnswers): ListEntry[] {
  const ticked = [
    ...neverItems.filter(({ id }) => never.includes(id)),
    ...cautionItems.filter(({ id }) => caution.includes(id)),
  ];
  return [
    ...ticked.flatMap(({ entry }) => entry ?? []),
    ...(scoff.length >= SCOFF_LIMIT && eatingDisorder ? [eatingDisorder] : []),
    ...(bmi !== null && bmi < LOWEST_BMI && lowWeight ? [lowWeight] : []),
  ];
}
