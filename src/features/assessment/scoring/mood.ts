import { oneOf } from '../../../lib/guards.ts';

/**
 * Patient Health Questionnaire-2: little interest, and feeling down, in the last two weeks; 0 to 6 points. From 3 on the
 * screen is positive: a reason to talk to a clinician, not a diagnosis.
 * Source: Kroenke K, Spitzer RL, Williams JB: The Patient Health Questionnaire-2. Med Care 2003;41:1284–1292.
 */
export const PHQ2_MOST = 6;
const POSITIVE_FROM = 3;

/** How often within the last two weeks: the answers PHQ-2 and GAD-2 share, 0 to 3 points. */
export const frequencies = ['not-at-all', 'several-days', 'more-than-half', 'nearly-every-day'] as const;
export type Frequency = (typeof frequencies)[number];

const frequencyPoints = (frequency: Frequency): number => frequencies.indexOf(frequency);
export const isFrequency = oneOf(frequencies);

export const phq2 = (interest: Frequency, low: Frequency): number =>
  frequencyPoints(interest) + frequencyPoints(low);

export const phq2Band = (points: number): 'negative' | 'positive' =>
  points >= POSITIVE_FROM ? 'positive' : 'negative';

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
