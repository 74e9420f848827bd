import { t } from '../../words/assessment.ts';
import { howOften, type QuestionSpec, yesNo } from './question.ts';
import { bodyQuestions } from './questions-body.ts';
import { riskQuestions } from './questions-risk.ts';

/** Mood and worry (PHQ-2, GAD-2), stress, thoughts of ending one's life, alcohol (AUDIT-C), eating (SCOFF). */
const mindQuestions = [
  {
    id: 'mood-interest',
    module: 'mind',
    kind: 'choice',
    title: t(
      'Over the last two weeks, how often were you bothered by little interest or pleasure in doing things?',
    ),
    short: t('Little interest or pleasure'),
    options: howOften,
  },
  {
    id: 'mood-low',
    module: 'mind',
    kind: 'choice',
    title: t('Over the last two weeks, how often were you bothered by feeling down, depressed or hopeless?'),
    short: t('Feeling down or hopeless'),
    options: howOften,
  },
  {
    id: 'worry-nervous',
    module: 'mind',
    kind: 'choice',
    title: t('Over the last two weeks, how often were you bothered by feeling nervous, anxious or on edge?'),
    short: t('Nervous or on edge'),
    options: howOften,
  },
  {
    id: 'worry-control',
    module: 'mind',
    kind: 'choice',
    title: t('Over the last two weeks, how often could you not stop or control worrying?'),
    short: t('Worry that does not stop'),
    options: howOften,
  },
  {
    id: 'stress-load',
    module: 'mind',
    kind: 'choice',
    title: t('Over the last two weeks, how often was there more to carry than you could manage?'),
    short: t('More to carry than you can manage'),
    options: howOften,
  },
  {
    id: 'self-harm',
    module: 'mind',
    kind: 'choice',
    title: t('Do you have thoughts of ending your life or of hurting yourself?'),
    help: t('Many people have such thoughts at some time, and help works. Only you see this answer.'),
    short: t('Thoughts of ending life'),
    options: yesNo,
  },
  {
    id: 'alcohol-often',
    module: 'alcohol',
    kind: 'choice',
    title: t('How often do you have a drink with alcohol?'),
    help: t('Beer, wine, spirits, and home brews such as busaa, muratina or chang’aa.'),
    short: t('How often you drink alcohol'),
    options: [
      { value: 'never', label: t('Never') },
      { value: 'monthly', label: t('Monthly or less') },
      { value: 'few-a-month', label: t('2 to 4 times a month') },
      { value: 'few-a-week', label: t('2 to 3 times a week') },
      { value: 'most-days', label: t('4 or more times a week') },
    ],
  },
  {
    id: 'alcohol-amount',
    module: 'alcohol',
    kind: 'choice',
    title: t('How many drinks do you have on a day when you drink?'),
    help: t('One drink is a small beer, a glass of wine or a tot of spirits.'),
    short: t('Drinks on a drinking day'),
    options: [
      { value: '1-2', label: t('1 or 2') },
      { value: '3-4', label: t('3 or 4') },
      { value: '5-6', label: t('5 or 6') },
      { value: '7-9', label: t('7 to 9') },
      { value: '10-or-more', label: t('10 or more') },
    ],
  },
  {
    id: 'alcohol-six',
    module: 'alcohol',
    kind: 'choice',
    title: t('How often do you have six or more drinks on one occasion?'),
    short: t('Six or more drinks at once'),
    options: [
      { value: 'never', label: t('Never') },
      { value: 'less-than-monthly', label: t('Less than monthly') },
      { value: 'monthly', label: t('Monthly') },
      { value: 'weekly', label: t('Weekly') },
      { value: 'daily', label: t('Daily or almost daily') },
    ],
  },
  {
    id: 'eating-sick',
    module: 'eating',
    kind: 'choice',
    title: t('Do you make yourself sick because you feel uncomfortably full?'),
    short: t('Making yourself sick'),
    options: yesNo,
  },
  {
    id: 'eating-control',
    module: 'eating',
    kind: 'choice',
    title: t('Do you worry that you have lost control over how much you eat?'),
    short: t('Losing control over eating'),
    options: yesNo,
  },
  {
    id: 'eating-lost',
    module: 'eating',
    kind: 'choice',
    title: t('Have you recently lost more than 6 kg in three months?'),
    short: t('More than 6 kg lost in three months'),
    options: yesNo,
  },
  {
    id: 'eating-fat',
    module: 'eating',
    kind: 'choice',
    title: t('Do you believe yourself to be fat when others say you are too thin?'),
    short: t('Feeling fat when others say thin'),
    options: yesNo,
  },
  {
    id: 'eating-food',
    module: 'eating',
    kind: 'choice',
    title: t('Would you say that food dominates your life?'),
    short: t('Food dominates life'),
    options: yesNo,
  },
] as const satisfies readonly QuestionSpec[];

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
