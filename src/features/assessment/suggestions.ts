import { t } from '../../words/assessment.ts';
import { type Answers, choiceOf, listOf, numberOf } from './answers.ts';
import { questionsFor } from './flow.ts';
import { type QuestionId } from './questions.ts';
import { redFlagsOf } from './red-flags.ts';
import { findriscInput, type FindriscParts, findriscParts } from './scoring/findrisc.ts';
import type { Scores } from './scoring/scores.ts';

/** Something to look for, with the answer that asks for it. */
export type Wish = {
  id: string;
  title: string;
  because: QuestionId;
  /** Of several chosen goals, the one that is meant. */
  goal?: string;
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

const named = (answers: Answers, goal: string, otherwise: QuestionId): Pick<Wish, 'because' | 'goal'> =>
  hasGoal(answers, goal) ? { because: 'goals', goal } : { because: otherwise };

const troubled: readonly string[] = ['more-than-half', 'nearly-every-day'];

/** The answer about sleep that asks for help: somebody may fall asleep well and still wake unrested. */
const sleepAnswer = (answers: Answers): QuestionId =>
  troubled.includes(choiceOf(answers, 'sleep-trouble') ?? '') ? 'sleep-trouble' : 'sleep-unrested';

/** A goal alone asks for nothing where the answers deny the need. */
const sleepsWell = (answers: Answers): boolean =>
  choiceOf(answers, 'sleep-trouble') === 'not-at-all' && choiceOf(answers, 'sleep-unrested') === 'not-at-all';

const isUnburdened = (answers: Answers): boolean => choiceOf(answers, 'stress-load') === 'not-at-all';

const riskQuestions: Readonly<Record<keyof FindriscParts, QuestionId>> = {
  highGlucose: 'high-glucose',
  waistCm: 'waist',
  bodyMassIndex: 'weight',
  movesDaily: 'active-daily',
  greensDaily: 'greens-daily',
  pressureMedicine: 'pressure-medicine',
  family: 'family-diabetes',
  age: 'age',
};

/** The answer that adds most to the risk of diabetes; a slim waist is no reason for anything. Null without any. */
function riskAnswer(answers: Answers): QuestionId | null {
  const input = findriscInput(answers);
  if (!input) return null;
  const parts = findriscParts(input);
  const most = Math.max(...Object.values(parts));
  const keys = Object.keys(riskQuestions) as (keyof FindriscParts)[];
  const key = most > 0 ? keys.find((one) => parts[one] === most) : undefined;
  return key ? riskQuestions[key] : null;
}

/**
 * Where the studies were of another form than any that we describe, by topic: peppermint's were of coated capsules of
 * its oil, lavender's of a registered oil capsule or of its scent, those of others of extracts. A cup of tea is no proof
 * of them.
 */
const otherForms: Readonly<Record<string, readonly string[]>> = {
  digestion: ['peppermint', 'liquorice'],
  'stress-and-mood': ['lavender', 'chamomile', 'st-johns-wort'],
  sleep: ['lavender'],
  'joints-and-pain': ['peppermint', 'turmeric'],
  'cholesterol-and-heart': ['gotu-kola'],
};

/** Whether the studies behind a herb's use were of a form that its page tells how to prepare. */
export const isStudiedForm = (slug: string, topic: string): boolean => !otherForms[topic]?.includes(slug);

const seesClinician = (scores: Scores): boolean =>
  scores.mood?.band === 'positive' || scores.worry?.band === 'positive';
const drinks = (scores: Scores): boolean => scores.alcohol?.band === 'positive';

/** Why herbs for sleep and calm stay away, if they do. */
export function heldBack(scores: Scores): string | null {
  if (drinks(scores))
    return t('We suggest no herbs for sleep or calm: beside alcohol they make drowsy and careless.');
  if (seesClinician(scores))
    return t(
      'We suggest no herbs for calm: talk about your mood or worry first. Some of them do not go with treatment.',
    );
  return null;
}

type Draft = readonly [
  isWanted: boolean,
  id: string,
  title: string,
  why: Pick<Wish, 'because' | 'goal'>,
  find: readonly string[],
];

const wishesOf = (kind: 'topics' | 'foods', drafts: readonly Draft[]): readonly Wish[] =>
  drafts
    .filter(([isWanted]) => isWanted)
    .map(([, id, title, why, find]) => ({
      id,
      title,
      ...why,
      find: kind === 'topics' ? { kind, topics: find } : { kind, slugs: find },
    }));

/** Herbs to look for. Low mood, worry and drink that need a clinician are not answered with a herb. */
export function herbWishes(answers: Answers, scores: Scores): readonly Wish[] {
  const goal = (id: string): boolean => hasGoal(answers, id);
  const of = (id: string): Pick<Wish, 'because' | 'goal'> => ({ because: 'goals', goal: id });
  return wishesOf('topics', [
    [
      ((goal('sleep') && !sleepsWell(answers)) || scores.sleep?.band === 'disturbed') && !drinks(scores),
      'sleep',
      t('For the evening'),
      named(answers, 'sleep', sleepAnswer(answers)),
      ['sleep'],
    ],
    [
      ((goal('calm') && !isUnburdened(answers)) || scores.stress?.band === 'heavy') &&
        !drinks(scores) &&
        !seesClinician(scores),
      'calm',
      t('For calm'),
      named(answers, 'calm', 'stress-load'),
      ['stress-and-mood'],
    ],
    [goal('digestion'), 'digestion', t('For the stomach'), of('digestion'), ['digestion']],
    [goal('sugar'), 'sugar', t('Beside care for your sugar'), of('sugar'), ['blood-sugar']],
    [
      goal('heart'),
      'heart',
      t('Beside care for heart and pressure'),
      of('heart'),
      ['blood-pressure', 'cholesterol-and-heart'],
    ],
    [goal('joints'), 'joints', t('For the joints'), of('joints'), ['joints-and-pain']],
  ]);
}

/** Foods of the herb library, so that its rules speak about them too. */
export function foodWishes(answers: Answers, scores: Scores): readonly Wish[] {
  const isAtRisk = ['moderate', 'high', 'very-high'].includes(scores.diabetes?.band ?? '');
  const risk = isAtRisk ? riskAnswer(answers) : null;
  return wishesOf('foods', [
    [
      choiceOf(answers, 'greens-daily') === 'no',
      'greens',
      t('Greens and fruit to begin with'),
      { because: 'greens-daily' },
      ['amaranth', 'managu', 'cowpea', 'spider-plant', 'guava', 'papaya'],
    ],
    [
      scores.body?.band === 'underweight',
      'richer',
      t('Richer food'),
      { because: 'weight' },
      ['avocado', 'sweet-potato', 'cashew', 'sesame', 'finger-millet'],
    ],
    [
      hasGoal(answers, 'sugar') || risk !== null,
      'grains',
      t('In place of white flour'),
      named(answers, 'sugar', risk ?? 'goals'),
      ['finger-millet', 'sorghum', 'cowpea'],
    ],
    [
      hasGoal(answers, 'heart'),
      'fats',
      t('In place of hard fats'),
      { because: 'goals', goal: 'heart' },
      ['avocado', 'flax', 'chia', 'macadamia'],
    ],
    [
      hasGoal(answers, 'energy'),
      'energy',
      t('For steady energy'),
      { because: 'goals', goal: 'energy' },
      ['sweet-potato', 'finger-millet', 'pumpkin'],
    ],
  ]);
}
