import { type Answers, choiceOf } from '../answers.ts';
import type { QuestionId } from '../questions.ts';
import { type Frequency, isFrequency } from './frequency.ts';

export function sexOf(answers: Answers): 'female' | 'male' | null {
  const sex = choiceOf(answers, 'sex');
  return sex === 'female' || sex === 'male' ? sex : null;
}

export function frequencyOf(answers: Answers, id: QuestionId): Frequency | null {
  const value = choiceOf(answers, id);
  return isFrequency(value) ? value : null;
}

export const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

/** Weight and waist say something else in pregnancy. */
export const isPregnant = (answers: Answers): boolean => choiceOf(answers, 'pregnancy') === 'pregnant';
