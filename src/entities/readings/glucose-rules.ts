import { t } from '../../words/health.ts';
import {
  type Person,
  type Context,
  type GlucoseContext,
  type TimedReading,
  feels,
  isMother,
  type Rule,
} from './reading.ts';
import { sources } from './sources.rows.ts';

type Glucose = { mmol: number; context: GlucoseContext };

/** mmol/L. Each limit with its source stands in `sources.rows.ts`. */
export const glucoseLimits = {
  /** ADA: level 2, clinically important. */
  veryLow: 3.0,
  /** 70 mg/dL is 3.9; under 4.0 is treated, as NICE NG17 has it. */
  low: 4.0,
  /** Ketoacidosis is looked for from here on with its signs: ADA/EASD 2024. */
  withSigns: 11.1,
  /** 300 mg/dL. */
  veryHigh: 16.7,
  /** 600 mg/dL, the hyperosmolar state: ADA/EASD 2024. */
  extreme: 33.3,
  /** WHO 2006, WHO 2013. */
  diabetes: { fasting: 7.0, any: 11.1 },
  /** WHO 2006: impaired fasting glucose, impaired tolerance two hours after. */
  between: { fasting: 6.1, after: 7.8 },
  /** WHO 2013. */
  pregnancy: { fasting: 5.1, after: 8.5 },
  /** NICE NG3, with known diabetes. */
  pregnancyTarget: { fasting: 5.3, after: 7.8 },
  /** With known diabetes, highest in range: NICE NG17 before meals, ADA 2025 after them. */
  target: { fasting: 7.0, any: 10.0 },
} as const;

const isFasting = ({ context }: Glucose): boolean => context === 'fasting';
/** Whether the limit for this moment is reached; a moment without a limit reaches none. */
const reaches = (
  { mmol, context }: Glucose,
  fasting: number,
  after: number | null,
  any: number | null,
): boolean => {
  const limit = context === 'fasting' ? fasting : context === 'after-food' ? after : any;
  return limit !== null && mmol >= limit;
};
const inDiabetesRange = (reading: Glucose): boolean => {
  const { fasting, any } = glucoseLimits.diabetes;
  return reaches(reading, fasting, any, any);
};

const hasSigns = (person: Person): boolean =>
  feels(person, 'vomiting', 'belly-pain', 'fast-breathing', 'sleepy', 'confusion');
/** Whoever falls into ketoacidosis soonest, or may not know their diabetes yet. */
const isAtRisk = (person: Person): boolean =>
  person.diabetesType === 1 || person.isPregnant || person.isHypoProne || !person.hasDiabetes;
const isCrisis = (reading: Glucose, person: Person): boolean =>
  reading.mmol >= glucoseLimits.extreme ||
  (reading.mmol >= glucoseLimits.veryHigh && hasSigns(person)) ||
  (reading.mmol >= glucoseLimits.withSigns &&
    hasSigns(person) &&
    (isAtRisk(person) || feels(person, 'fast-breathing', 'sleepy', 'confusion')));

const DAY_MS = 86_400_000;
const LOOKED_BACK = 7;
const MANY_DAYS = 3;
const ABOVE_TEN = 10;
const dayOf = (at: number): number => Math.floor((at + 3 * 3_600_000) / DAY_MS);
/** Over 10 mmol/L on three days of the last seven, this one counted. */
function isOftenHigh({ mmol }: Glucose, { earlier = [], at = Date.now() }: Context): boolean {
  if (mmol <= ABOVE_TEN) return false;
  const isHigh = ({ reading, at: then }: TimedReading): boolean =>
    reading.kind === 'glucose' && reading.mmol > ABOVE_TEN && then <= at && at - then < LOOKED_BACK * DAY_MS;
  return new Set([dayOf(at), ...earlier.filter(isHigh).map(({ at: then }) => dayOf(then))]).size >= MANY_DAYS;
}

const sugarFirst = t(
  'Take 15 g of sugar now: three teaspoons in water, or half a glass of juice or soda. Measure again after 15 minutes.',
);

