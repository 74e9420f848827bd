import { nairobiDate } from '../../lib/nairobi.ts';
import { classesOf, effectiveConditions } from '../safety/reaches.ts';
import type { SafetyBook } from '../safety/safety-book.ts';
import { holdingOf, sinceForWeeks, weeksPregnant, type SafetyProfile } from '../safety/safety-profile.ts';
import type { UrgentAnswer, Urgency, UrgentKind } from '../urgent/urgency.ts';

/** When sugar was measured: after eight hours without food, two hours after it, or at any other time. */
export const glucoseContexts = ['fasting', 'after-food', 'any'] as const;
export type GlucoseContext = (typeof glucoseContexts)[number];

/** What is measured at home or at a clinic, in the units in which it is kept. */
export type Reading =
  /** mmHg. */
  | { kind: 'pressure'; upper: number; lower: number }
  /** mmol/L. */
  | { kind: 'glucose'; mmol: number; context: GlucoseContext }
  /** Percent (NGSP). */
  | { kind: 'hba1c'; percent: number }
  /** °C, in the armpit or the ear. */
  | { kind: 'temperature'; celsius: number }
  /** Beats a minute, at rest. */
  | { kind: 'pulse'; beats: number }
  | { kind: 'weight'; kg: number };

export const readingKinds = ['pressure', 'glucose', 'hba1c', 'temperature', 'pulse', 'weight'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** A reading with its moment, in milliseconds since 1970, and what was felt then. */
export type TimedReading = { reading: Reading; at: number; symptoms?: readonly SymptomId[] };

/** The lower and upper end of what a clinician set for this person. Of a pressure: the highest upper and lower one. */
export type Target = { low: number | null; high: number | null };

/** What is known besides the reading itself. */
export type Context = {
  /** Earlier readings of the same kind. */
  earlier?: readonly TimedReading[];
  /** When it was taken, in milliseconds since 1970. */
  at?: number;
  /** Set by this person's clinician: wins over what is usual, and never over what is dangerous. */
  target?: Target | null;
};

/** What somebody feels beside a reading. Each of these can make it more urgent. */
export const symptomIds = [
  'chest-pain',
  'breathless',
  'weakness',
  'confusion',
  'severe-headache',
  'sight',
  'rib-pain',
  'swelling',
  'fits',
  'faint',
  'bleeding',
  'vomiting',
  'diarrhoea',
  'shock',
  'belly-pain',
  'fast-breathing',
  'sleepy',
  'thirst',
  'much-urine',
  'weight-loss',
  'stiff-neck',
  'rash',
  'not-drinking',
  'baby-not-moving',
  'waters',
  'fever',
] as const;

export type SymptomId = (typeof symptomIds)[number];

/** Units that meters, laboratories and thermometers show beside ours. */

/** WHO 2006: glucose, 18 mg/dL are 1 mmol/L (molar mass 180.16 g). */
const MG_PER_MMOL = 18;
export const mgToMmol = (mg: number): number => Math.round((mg / MG_PER_MMOL) * 10) / 10;
export const mmolToMg = (mmol: number): number => Math.round(mmol * MG_PER_MMOL);

/** NGSP master equation: % = 0.09148 × mmol/mol + 2.152. */
export const hba1cToPercent = (perMole: number): number => Math.round((0.091_48 * perMole + 2.152) * 10) / 10;
export const hba1cToPerMole = (percent: number): number => Math.round((percent - 2.152) / 0.091_48);

export const fahrenheitToCelsius = (fahrenheit: number): number =>
  Math.round((((fahrenheit - 32) * 5) / 9) * 10) / 10;

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

type Given<Kind extends ReadingKind> = Extract<Reading, { kind: Kind }>;

/** One row of a table: when it holds, how urgent it is, what to do, and where that comes from. */
export type Rule<Kind extends ReadingKind> = {
  /** Names the row in tests. */
  id: string;
  urgency: Urgency;
  about: UrgentKind;
  source: string;
  title: string;
  steps: readonly string[];
  holds: (reading: Given<Kind>, person: Person, context: Context) => boolean;
};

/** The answer of the first row that holds. */
export function firstAnswer<Kind extends ReadingKind>(
  rules: readonly Rule<Kind>[],
  reading: Given<Kind>,
  person: Person,
  context: Context,
): UrgentAnswer | null {
  const rule = rules.find(({ holds }) => holds(reading, person, context));
  if (!rule) return null;
  const { urgency, about: kind, title, steps, source } = rule;
  return { urgency, kind, title, steps, source };
}

export const feels = ({ symptoms }: Person, ...ids: readonly SymptomId[]): boolean =>
  ids.some((id) => symptoms.includes(id));

/** Pregnant, or six weeks after birth or less: other limits hold for her. */
export const isMother = ({ isPregnant, isAfterBirth }: Person): boolean => isPregnant || isAfterBirth;
