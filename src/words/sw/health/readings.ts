import { readingAnswers } from './reading-answers.ts';
import { readingLog } from './reading-log.ts';

/** The log of readings, and what each of them means: pressure, sugar, HbA1c, temperature, pulse, weight. */
export const readings = {
  Emergency: 'Dharura',
  ...readingAnswers,
  ...readingLog,
} as const;
