import { oneOf } from '../../../lib/guards.ts';

/**
 * AUDIT-C: how often, how much, and how often six or more drinks; each 0 to 4, together 0 to 12 points. Positive from 4 for
 * men and from 3 for women; where the sex is not known the lower one is taken. Somebody who never drinks has 0 and is not
 * asked the other two.
 * Source: Bush K, Kivlahan DR, McDonell MB et al.: The AUDIT alcohol consumption questions. Arch Intern Med
 * 1998;158:1789–1795.
 */
export const AUDIT_C_MOST = 12;
export const auditOften = ['never', 'monthly', 'few-a-month', 'few-a-week', 'most-days'] as const;
export const auditAmount = ['1-2', '3-4', '5-6', '7-9', '10-or-more'] as const;
export const auditSix = ['never', 'less-than-monthly', 'monthly', 'weekly', 'daily'] as const;

export type AuditInput = {
  often: (typeof auditOften)[number];
  /** Null for somebody who never drinks. */
  amount: (typeof auditAmount)[number] | null;
  six: (typeof auditSix)[number] | null;
};
export type AuditBand = 'none' | 'lower' | 'positive';

const positiveFrom = { male: 4, female: 3 } as const;

/** Null when an answer is missing that a drinker would give. */
export function auditC({ often, amount, six }: AuditInput): number | null {
  if (often === 'never') return 0;
  if (amount === null || six === null) return null;
  return auditOften.indexOf(often) + auditAmount.indexOf(amount) + auditSix.indexOf(six);
}

export function auditBand(points: number, sex: 'female' | 'male' | null): AuditBand {
  if (points === 0) return 'none';
  return points >= positiveFrom[sex ?? 'female'] ? 'positive' : 'lower';
}

/**
 * Days of a usual week with at least 30 minutes of movement, 0 to 7. The only cut-off is FINDRISC's: every day, or not
 * every day.
 */
export const ACTIVITY_MOST = 7;

/** @param days of a week that is not full, null when every day is */
export const activeDays = (isDaily: boolean, days: number | null): number | null =>
  isDaily ? ACTIVITY_MOST : days;

export const activityBand = (days: number): 'daily' | 'not-daily' =>
  days >= ACTIVITY_MOST ? 'daily' : 'not-daily';

/**
 * A count of three everyday habits, 0 to 3: vegetables or fruit every day (an item of FINDRISC), sweet drinks rarely, and no
 * salt added at the table. The count is our own, for orientation; it is no validated scale and has no published cut-off.
 */
export const FOOD_MOST = 3;

type FoodInput = { greensDaily: boolean; sweetDrinksRarely: boolean; noSaltAtTable: boolean };

export const foodHabits = (input: FoodInput): number => Object.values(input).filter(Boolean).length;

export const foodBand = (habits: number): 'all' | 'room' => (habits === FOOD_MOST ? 'all' : 'room');

/**
 * SCOFF: five questions on eating, one point for each yes, 0 to 5. From 2 on the screen is positive: a reason to talk to
 * somebody who knows eating disorders, not a diagnosis.
 * Source: Morgan JF, Reid F, Lacey JH: The SCOFF questionnaire. BMJ 1999;319:1467–1468.
 */
export const SCOFF_MOST = 5;
const SCOFF_POSITIVE_FROM = 2;

export const scoff = (yes: readonly boolean[]): number => yes.filter(Boolean).length;

export const scoffBand = (points: number): 'negative' | 'positive' =>
  points >= SCOFF_POSITIVE_FROM ? 'positive' : 'negative';

/**
 * A reflection in the language of Ayurveda: five items of our own, each leaning to vata, pitta or kapha; the one named
 * most leads, a tie is mixed. Traditional, without a scientific measure behind it. No advice and no safety rule reads it.
 */
export const DOSHA_MOST = 5;
export const doshas = ['vata', 'pitta', 'kapha'] as const;
type Dosha = (typeof doshas)[number];
type DoshaLead = { lead: Dosha | 'mixed'; count: number };

/** Which one leads, and how many of the answers name it. */
export function doshaLead(answers: readonly Dosha[]): DoshaLead {
  const counts = doshas.map((dosha) => answers.filter((answer) => answer === dosha).length);
  const count = Math.max(...counts);
  const leaders = doshas.filter((_, index) => counts[index] === count);
  const [only] = leaders;
  return { lead: leaders.length === 1 && only ? only : 'mixed', count };
}

/**
 * Patient Health Questionnaire-2: little interest, and feeling down, in the last two weeks; 0 to 6 points. From 3 on the
 * screen is positive: a reason to talk to a clinician, not a diagnosis.
 * Source: Kroenke K, Spitzer RL, Williams JB: The Patient Health Questionnaire-2. Med Care 2003;41:1284–1292.
 */
export const PHQ2_MOST = 6;
const PHQ2_POSITIVE_FROM = 3;

/** How often within the last two weeks: the answers PHQ-2 and GAD-2 share, 0 to 3 points. */
export const frequencies = ['not-at-all', 'several-days', 'more-than-half', 'nearly-every-day'] as const;
export type Frequency = (typeof frequencies)[number];

const frequencyPoints = (frequency: Frequency): number => frequencies.indexOf(frequency);
export const isFrequency = oneOf(frequencies);

export const phq2 = (interest: Frequency, low: Frequency): number =>
  frequencyPoints(interest) + frequencyPoints(low);

export const phq2Band = (points: number): 'negative' | 'positive' =>
  points >= PHQ2_POSITIVE_FROM ? 'positive' : 'negative';

/**
 * One item of our own: how often in the last two weeks there was more to carry than one could manage; 0 to 3 points,
 * "heavy" from more than half the days. No validated scale: the usual one may not be used without a licence.
 */
export const STRESS_MOST = 3;
const OFTEN = 2;

export const stressPoints = (load: Frequency): number => frequencyPoints(load);
export const stressBand = (points: number): 'manageable' | 'heavy' =>
  points >= OFTEN ? 'heavy' : 'manageable';

/**
 * Generalised Anxiety Disorder-2: nervousness, and worry that cannot be stopped, in the last two weeks; 0 to 6 points. From
 * 3 on the screen is positive: a reason to talk to a clinician, not a diagnosis.
 * Source: Kroenke K, Spitzer RL, Williams JB et al.: Anxiety disorders in primary care. Ann Intern Med 2007;146:317–325.
 */
export const GAD2_MOST = 6;
const GAD2_POSITIVE_FROM = 3;

export const gad2 = (nervous: Frequency, worry: Frequency): number =>
  frequencyPoints(nervous) + frequencyPoints(worry);

export const gad2Band = (points: number): 'negative' | 'positive' =>
  points >= GAD2_POSITIVE_FROM ? 'positive' : 'negative';

/**
 * Two items of our own on the last two weeks: trouble falling or staying asleep, and waking unrested; 0 to 6 points.
 * "Disturbed" when either happened on more than half the days. No validated scale: the usual ones may not be used
 * without a licence.
 */
export const SLEEP_MOST = 6;
const OFTEN_BADLY = 2;

export const sleepPoints = (trouble: Frequency, unrested: Frequency): number =>
  frequencyPoints(trouble) + frequencyPoints(unrested);

export const sleepBand = (trouble: Frequency, unrested: Frequency): 'settled' | 'disturbed' =>
  Math.max(frequencyPoints(trouble), frequencyPoints(unrested)) >= OFTEN_BADLY ? 'disturbed' : 'settled';
