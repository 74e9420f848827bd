import { nairobiDate } from '../../lib/nairobi.ts';
import { holdingOf, sinceForWeeks, weeksPregnant } from '../safety/facts.ts';
import { classesOf, effectiveConditions } from '../safety/reaches.ts';
import type { SafetyBook } from '../safety/safety-book.ts';
import type { SafetyProfile } from '../safety/safety-profile.ts';
import type { SymptomId } from './reading.ts';

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

/** A pregnancy that is told for longer than this has ended, or its beginning was wrong. */
const LONGEST_WEEKS = 44;

/** Completed weeks of a pregnancy from the first day of the last period; null for a day that cannot be. */
function weeksSince(day: string | undefined, today: string): number | null {
  if (day === undefined) return null;
  const weeks = weeksPregnant(day, today);
  return weeks >= 0 && weeks <= LONGEST_WEEKS ? weeks : null;
}

/** The first day of the last period, of somebody who is so many weeks pregnant. */
export const pregnantSince = (weeks: number, now: number): string => sinceForWeeks(weeks, nairobiDate(now));

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
  const today = nairobiDate(now);
  const listed = profile.conditions.filter((id) => holdingOf(id, profile, today).holds);
  const conditions = book ? effectiveConditions(book, profile, today) : new Set(listed);
  const has = (id: string): boolean => conditions.has(id);
  /** Of the medicines that were named: what a condition stands for is no medicine somebody takes. */
  const taken = new Set(profile.medicines.flatMap((id) => [id, ...(book ? classesOf(book, id) : [])]));
  const takes = (id: string): boolean => taken.has(id);
  const isPregnant = has('pregnancy');
  const isTypeOne = has('type-1-diabetes');
  const hasDiabetes = isTypeOne || has('diabetes') || diabetesMedicines.some(takes);
  const child = listed.includes('child') ? holdingOf('child', profile, today) : null;
  const isAgeTold = profile.facts?.child_born_on !== undefined;
  return {
    isPregnant,
    pregnancyWeeks: isPregnant ? weeksSince(profile.facts?.pregnant_since, today) : null,
    isAfterBirth: has('after-birth'),
    hasDiabetes,
    diabetesType: isTypeOne ? 1 : hasDiabetes ? 2 : null,
    isHypoProne: isTypeOne || hypoProne.some(takes) || (hasDiabetes && !sparing.some(takes)),
    hasKidneyDisease: has('kidney-disease'),
    hasHeartDisease: has('heart-disease') || has('stroke'),
    ageMonths: child?.holds && isAgeTold ? Math.floor((child.age ?? 0) * 12 + 1e-6) : null,
    symptoms: [],
  };
}