/** Blood sugar from a finger or a vein. The worst row first. */
export const glucoseRules: readonly Rule<'glucose'>[] = [
  {
    id: 'very-low',
    urgency: 'emergency',
    about: 'low-sugar',
    source: sources.lowSugar,
    title: t('This sugar is dangerously low'),
    steps: [
      t(
        'Awake and able to swallow: take sugar now, three teaspoons in water, juice or soda, again after 15 minutes.',
      ),
      t('Sleepy, confused or fitting: nothing by mouth, lie on the side, call for help.'),
      t('Do not drive and do not stay alone.'),
    ],
    holds: ({ mmol }, person) =>
      mmol < glucoseLimits.veryLow ||
      (mmol < glucoseLimits.low && feels(person, 'confusion', 'sleepy', 'fits', 'faint')),
  },
  {
    id: 'crisis',
    urgency: 'emergency',
    about: 'high-sugar',
    source: sources.highSugar,
    title: t('Sugar this high is an emergency'),
    steps: [
      t('Go to the nearest hospital now with somebody; do not drive yourself.'),
      t('Drink water in small sips if you can. Never stop insulin. Take your medicines along.'),
    ],
    holds: isCrisis,
  },
  {
    id: 'low-on-medicine',
    urgency: 'today',
    about: 'low-sugar',
    source: sources.lowSugar,
    title: t('Your sugar is low: take sugar now'),
    steps: [
      sugarFirst,
      t('Then eat something. Do not drive until it is above 5.'),
      t('Tell your clinic today: the dose of insulin or tablets may have to change.'),
    ],
    holds: ({ mmol }, { isHypoProne }) => mmol < glucoseLimits.low && isHypoProne,
  },
  {
    id: 'low',
    urgency: 'visit',
    about: 'low-sugar',
    source: sources.lowSugar,
    title: t('This sugar is on the low side'),
    steps: [
      t('Eat or drink something sweet now and measure again after 15 minutes.'),
      t('Shaking, sweating or confused, or low again: be seen today. Do not fast meanwhile.'),
    ],
    holds: ({ mmol }) => mmol < glucoseLimits.low,
  },
  {
    id: 'very-high',
    urgency: 'today',
    about: 'high-sugar',
    source: sources.highSugar,
    title: t('This sugar is very high'),
    steps: [
      t('Be seen at a clinic or hospital today. Drink water; never stop insulin or tablets.'),
      t('Vomiting, belly pain, fast breathing or sleepiness: hospital at once.'),
    ],
    holds: ({ mmol }) => mmol >= glucoseLimits.veryHigh,
  },
  {
    id: 'high-and-ill',
    urgency: 'today',
    about: 'high-sugar',
    source: sources.highSugar,
    title: t('High sugar while you are ill must be seen today'),
    steps: [
      t('Go to a clinic today. Drink water often; never stop insulin or tablets unless you are told to.'),
      t('Fast breathing, sleepiness or vomiting that goes on: hospital at once.'),
    ],
    holds: ({ mmol }, person) => mmol >= glucoseLimits.withSigns && hasSigns(person),
  },
  {
    id: 'pregnant-diabetes',
    urgency: 'today',
    about: 'pregnancy',
    source: sources.who2013,
    title: t('This sugar is in the range of diabetes, and you are pregnant'),
    steps: [
      t('Go to your maternity clinic today, tomorrow morning at the latest. Take this reading along.'),
      t('Do not fast and do not cut your food. Vomiting or fast breathing: hospital at once.'),
    ],
    holds: (reading, person) => person.isPregnant && inDiabetesRange(reading),
  },
  {
    id: 'pregnant-above-target',
    urgency: 'week',
    about: 'pregnancy',
    source: sources.ng3,
    title: t('This sugar is above the target in pregnancy'),
    steps: [
      t('Tell your maternity or diabetes clinic this week, with all your readings. Keep your medicines.'),
    ],
    holds: (reading, person) => {
      const { fasting, after } = glucoseLimits.pregnancyTarget;
      return person.isPregnant && person.hasDiabetes && reaches(reading, fasting, after, null);
    },
  },
  {
    id: 'gestational',
    urgency: 'week',
    about: 'pregnancy',
    source: sources.who2013,
    title: t('This sugar is in the range of diabetes of pregnancy'),
    steps: [
      t(
        'Go to your maternity clinic this week: a glucose test decides, and treatment protects you and the baby.',
      ),
      t('Until then no sweet drinks. Do not fast.'),
    ],
    holds: (reading, person) => {
      const { fasting, after } = glucoseLimits.pregnancy;
      return person.isPregnant && !person.hasDiabetes && reaches(reading, fasting, after, null);
    },
  },
  {
    id: 'new-with-signs',
    urgency: 'today',
    about: 'high-sugar',
    source: sources.who2006,
    title: t('This sugar is in the range of diabetes, with its signs'),
    steps: [
      t('Be seen at a clinic today. Drink water, no sweet drinks.'),
      t('Vomiting, belly pain, fast breathing or sleepiness: hospital at once.'),
    ],
    holds: (reading, person) =>
      !person.hasDiabetes && inDiabetesRange(reading) && feels(person, 'thirst', 'much-urine', 'weight-loss'),
  },
  {
    id: 'new',
    urgency: 'week',
    about: 'high-sugar',
    source: sources.who2006,
    title: t('This sugar is in the range of diabetes'),
    steps: [
      t('Go to a clinic this week: a second test decides. Many people feel nothing at first.'),
      t('Great thirst, much urine or loss of weight: go today.'),
    ],
    holds: (reading, person) => !person.hasDiabetes && inDiabetesRange(reading),
  },
  {
    id: 'between',
    urgency: 'month',
    about: 'high-sugar',
    source: sources.who2006,
    title: t('This sugar is above normal, below diabetes'),
    steps: [
      t('Have it tested at a clinic within the month.'),
      t('Walking each day, fewer sweet drinks and some weight less bring many people back to normal.'),
    ],
    holds: (reading, person) => {
      const { fasting, after } = glucoseLimits.between;
      return !person.hasDiabetes && !person.isPregnant && reaches(reading, fasting, after, null);
    },
  },
  {
    id: 'often-high',
    urgency: 'week',
    about: 'high-sugar',
    source: sources.targets,
    title: t('Above 10 on three days of this week'),
    steps: [
      t('Go to your clinic this week with your readings. Keep taking your medicines as prescribed.'),
      t('Vomiting, great thirst or sleepiness: the same day.'),
    ],
    holds: (reading, person, context) => person.hasDiabetes && isOftenHigh(reading, context),
  },
  {
    id: 'above-target',
    urgency: 'visit',
    about: 'high-sugar',
    source: sources.targets,
    title: t('This is above the usual target with diabetes'),
    steps: [
      t(
        'Before meals 4 to 7, two hours after them under 10 is usual; your clinician may have set another target.',
      ),
      t('Keep your medicines, and show your readings at the next visit.'),
    ],
    holds: (reading, person) => {
      const { fasting, any } = glucoseLimits.target;
      return (
        person.hasDiabetes &&
        !isMother({ ...person, isAfterBirth: false }) &&
        (isFasting(reading) ? reading.mmol > fasting : reading.mmol > any)
      );
    },
  },
];
