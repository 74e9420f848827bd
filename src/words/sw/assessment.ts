import { habits, mind } from './assessment/mind.ts';
import { plan, redFlags, suggestions } from './assessment/plan.ts';
import { answering, consent, questions } from './assessment/questions.ts';
import { meanings, results, summary } from './assessment/results.ts';

/** What several pages of the assessment say. */
export const common = {
  'Because you answered:': 'Kwa sababu ulijibu:',
  Continue: 'Endelea',
  'Health assessment': 'Tathmini ya afya',
  'How far you are': 'Umefika wapi',
  'Needs attention first': 'Yanayohitaji kuangaliwa kwanza',
  None: 'Hakuna',
  'Try again': 'Jaribu tena',
  'Your results': 'Matokeo yako',
  '{n} years': 'miaka {n}',
  '{names} and {last}': '{names} na {last}',
  '{score} of 7 days': '{score} kati ya siku 7',
  '{score} of {highest}': '{score} kati ya {highest}',
  '{score} kg/m²': '{score} kg/m²',
} as const;

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
