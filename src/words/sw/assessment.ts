import { answering } from './assessment/answering.ts';
import { common } from './assessment/common.ts';
import { consent } from './assessment/consent.ts';
import { habits } from './assessment/habits.ts';
import { meanings } from './assessment/meanings.ts';
import { mind } from './assessment/mind.ts';
import { plan } from './assessment/plan.ts';
import { questions } from './assessment/questions.ts';
import { redFlags } from './assessment/red-flags.ts';
import { results } from './assessment/results.ts';
import { suggestions } from './assessment/suggestions.ts';
import { summary } from './assessment/summary.ts';

/** The health assessment. */
export const words = {
  ...common,
  ...consent,
  ...answering,
  ...questions,
  ...habits,
  ...mind,
  ...redFlags,
  ...meanings,
  ...results,
  ...plan,
  ...suggestions,
  ...summary,
} as const;
