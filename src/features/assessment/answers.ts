import { numberWithin } from '../../lib/guards.ts';
import type { Question, QuestionId } from './questions.ts';
import { isQuestionId, questionOf } from './questions.ts';

/** Upper and lower blood pressure in mmHg. */
export type Pressure = { upper: number; lower: number };
export type AnswerValue = string | number | readonly string[] | Pressure;
/** By question; null is skipped, a missing one was not reached. */
export type Answers = Readonly<Partial<Record<QuestionId, AnswerValue | null>>>;

const pressureLimits = { upper: [60, 300], lower: [30, 200] } as const;
export const MOST_TERMS = 60;

// Answers lie on the device while they are given, and a version to come may ask otherwise: so for all that follow.
const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

export const isPressure = (value: unknown): value is Pressure =>
  typeof value === 'object' &&
  value !== null &&
  'upper' in value &&
  'lower' in value &&
  numberWithin(...pressureLimits.upper)(value.upper) &&
  numberWithin(...pressureLimits.lower)(value.lower) &&
  value.lower < value.upper;

/** Whether a value is an answer to the question; null (skipped) is none. The database checks the same. */
export function isAnswer(question: Question, value: unknown): value is AnswerValue {
  switch (question.kind) {
    case 'number':
      return numberWithin(question.lowest, question.highest)(value);
    case 'pressure':
      return isPressure(value);
    case 'choice':
      return question.options.some((option) => option.value === value);
    case 'choices':
      return (
        isStrings(value) &&
        value.length > 0 &&
        value.length <= (question.most ?? question.options.length) &&
        value.every((entry) => question.options.some((option) => option.value === entry))
      );
    case 'terms':
      return isStrings(value) && value.length <= MOST_TERMS;
  }
}

/** Whether every entry is a known question with an answer of its shape, or skipped. */
export function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([id, entry]) => isQuestionId(id) && (entry === null || isAnswer(questionOf(id), entry)),
    )
  );
}

export function numberOf(answers: Answers, id: QuestionId): number | null {
  const value = answers[id];
  return typeof value === 'number' ? value : null;
}

export function choiceOf(answers: Answers, id: QuestionId): string | null {
  const value = answers[id];
  return typeof value === 'string' ? value : null;
}

/** Chosen values; none for a question that was skipped or not reached. */
export function listOf(answers: Answers, id: QuestionId): readonly string[] {
  const value = answers[id];
  return isStrings(value) ? value : [];
}

export function pressureOf(answers: Answers, id: QuestionId): Pressure | null {
  const value = answers[id];
  return isPressure(value) ? value : null;
}

/** True and false for yes and no, null for everything else. */
export function yesOf(answers: Answers, id: QuestionId): boolean | null {
  const value = answers[id];
  return value === 'yes' ? true : value === 'no' ? false : null;
}
