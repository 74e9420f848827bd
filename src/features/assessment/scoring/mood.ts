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

export const frequencyPoints = (frequency: Frequency): number => frequencies.indexOf(frequency);
export const isFrequency = (value: unknown): value is Frequency => frequencies.some((one) => one === value);

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
