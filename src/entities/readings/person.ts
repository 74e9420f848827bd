import { triggersOf } from '../safety/matching.ts';
import type { SafetyBook } from '../safety/safety-book.ts';
import type { SafetyProfile } from '../safety/safety-profile.ts';
import type { SymptomId } from './symptoms.ts';

/** Whose reading it is, as far as it changes the answer. */
export type Person = {
  isPregnant: boolean;
  /** Whole weeks; null when nobody told. */
  pregnancyWeeks: number | null;
  /** Gave birth six weeks ago or less. */
  isAfterBirth: boolean;
  hasDiabetes: boolean;
  diabetesType: 1 | 2 | null;
  /** Takes insulin or tablets that can push sugar too low, or may: diabetes medicines that were not named. */
  isHypoProne: boolean;
  hasKidneyDisease: boolean;
  /** Heart disease, or a stroke. */
  hasHeartDisease: boolean;
  /** Of a child under 18 the age in months; null for a grown-up. */
  ageMonths: number | null;
  symptoms: readonly SymptomId[];
};

export const nobodyKnown: Person = {
  isPregnant: false,
  pregnancyWeeks: null,
  isAfterBirth: false,
  hasDiabetes: false,
  diabetesType: null,
  isHypoProne: false,
  hasKidneyDisease: false,
  hasHeartDisease: false,
  ageMonths: null,
  symptoms: [],
};

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
/** A pregnancy that is told for longer than this has ended, or its beginning was wrong. */
const LONGEST_WEEKS = 44;
/** ISSHP 2021 and NICE NG133 watch pressure until six weeks after birth. */
const AFTER_BIRTH_DAYS = 42;

const daysSince = (day: string | undefined, now: number): number | null => {
  const then = day === undefined ? Number.NaN : Date.parse(day);
  return Number.isNaN(then) ? null : Math.floor((now - then) / DAY_MS);
};

/** Completed weeks of a pregnancy from the first day of the last period; null for a day that cannot be. */
function weeksSince(day: string | undefined, now: number): number | null {
  const days = daysSince(day, now);
  if (days === null || days < 0) return null;
  const weeks = Math.floor(days / DAYS_A_WEEK);
  return weeks <= LONGEST_WEEKS ? weeks : null;
}

/** The first day of the last period, of somebody who is so many weeks pregnant. */
export const pregnantSince = (weeks: number, now: number): string =>
  new Date(now - weeks * DAYS_A_WEEK * DAY_MS).toISOString().slice(0, 10);

const diabetesMedicines = [
  'diabetes-medicines',
  'metformin',
  'hypo-prone-medicines',
  'insulin',
  'sulfonylureas',
  'other-diabetes-medicines',
];
const hypoProne = ['hypo-prone-medicines', 'insulin', 'sulfonylureas'];
/** Diabetes medicines that do not push sugar too low on their own. */
const sparing = ['metformin', 'other-diabetes-medicines'];

/**
 * Whoever the safety list describes. Medicines tell of illnesses: through the book where it is at hand, and by the
 * classes of diabetes medicines without it.
 */
export function personOf(profile: SafetyProfile, book?: SafetyBook, now = Date.now()): Person {
  const triggers = book ? triggersOf(book, profile) : null;
  const has = (id: string): boolean =>
    profile.conditions.includes(id) || (triggers?.has(`condition ${id}`) ?? false);
  /** Of the medicines that were named: what a condition stands for is no medicine somebody takes. */
  const taken = book ? triggersOf(book, { ...profile, conditions: [] }) : null;
  const takes = (id: string): boolean =>
    profile.medicines.includes(id) || (taken?.has(`medicine ${id}`) ?? false);
  const facts = profile.facts ?? {};
  const sinceBirth = daysSince(facts.gave_birth_on, now);
  const isPregnant = has('pregnancy');
  const isTypeOne = has('type-1-diabetes');
  const hasDiabetes = isTypeOne || has('diabetes') || diabetesMedicines.some(takes);
  const childDays = has('child') ? daysSince(facts.child_born_on, now) : null;
  return {
    isPregnant,
    pregnancyWeeks: isPregnant ? weeksSince(facts.pregnant_since, now) : null,
    isAfterBirth: has('after-birth') && (sinceBirth === null || sinceBirth <= AFTER_BIRTH_DAYS),
    hasDiabetes,
    diabetesType: isTypeOne ? 1 : hasDiabetes ? 2 : null,
    isHypoProne: isTypeOne || hypoProne.some(takes) || (hasDiabetes && !sparing.some(takes)),
    hasKidneyDisease: has('kidney-disease'),
    hasHeartDisease: has('heart-disease') || has('stroke'),
    ageMonths: childDays === null || childDays < 0 ? null : Math.floor(childDays / 30.4375),
    symptoms: [],
  };
}
