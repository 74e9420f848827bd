import { t } from '../../words/assessment.ts';
import { howOften, type QuestionSpec, yesNo } from './question.ts';
import { bodyQuestions } from './questions-body.ts';
import { mindQuestions } from './questions-mind.ts';
import { riskQuestions } from './questions-risk.ts';

/** Movement, food and sleep. */
const habitQuestions = [
  {
    id: 'active-daily',
    module: 'activity',
    kind: 'choice',
    title: t('Do you move for at least 30 minutes every day?'),
    help: t(
      'At work, on the way or in your free time: walking, digging, carrying, dancing, cycling all count.',
    ),
    short: t('30 minutes of movement daily'),
    options: yesNo,
  },
  {
    id: 'active-days',
    module: 'activity',
    kind: 'choice',
    title: t('On how many days of a usual week do you manage 30 minutes?'),
    short: t('Days with 30 minutes of movement'),
    isNeeded: true,
    options: [
      { value: '0', label: t('None') },
      { value: '1', label: t('1 day') },
      { value: '2', label: t('2 days') },
      { value: '3', label: t('3 days') },
      { value: '4', label: t('4 days') },
      { value: '5', label: t('5 days') },
      { value: '6', label: t('6 days') },
    ],
  },
  {
    id: 'greens-daily',
    module: 'food',
    kind: 'choice',
    title: t('Do you eat vegetables or fruit every day?'),
    help: t('Sukuma wiki, terere, managu, kunde, tomatoes, mangoes, bananas, pawpaw: all of it.'),
    short: t('Vegetables or fruit daily'),
    options: yesNo,
  },
  {
    id: 'sweet-drinks',
    module: 'food',
    kind: 'choice',
    title: t('How often do you have sweet drinks?'),
    help: t('Soda, juice, energy drinks, and tea with more than a little sugar.'),
    short: t('Sweet drinks'),
    options: [
      { value: 'rarely', label: t('Rarely or never') },
      { value: 'some-days', label: t('Some days') },
      { value: 'daily', label: t('Every day') },
    ],
  },
  {
    id: 'salt',
    module: 'food',
    kind: 'choice',
    title: t('Do you add salt to food that is already on the table?'),
    short: t('Salt at the table'),
    options: [
      { value: 'rarely', label: t('Rarely or never') },
      { value: 'sometimes', label: t('Sometimes') },
      { value: 'usually', label: t('Usually') },
    ],
  },
  {
    id: 'sleep-trouble',
    module: 'sleep',
    kind: 'choice',
    title: t('In the last two weeks, how often was it hard to fall asleep or to stay asleep?'),
    short: t('Trouble sleeping'),
    options: howOften,
  },
  {
    id: 'sleep-unrested',
    module: 'sleep',
    kind: 'choice',
    title: t('In the last two weeks, how often did you wake up unrested?'),
    short: t('Waking unrested'),
    options: howOften,
  },
  {
    id: 'sleep-breathing',
    module: 'sleep',
    kind: 'choice',
    title: t('Has anybody told you that you snore loudly or stop breathing in your sleep?'),
    short: t('Snoring or pauses in breathing'),
    options: [
      { value: 'yes', label: t('Yes') },
      { value: 'no', label: t('No') },
      { value: 'unknown', label: t('Nobody could tell') },
    ],
  },
] as const satisfies readonly QuestionSpec[];

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
