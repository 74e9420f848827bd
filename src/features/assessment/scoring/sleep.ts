import { type Frequency, frequencyPoints } from './mood.ts';

/**
 * Two items of our own on the last two weeks: trouble falling or staying asleep, and waking unrested; 0 to 6 points.
 * "Disturbed" when either happened on more than half the days. No validated scale: the usual ones may not be used
 * without a licence.
 */
export const SLEEP_MOST = 6;
const OFTEN = 2;

export const sleepPoints = (trouble: Frequency, unrested: Frequency): number =>
  frequencyPoints(trouble) + frequencyPoints(unrested);

export const sleepBand = (trouble: Frequency, unrested: Frequency): 'settled' | 'disturbed' =>
  Math.max(frequencyPoints(trouble), frequencyPoints(unrested)) >= OFTEN ? 'disturbed' : 'settled';
