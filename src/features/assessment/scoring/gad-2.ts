import { type Frequency, frequencyPoints } from './mood.ts';

/**
 * Generalised Anxiety Disorder-2: nervousness, and worry that cannot be stopped, in the last two weeks; 0 to 6 points. From
 * 3 on the screen is positive: a reason to talk to a clinician, not a diagnosis.
 * Source: Kroenke K, Spitzer RL, Williams JB et al.: Anxiety disorders in primary care. Ann Intern Med 2007;146:317–325.
 */
export const GAD2_MOST = 6;
const POSITIVE_FROM = 3;

export const gad2 = (nervous: Frequency, worry: Frequency): number =>
  frequencyPoints(nervous) + frequencyPoints(worry);

export const gad2Band = (points: number): 'negative' | 'positive' =>
  points >= POSITIVE_FROM ? 'positive' : 'negative';
