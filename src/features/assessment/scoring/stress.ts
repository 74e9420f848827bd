import { type Frequency, frequencyPoints } from './frequency.ts';

/**
 * One item of our own: how often in the last two weeks there was more to carry than one could manage; 0 to 3 points,
 * "heavy" from more than half the days. No validated scale: the usual one may not be used without a licence.
 */
export const STRESS_MOST = 3;
const OFTEN = 2;

export const stressPoints = (load: Frequency): number => frequencyPoints(load);
export const stressBand = (points: number): 'manageable' | 'heavy' =>
  points >= OFTEN ? 'heavy' : 'manageable';
