import { addDays } from '../../lib/nairobi.ts';
import { type FactCondition, factOf, type SafetyProfile } from './safety-profile.ts';

/** What the days of a list mean today. All days are Nairobi's, as YYYY-MM-DD. */

const DAY_MS = 86_400_000;
const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A pregnancy is 40 weeks long from the last period; after 42 it is "post-term" (ICD-10 O48) and hardly ever goes on. */
export const BIRTH_OVERDUE_WEEKS = 42;
/** The weeks after birth that WHO calls the postnatal period (WHO recommendations on postnatal care, 2022). */
const AFTER_BIRTH_DAYS = 42;
/** Surgeons ask for two weeks without what changes bleeding (American Society of Anesthesiologists, herbal medicines). */
const OPERATION_DAYS = 14;
const GROWN_UP = 18;
/**
 * The age by which a person who lists "I am under 18" for themself is read: the youngest from which the library has
 * preparations for young people, as its texts on children spoke of those under 12.
 */
const YOUNG_PERSON = 12;

export const weeksPregnant = (since: string, today: string): number => Math.floor(days(since, today) / 7);
export const sinceForWeeks = (weeks: number, today: string): string => addDays(today, -7 * weeks);

/** Whole years and months of an age. */
export function ageOf(born: string, today: string): { years: number; months: number } {
  const [bornYear = 0, bornMonth = 1, bornDay = 1] = born.split('-').map(Number);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const months = Math.max(0, (year - bornYear) * 12 + (month - bornMonth) - (day < bornDay ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
}

/** The latest day of birth of somebody of that age: whoever was told as 8 years old counts from 8 on. */
export function bornForAge(years: number, months: number, today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - (years * 12 + months), 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/** How a listed condition holds today. */
export type Holding =
  /** An age in years where rules go by it; an operation that is far enough away to stop before it. */
  | { holds: true; age?: number; stopBy?: string }
  /** It is over: the operation was, the six weeks have passed, the child has grown up. */
  | { holds: false };

/** What is not told is read as the more dangerous: the operation is near, the child is newborn. */
export function holdingOf(condition: string, { facts = {} }: SafetyProfile, today: string): Holding {
  if (condition === 'under-18') return { holds: true, age: YOUNG_PERSON };
  if (condition === 'child') {
    if (facts.child_born_on === undefined) return { holds: true, age: 0 };
    const { years, months } = ageOf(facts.child_born_on, today);
    return years >= GROWN_UP ? { holds: false } : { holds: true, age: years + months / 12 };
  }
  if (condition === 'surgery-within-2-weeks' && facts.operation_on !== undefined) {
    const left = days(today, facts.operation_on);
    if (left < 0) return { holds: false };
    return left <= OPERATION_DAYS
      ? { holds: true }
      : { holds: true, stopBy: addDays(facts.operation_on, -OPERATION_DAYS) };
  }
  if (condition === 'after-birth' && facts.gave_birth_on !== undefined)
    return { holds: days(facts.gave_birth_on, today) <= AFTER_BIRTH_DAYS };
  return { holds: true };
}

/** What has to be asked: an age without which a child is read as newborn, a birth that is overdue, a thing that is over. */
export type Asking = { condition: FactCondition; ask: 'age' | 'baby' | 'over' };

export function askingsOf(profile: SafetyProfile, today: string): Asking[] {
  const listed = Object.keys(factOf).filter((id): id is FactCondition => profile.conditions.includes(id));
  return listed.flatMap((condition): Asking[] => {
    if (!holdingOf(condition, profile, today).holds) return [{ condition, ask: 'over' }];
    const day = profile.facts?.[factOf[condition]];
    if (condition === 'child' && day === undefined) return [{ condition, ask: 'age' }];
    const isOverdue =
      condition === 'pregnancy' && day !== undefined && weeksPregnant(day, today) >= BIRTH_OVERDUE_WEEKS;
    return isOverdue ? [{ condition, ask: 'baby' }] : [];
  });
}
