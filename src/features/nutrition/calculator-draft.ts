import { whyNoLess } from '../../entities/safety/no-less.ts';
import type { SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { feetToCm, type HeightUnit, lbToKg, typedNumber, type WeightUnit } from '../../lib/measures.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { t } from '../../words/nutrition.ts';
import type { Activity, Body, Goal, Pace, Sex } from './energy.ts';
import type { Preference } from './target.ts';

/** The calculator as it is typed: numbers stay text until they are whole. */
export type Draft = {
  sex: Sex;
  age: string;
  heightUnit: HeightUnit;
  height: string;
  inches: string;
  weightUnit: WeightUnit;
  weight: string;
  bodyFat: string;
  activity: Activity;
  goal: Goal;
  pace: Pace;
  preference: Preference;
  /** Of drafts from before the safety list was asked; what is ticked now goes there. */
  isPregnant: boolean;
  isBreastfeeding: boolean;
  hasEatingDisorder: boolean;
};

const emptyDraft: Draft = {
  sex: 'female',
  age: '',
  heightUnit: 'cm',
  height: '',
  inches: '',
  weightUnit: 'kg',
  weight: '',
  bodyFat: '',
  activity: 'light',
  goal: 'keep',
  pace: 'gentle',
  preference: 'balanced',
  isPregnant: false,
  isBreastfeeding: false,
  hasEatingDisorder: false,
};

export type DraftField = 'age' | 'height' | 'weight' | 'bodyFat';

/** What the form takes at all; the advice has its own limits. */
const bounds: Readonly<Record<DraftField, readonly [least: number, most: number]>> = {
  age: [10, 110],
  height: [100, 250],
  weight: [25, 350],
  bodyFat: [3, 70],
};

const problems: Readonly<Record<DraftField, string>> = {
  age: t('Enter your age in whole years, from 10 to 110.'),
  height: t('Enter your height, between 100 and 250 cm.'),
  weight: t('Enter your weight, between 25 and 350 kg.'),
  bodyFat: t('Enter a percentage between 3 and 70, or leave it empty.'),
};

const isWithin = (field: DraftField, value: number | null): value is number =>
  value !== null && value >= bounds[field][0] && value <= bounds[field][1];

function heightCm({ heightUnit, height, inches }: Draft): number | null {
  const typed = typedNumber(height);
  if (typed === null || heightUnit === 'cm') return typed;
  const rest = inches.trim() === '' ? 0 : typedNumber(inches);
  return rest === null || rest >= 12 ? null : feetToCm(typed, rest);
}

function weightKg({ weightUnit, weight }: Draft): number | null {
  const typed = typedNumber(weight);
  return typed === null || weightUnit === 'kg' ? typed : lbToKg(typed);
}

const WEEK_MS = 7 * 86_400_000;
/** Nobody is pregnant for longer, and nobody asks for the weeks of a child of three. */
const MOST_WEEKS = 156;

/** Whole weeks from a day to another; null without one, or with one that cannot be right. */
export function weeksSince(day: string | undefined, today: string): number | null {
  const weeks = day === undefined ? NaN : Math.floor((Date.parse(today) - Date.parse(day)) / WEEK_MS);
  return weeks >= 0 && weeks <= MOST_WEEKS ? weeks : null;
}

/** The body that was described, or what is wrong with the fields that are filled in. Empty fields are only missing. */
export function readDraft(
  draft: Draft,
  profile: SafetyProfile,
  today: string,
): {
  body: Body | null;
  faults: Partial<Record<DraftField, string>>;
} {
  const age = typedNumber(draft.age);
  const height = heightCm(draft);
  const weight = weightKg(draft);
  const fat = draft.bodyFat.trim() === '' ? null : typedNumber(draft.bodyFat);
  const faults: Partial<Record<DraftField, string>> = {};
  const isAge = isWithin('age', age) && Number.isInteger(age);
  if (draft.age.trim() !== '' && !isAge) faults.age = problems.age;
  if (draft.height.trim() !== '' && !isWithin('height', height)) faults.height = problems.height;
  if (draft.weight.trim() !== '' && !isWithin('weight', weight)) faults.weight = problems.weight;
  const isFat = draft.bodyFat.trim() === '' || isWithin('bodyFat', fat);
  if (!isFat) faults.bodyFat = problems.bodyFat;
  if (!isAge || !isWithin('height', height) || !isWithin('weight', weight) || !isFat)
    return { body: null, faults };
  const isFemale = draft.sex === 'female';
  const has = (condition: string): boolean => profile.conditions.includes(condition);
  return {
    faults,
    body: {
      sex: draft.sex,
      age,
      heightCm: height,
      weightKg: weight,
      activity: draft.activity,
      bodyFatPercent: fat,
      isPregnant: isFemale && (draft.isPregnant || has('pregnancy')),
      isBreastfeeding: isFemale && (draft.isBreastfeeding || has('breastfeeding')),
      hasEatingDisorder: draft.hasEatingDisorder || has('eating-disorder'),
      pregnantWeeks: weeksSince(profile.facts?.pregnant_since, today),
      weeksSinceBirth: weeksSince(profile.facts?.gave_birth_on, today),
      // Somebody else's list is no reason to take the equations of men for a mother's.
      listed: whyNoLess(profile, {}, today),
    },
  };
}

/** Of the device: what was being filled in, maybe in an earlier form. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return Object.entries(emptyDraft).every(([key, empty]) => typeof draft[key] === typeof empty);
}

const MONTH_MS = 30 * 86_400_000;

/** Kept on the device for a month; goes with the person who signs out. */
export const calculatorDraft = createStoredState<Draft>('mizizi-calculator', isDraft, emptyDraft, MONTH_MS);
