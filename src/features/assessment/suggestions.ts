import { type Answers, choiceOf, listOf, numberOf } from './answers.ts';
import { questionsFor } from './flow.ts';
import type { QuestionId } from './questions.ts';
import { redFlagsOf } from './red-flags.ts';
import type { Scores } from './scoring/scales.ts';

/** Something to look for, with the answer that asks for it. */
export type Wish = {
  id: string;
  title: string;
  because: QuestionId;
  /** Uses of the herb library to look under, or herbs that are food. */
  find: { kind: 'topics'; topics: readonly string[] } | { kind: 'foods'; slugs: readonly string[] };
};

/** What the safety check has to know of somebody, in its own ids. */
export type SafetyEntries = { medicines: readonly string[]; conditions: readonly string[] };

/** `red-flag`: care comes first. `unknown`: something was skipped without which nothing can be left out. */
export type Readiness =
  | { kind: 'ready' }
  | { kind: 'red-flag' }
  | { kind: 'unknown'; skipped: readonly QuestionId[] };

const stages: Readonly<Record<string, string>> = {
  pregnant: 'pregnancy',
  trying: 'trying-for-a-baby',
  breastfeeding: 'breastfeeding',
};
const OVER = 65;

export function safetyEntriesOf(answers: Answers): SafetyEntries {
  const stage = stages[choiceOf(answers, 'pregnancy') ?? ''];
  const isOlder = (numberOf(answers, 'age') ?? 0) > OVER;
  return {
    medicines: listOf(answers, 'medicines'),
    conditions: [
      ...new Set([
        ...(stage ? [stage] : []),
        ...(isOlder ? ['older-adult'] : []),
        ...listOf(answers, 'conditions'),
      ]),
    ],
  };
}

const needed = ['medicines', 'conditions', 'pregnancy'] as const;

/** Whether anything may be suggested at all. Missing answers read as caution. */
export function readinessOf(answers: Answers): Readiness {
  if (redFlagsOf(answers).length > 0) return { kind: 'red-flag' };
  const asked = new Set(questionsFor(answers).map(({ id }) => id));
  const skipped = needed.filter((id) => asked.has(id) && (answers[id] ?? null) === null);
  return skipped.length > 0 ? { kind: 'unknown', skipped } : { kind: 'ready' };
}

const hasGoal = (answers: Answers, goal: string): boolean => listOf(answers, 'goals').includes(goal);

/** Herbs to look for. Low mood and worry that need a clinician are not answered with a herb. */
export function herbWishes(answers: Answers, scores: Scores): readonly Wish[] {
  const isForClinician = scores.mood?.band === 'positive' || scores.worry?.band === 'positive';
  const wish = (
    isWanted: boolean,
    id: string,
    title: string,
    because: QuestionId,
    ...topics: string[]
  ): Wish[] => (isWanted ? [{ id, title, because, find: { kind: 'topics', topics } }] : []);
  const wantsSleep = hasGoal(answers, 'sleep');
  const wantsCalm = hasGoal(answers, 'calm');
  return [
    ...wish(
      wantsSleep || scores.sleep?.band === 'disturbed',
      'sleep',
      'For the evening',
      wantsSleep ? 'goals' : 'sleep-trouble',
      'sleep',
    ),
    ...wish(
      (wantsCalm || scores.stress?.band === 'heavy') && !isForClinician,
      'calm',
      'For calm',
      wantsCalm ? 'goals' : 'stress-load',
      'stress-and-mood',
    ),
    ...wish(hasGoal(answers, 'digestion'), 'digestion', 'For the stomach', 'goals', 'digestion'),
    ...wish(hasGoal(answers, 'sugar'), 'sugar', 'Beside care for your sugar', 'goals', 'blood-sugar'),
    ...wish(
      hasGoal(answers, 'heart'),
      'heart',
      'Beside care for heart and pressure',
      'goals',
      'blood-pressure',
      'cholesterol-and-heart',
    ),
    ...wish(hasGoal(answers, 'joints'), 'joints', 'For the joints', 'goals', 'joints-and-pain'),
  ];
}

/** Foods of the herb library, so that its rules speak about them too. */
export function foodWishes(answers: Answers, scores: Scores): readonly Wish[] {
  const wish = (
    isWanted: boolean,
    id: string,
    title: string,
    because: QuestionId,
    ...slugs: string[]
  ): Wish[] => (isWanted ? [{ id, title, because, find: { kind: 'foods', slugs } }] : []);
  const isLight = scores.body?.band === 'underweight';
  const wantsSugar = hasGoal(answers, 'sugar');
  const isAtRisk = ['moderate', 'high', 'very-high'].includes(scores.diabetes?.band ?? '');
  return [
    ...wish(
      choiceOf(answers, 'greens-daily') === 'no',
      'greens',
      'Greens and fruit to begin with',
      'greens-daily',
      'amaranth',
      'managu',
      'cowpea',
      'spider-plant',
      'guava',
      'papaya',
    ),
    ...wish(
      isLight,
      'richer',
      'Richer food',
      'weight',
      'avocado',
      'sweet-potato',
      'cashew',
      'sesame',
      'finger-millet',
    ),
    ...wish(
      wantsSugar || isAtRisk,
      'grains',
      'In place of white flour',
      wantsSugar ? 'goals' : 'waist',
      'finger-millet',
      'sorghum',
      'cowpea',
    ),
    ...wish(
      hasGoal(answers, 'heart'),
      'fats',
      'In place of hard fats',
      'goals',
      'avocado',
      'flax',
      'chia',
      'macadamia',
    ),
    ...wish(
      hasGoal(answers, 'energy'),
      'energy',
      'For steady energy',
      'goals',
      'sweet-potato',
      'finger-millet',
      'pumpkin',
    ),
  ];
}
