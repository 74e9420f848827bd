import { glucoseLimits } from '../../entities/readings/glucose-rules.ts';
import { lowPressure, pressureLimits } from '../../entities/readings/pressure-rules.ts';
import { type Answers, choiceOf, listOf, numberOf, pressureOf, yesOf } from './answers.ts';
import type { ModuleId } from './question.ts';
import { type Question, type QuestionId, questions } from './questions.ts';

/** The scores are made for people from this age on. */
const ADULT_FROM = 18;

export function isUnderage(answers: Answers): boolean {
  const age = numberOf(answers, 'age');
  return age !== null && age < ADULT_FROM;
}

const drinks = (answers: Answers): boolean => !['never', null].includes(choiceOf(answers, 'alcohol-often'));
const hasDiabetes = (answers: Answers): boolean => listOf(answers, 'conditions').includes('diabetes');
const isPregnant = (answers: Answers): boolean =>
  choiceOf(answers, 'pregnancy') === 'pregnant' && choiceOf(answers, 'sex') !== 'male';
/** Nobody is asked in later years. */
const BIRTH_UNTIL = 55;
const mayHaveGivenBirth = (answers: Answers): boolean =>
  choiceOf(answers, 'sex') !== 'male' &&
  (numberOf(answers, 'age') ?? 0) <= BIRTH_UNTIL &&
  ['no', 'breastfeeding'].includes(choiceOf(answers, 'pregnancy') ?? '');

/** Where what is felt decides between today and now. */
const isPressureFelt = (answers: Answers): boolean => {
  const pressure = pressureOf(answers, 'pressure');
  if (!pressure) return false;
  const [upper, lower] = pressureLimits.severe;
  const isHigh = pressure.upper >= upper || pressure.lower >= lower;
  return isHigh || pressure.upper < lowPressure.upper || pressure.lower < lowPressure.lower;
};
const isGlucoseFelt = (answers: Answers): boolean => {
  const glucose = numberOf(answers, 'glucose');
  return glucose !== null && (glucose < glucoseLimits.low || glucose >= glucoseLimits.diabetes.fasting);
};
const wantsDosha = (answers: Answers): boolean => yesOf(answers, 'dosha-wish') === true;

/** Who is asked a question; those that are not listed are asked of everybody. */
const asked: Readonly<Partial<Record<QuestionId, (answers: Answers) => boolean>>> = {
  pregnancy: (answers) => choiceOf(answers, 'sex') !== 'male',
  temperature: (answers) => listOf(answers, 'signs').includes('fever'),
  'pregnancy-weeks': isPregnant,
  'gave-birth': mayHaveGivenBirth,
  bleeding: isPregnant,
  'mother-signs': (answers) =>
    isPregnant(answers) || (mayHaveGivenBirth(answers) && yesOf(answers, 'gave-birth') === true),
  'pressure-signs': isPressureFelt,
  'glucose-when': (answers) => numberOf(answers, 'glucose') !== null,
  'glucose-signs': isGlucoseFelt,
  'active-days': (answers) => yesOf(answers, 'active-daily') === false,
  'alcohol-amount': drinks,
  'alcohol-six': drinks,
  // Whoever has diabetes needs no estimate of getting it.
  'high-glucose': (answers) => !hasDiabetes(answers),
  'family-diabetes': (answers) => !hasDiabetes(answers),
  'dosha-frame': wantsDosha,
  'dosha-skin': wantsDosha,
  'dosha-appetite': wantsDosha,
  'dosha-pace': wantsDosha,
  'dosha-weather': wantsDosha,
};

const isAsked = ({ id }: Question, answers: Answers): boolean => asked[id]?.(answers) ?? true;

/** The questions for somebody who answered like this, in order. */
export const questionsFor = (answers: Answers): readonly Question[] =>
  questions.filter((question) => isAsked(question, answers));

/** The first question without an answer; null when all are answered or skipped. */
export const nextOpen = (answers: Answers): Question | null =>
  questionsFor(answers).find(({ id }) => answers[id] === undefined) ?? null;

export function questionBefore(answers: Answers, id: QuestionId): Question | null {
  const list = questionsFor(answers);
  return list[list.findIndex((question) => question.id === id) - 1] ?? null;
}

export function questionAfter(answers: Answers, id: QuestionId): Question | null {
  const list = questionsFor(answers);
  return list[list.findIndex((question) => question.id === id) + 1] ?? null;
}

/** Answers to questions that are no longer asked go, so that no score and no warning reads them. */
export function withoutUnasked(answers: Answers): Answers {
  const open = new Set<string>(questionsFor(answers).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => open.has(id)));
}

export type Progress = {
  /** 1 for the first. */
  number: number;
  of: number;
  module: ModuleId;
};

/** Where a question stands among those that will be asked, as far as the answers tell. */
export function progressAt(answers: Answers, id: QuestionId): Progress {
  const list = questionsFor(answers);
  const index = list.findIndex((question) => question.id === id);
  return { number: index + 1, of: list.length, module: list[index]?.module ?? 'about' };
}
