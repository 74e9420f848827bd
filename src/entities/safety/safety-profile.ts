import { isDay, isText, listOf, objectOf, optional } from '../../lib/guards.ts';
import { addDays } from '../../lib/nairobi.ts';
import { createStoredState } from '../../lib/stored-state.ts';

/**
 * What somebody told about themselves, asked once and read everywhere. Health data: it stays here unless they keep it in
 * the account.
 */
export type SafetyProfile = {
  /** Ids of drugs or of classes of drugs; a name nobody knows is kept as it was written, after `other:`. */
  medicines: readonly string[];
  conditions: readonly string[];
  facts?: SafetyFacts;
};

export type SafetyList = 'medicines' | 'conditions';

/** Days that make a condition exact, as YYYY-MM-DD; each is optional. */
export type SafetyFacts = {
  /** With `pregnancy`: the first day of the last period, reckoned from the weeks that were told. */
  pregnant_since?: string;
  /** With `after-birth`: when the baby came. */
  gave_birth_on?: string;
  /** With `child`: when the child was born, reckoned from its age. */
  child_born_on?: string;
  /** With `surgery-within-2-weeks`: when the operation is. */
  operation_on?: string;
};

/** The condition each day belongs to. */
export const factOf = {
  pregnancy: 'pregnant_since',
  'after-birth': 'gave_birth_on',
  child: 'child_born_on',
  'surgery-within-2-weeks': 'operation_on',
} as const satisfies Readonly<Record<string, keyof SafetyFacts>>;
export type FactCondition = keyof typeof factOf;

/** How a name that nobody knows is kept. */
const AS_WRITTEN = 'other:';
export const isAsWritten = (id: string): boolean => id.startsWith(AS_WRITTEN);
export const writtenName = (id: string): string => id.slice(AS_WRITTEN.length);
const NAME_MOST = 60;
/** A medicine as it was typed, or null where that is no name: an account takes 2 to 60 characters. */
export function asWritten(typed: string): string | null {
  const name = typed.trim().replaceAll(/\s+/g, ' ').slice(0, NAME_MOST).trim();
  return name.length >= 2 ? `${AS_WRITTEN}${name}` : null;
}
/** An account keeps so many of them. */
const MOST_WRITTEN = 10;

export const nothingListed: SafetyProfile = { medicines: [], conditions: [] };
const YEAR_MS = 31_536_000_000;
/** As many of each as an account keeps. */
const MOST = 60;

const isIds = listOf(isText, MOST);

const factKeys: readonly string[] = Object.values(factOf);

/** Of the device, and of an account in which a later version may have written. */
export const isFacts = (value: unknown): value is SafetyFacts =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([key, day]) => factKeys.includes(key) && isDay(day));

const isProfile = objectOf<SafetyProfile>({ medicines: isIds, conditions: isIds, facts: optional(isFacts) });

/** What a condition was called before it was told by age. */
const FORMER_CHILD = 'child-under-12';

/** A list as it was kept by an earlier version of the app. */
export const renewed = (profile: SafetyProfile): SafetyProfile =>
  profile.conditions.includes(FORMER_CHILD)
    ? {
        ...profile,
        conditions: [...new Set(profile.conditions.map((id) => (id === FORMER_CHILD ? 'child' : id)))],
      }
    : profile;

/** The list on this device. It is sent nowhere unless its owner keeps it in their account. */
export const safetyProfile = createStoredState('mizizi-safety', isProfile, nothingListed, YEAR_MS);

export const isEmpty = ({ medicines, conditions }: SafetyProfile): boolean =>
  medicines.length + conditions.length === 0;

/** Days of conditions that are no longer listed go with them. */
function withoutIdleFacts(profile: SafetyProfile): SafetyProfile {
  const kept = Object.entries(factOf).flatMap(([condition, key]) => {
    const day = profile.facts?.[key];
    return day !== undefined && profile.conditions.includes(condition) ? [[key, day] as const] : [];
  });
  const { facts: _facts, ...lists } = profile;
  return kept.length > 0 ? { ...lists, facts: Object.fromEntries(kept) } : lists;
}

/** The newest of what was written by hand, no more than an account takes. */
function withFewWritten(medicines: readonly string[]): string[] {
  const written = medicines.filter(isAsWritten);
  const dropped = new Set(written.slice(0, Math.max(0, written.length - MOST_WRITTEN)));
  return medicines.filter((id) => !dropped.has(id));
}

/** The profile with one entry more or less. */
export function withEntry(
  profile: SafetyProfile,
  list: SafetyList,
  id: string,
  isListed: boolean,
): SafetyProfile {
  const rest = profile[list].filter((other) => other !== id);
  const entries = isListed ? [...rest, id].slice(-MOST) : rest;
  const next = withoutIdleFacts({
    ...profile,
    [list]: list === 'medicines' ? withFewWritten(entries) : entries,
  });
  return isEmpty(next) ? nothingListed : next;
}

/** The profile with the day of a listed condition, or without it. */
export function withFact(
  profile: SafetyProfile,
  condition: FactCondition,
  day: string | null,
): SafetyProfile {
  const { [factOf[condition]]: _before, ...others } = profile.facts ?? {};
  return withoutIdleFacts({
    ...profile,
    facts: day === null ? others : { ...others, [factOf[condition]]: day },
  });
}

/** After a birth: no longer pregnant, but freshly delivered and, until they say otherwise, breastfeeding. */
export function withBaby(profile: SafetyProfile, bornOn: string): SafetyProfile {
  const others = profile.conditions.filter((id) => id !== 'pregnancy');
  const conditions = [...new Set([...others, 'after-birth', 'breastfeeding'])].slice(-MOST);
  return withFact({ ...profile, conditions }, 'after-birth', bornOn);
}

/** Both lists together: the one that warns more is the safer one. */
export const joined = (one: SafetyProfile, other: SafetyProfile): SafetyProfile => ({
  medicines: withFewWritten([...new Set([...one.medicines, ...other.medicines])]).slice(0, MOST),
  conditions: [...new Set([...one.conditions, ...other.conditions])].slice(0, MOST),
  ...((one.facts ?? other.facts) && { facts: { ...other.facts, ...one.facts } }),
});

const sameFacts = (one: SafetyFacts = {}, other: SafetyFacts = {}): boolean =>
  Object.values(factOf).every((key) => one[key] === other[key]);

export const isSame = (one: SafetyProfile, other: SafetyProfile): boolean =>
  sameFacts(one.facts, other.facts) &&
  (['medicines', 'conditions'] as const).every(
    (list) =>
      one[list].length === other[list].length && one[list].every((entry) => other[list].includes(entry)),
  );

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
