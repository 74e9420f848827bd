import { type Frequency, frequencyPoints } from './frequency.ts';

/**
 * Patient Health Questionnaire-2: little interest, and feeling down, in the last two weeks; 0 to 6 points. From 3 on the
 * screen is positive: a reason to talk to a clinician, not a diagnosis.
 * Source: Kroenke K, Spitzer RL, Williams JB: The Patient Health Questionnaire-2. Med Care 2003;41:1284–1292.
 */
export const PHQ2_MOST = 6;
const POSITIVE_FROM = 3;

export const phq2 = (interest: Frequency, low: Frequency): number =>
  frequencyPoints(interest) + frequencyPoints(low);

export const phq2Band = (points: number): 'negative' | 'positive' =>
  points >= POSITIVE_FROM ? 'positive' : 'negative';
