import type { QuestionSpec } from './question.ts';
import { bodyQuestions } from './questions-body.ts';
import { habitQuestions } from './questions-habits.ts';
import { mindQuestions } from './questions-mind.ts';
import { riskQuestions } from './questions-risk.ts';

const all = [...bodyQuestions, ...habitQuestions, ...mindQuestions, ...riskQuestions] as const;

export type QuestionId = (typeof all)[number]['id'];
export type Question = QuestionSpec & { id: QuestionId };

/** Every question in the order it is asked. Who is asked which is in `flow.ts`. */
export const questions: readonly Question[] = all;

const byId = new Map<string, Question>(questions.map((question) => [question.id, question]));

export const isQuestionId = (id: string): id is QuestionId => byId.has(id);

/** The question under an id. */
export function questionOf(id: QuestionId): Question {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no question ${id}`);
  return found;
}
