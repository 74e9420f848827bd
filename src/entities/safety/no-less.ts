import { nairobiDate } from '../../lib/nairobi.ts';
import type { SafetyBook } from './safety-book.ts';
import type { SafetyProfile } from './safety-profile.ts';

/**
 * Whom no deficit, no plan for losing weight and no fast is offered, by what they told once. The database holds to the same
 * (`private.why_no_less`, `private.why_no_fast`) with all that an account knows.
 *
 * - Pregnancy, breastfeeding and the six weeks after a birth: Institute of Medicine, Weight Gain During Pregnancy (2009);
 *   ACOG Committee Opinion 756 and 736. Under 18, underweight (WHO: a body mass index below 18.5) and eating disorders, now
 *   or before: NICE NG246 and NG69, and the exclusion lists of trials of eating less and of intermittent fasting.
 * - Fasting besides: insulin and tablets that drop sugar too low, type 1 diabetes (IDF-DAR 2021), kidney and liver disease,
 *   sickle cell; a clinician first with other diabetes medicines, diuretics, pressure medicines, warfarin, lithium, gout.
 */
export const noLessReasons = [
  'pregnancy',
  'after-birth',
  'breastfeeding',
  'under-18',
  'child',
  'eating-disorder',
  'underweight',
] as const;
export type NoLessReason = (typeof noLessReasons)[number];

export const noFastIllnesses = [
  'type-1-diabetes',
  'hypo-prone-medicines',
  'kidney-disease',
  'liver-disease',
  'sickle-cell',
] as const;
export type NoFastReason = NoLessReason | (typeof noFastIllnesses)[number];

/** Why a clinician is asked before a fast, in the order of the questions. */
const askFirstReasons = [
  'diabetes-medicines',
  'diuretics',
  'blood-pressure-medicines',
  'warfarin',
  'lithium',
  'gout',
] as const;
export type AskFirstReason = (typeof askFirstReasons)[number];

/** What is known of a body beside the list; null and left out are both not known. */
export type KnownBody = { ageYears?: number | null; bmi?: number | null };

const ADULT_YEARS = 18;
const LEAST_BMI = 18.5;
/** The weeks after a birth in which a body heals: WHO, postnatal care, to six weeks. */
const AFTER_BIRTH_DAYS = 42;
const DAY_MS = 86_400_000;

const isDayIn = (day: string, days: number, today: string): boolean =>
  (Date.parse(today) - Date.parse(day)) / DAY_MS < days;

/** Why somebody must not eat less or fast, what harms soonest first; null when nothing is known against it. */
export function whyNoLess(
  { conditions, facts }: SafetyProfile,
  { ageYears, bmi }: KnownBody = {},
  today = nairobiDate(Date.now()),
): NoLessReason | null {
  const born = facts?.gave_birth_on;
  const holds: Readonly<Record<NoLessReason, boolean>> = {
    pregnancy: conditions.includes('pregnancy'),
    // Known to the day it ends by itself; else it holds as long as it is listed.
    'after-birth':
      conditions.includes('after-birth') && (born === undefined || isDayIn(born, AFTER_BIRTH_DAYS, today)),
    breastfeeding: conditions.includes('breastfeeding'),
    'under-18': conditions.includes('under-18') || (ageYears ?? ADULT_YEARS) < ADULT_YEARS,
    child: conditions.includes('child'),
    'eating-disorder': conditions.includes('eating-disorder'),
    underweight: conditions.includes('underweight') || (bmi ?? LEAST_BMI) < LEAST_BMI,
  };
  return noLessReasons.find((reason) => holds[reason]) ?? null;
}

const HYPO_PRONE =
  /(^|\P{L})(insulin|glibenclamide|gliclazide|glimepiride|glipizide|tolbutamide|chlorpropamide|repaglinide|nateglinide)($|\P{L})/iu;

/** A drug or a class with every class it belongs to, where the book of the check is at hand. */
function classesOf(id: string, book: SafetyBook | undefined): string[] {
  const wider = new Set([...(book?.drugs[id]?.classes ?? []), ...(book?.medicines[id]?.part_of ?? [])]);
  // A class may go by the name of the only drug in it.
  wider.delete(id);
  return [id, ...[...wider].flatMap((one) => classesOf(one, book))];
}

/** Why somebody must not fast; null when nothing is known against it. */
export function whyNoFast(
  profile: SafetyProfile,
  body: KnownBody = {},
  book?: SafetyBook,
): NoFastReason | null {
  const less = whyNoLess(profile, body);
  if (less) return less;
  const taken = profile.medicines.flatMap((id) => classesOf(id, book));
  const holds = (reason: (typeof noFastIllnesses)[number]): boolean =>
    reason === 'hypo-prone-medicines'
      ? taken.some((id) => id === reason || id === 'sulfonylureas' || HYPO_PRONE.test(id))
      : profile.conditions.includes(reason);
  return noFastIllnesses.find(holds) ?? null;
}

/** Classes that count for a reason; single medicines count through the book. */
const askedClasses: Readonly<Record<AskFirstReason, readonly string[]>> = {
  'diabetes-medicines': ['diabetes-medicines', 'metformin', 'other-diabetes-medicines'],
  diuretics: ['diuretics', 'potassium-losing-diuretics', 'potassium-sparing-diuretics'],
  'blood-pressure-medicines': [
    'blood-pressure-medicines',
    'ace-and-arb',
    'beta-blockers',
    'calcium-channel-blockers',
    'alpha-blockers',
  ],
  warfarin: ['warfarin'],
  lithium: ['lithium'],
  gout: ['gout-medicines'],
};
const askedConditions: Readonly<Partial<Record<string, AskFirstReason>>> = {
  diabetes: 'diabetes-medicines',
  'high-blood-pressure': 'blood-pressure-medicines',
  gout: 'gout',
};

/** Why a clinician is asked before somebody fasts; empty when nothing is listed. */
export function whyAskFirst(profile: SafetyProfile, book?: SafetyBook): AskFirstReason[] {
  const taken = profile.medicines.flatMap((id) => classesOf(id, book));
  return askFirstReasons.filter(
    (reason) =>
      taken.some(
        (id) =>
          askedClasses[reason].includes(id) || (reason === 'diabetes-medicines' && /metformin/i.test(id)),
      ) || profile.conditions.some((id) => askedConditions[id] === reason),
  );
}
