import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { Answers } from './answers.ts';
import type { QuestionId } from './questions.ts';
import type { Scores } from './scoring/scales.ts';

/** `care`: see somebody about it. `habit`: one small change. `keep`: what goes well already. */
export type PlanGroup = 'care' | 'habit' | 'keep';

export type PlanAction = {
  id: string;
  group: PlanGroup;
  title: string;
  text: string;
  /** The answers that caused it: never none. */
  because: readonly [QuestionId, ...QuestionId[]];
  /** Of several chosen goals, the one that is meant. */
  goal?: string;
  link?: { page: 'nutrition' | 'nutritionists' | 'readings' | 'safety-check'; label: string };
};

export type PlanRule = (answers: Answers, scores: Scores, book?: SafetyBook) => PlanAction | null;
