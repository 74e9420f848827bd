import { t } from '../../words/assessment.ts';
import { type Answers, choiceOf, listOf, yesOf } from './answers.ts';
import type { PlanAction, PlanRule } from './plan-list.tsx';
import type { QuestionId } from './questions.ts';
import { redFlagsOf, urgentAnswersOf } from './red-flags.ts';
import { findriscInput, type FindriscParts, findriscParts } from './scoring/findrisc.ts';
import type { Scores } from './scoring/scores.ts';

const isNotEmpty = (ids: readonly QuestionId[]): ids is readonly [QuestionId, ...QuestionId[]] =>
  ids.length > 0;

/** The action with the answers that count, or none when none does. */
function action(
  because: readonly QuestionId[],
  rest: Omit<PlanAction, 'because' | 'group'>,
): PlanAction | null {
  return isNotEmpty(because) ? { ...rest, group: 'care', because } : null;
}

/** Diet, weight and fasting advice is left out for these. */
export const isNoTimeForLess = (answers: Answers, scores: Scores): boolean =>
  scores.eating?.band === 'positive' ||
  scores.body?.band === 'underweight' ||
  yesOf(answers, 'weight-loss') === true ||
  ['pregnant', 'breastfeeding'].includes(choiceOf(answers, 'pregnancy') ?? '');

const redFlags: PlanRule = (answers, _scores, book) => {
  const flags = redFlagsOf(answers, book);
  return action([...new Set(flags.map(({ because }) => because))], {
    id: 'red-flags',
    title: t('First of all: be seen'),
    text: t('{signs}. Everything else can wait until a clinician has looked.', {
      signs: flags.map(({ title }) => title).join('. '),
    }),
  });
};

/** Readings that can wait, and want to be answered all the same. */
const readings: PlanRule = (answers, _scores, book) => {
  const waiting = urgentAnswersOf(answers, book).filter(({ urgency }) =>
    ['month', 'visit'].includes(urgency),
  );
  const [first] = waiting;
  return first
    ? action([...new Set(waiting.map(({ because }) => because))], {
        id: 'readings',
        title: first.title,
        text: waiting.flatMap(({ steps }) => steps).join(' '),
        link: { page: 'readings', label: t('Note my readings') },
      })
    : null;
};

const mood: PlanRule = (_, { mood: result }) =>
  result?.band === 'positive'
    ? action(['mood-interest', 'mood-low'], {
        id: 'mood',
        title: t('Talk about your mood'),
        text: t(
          'Tell a clinician or counsellor how the last two weeks were. Ask at your clinic for mental health care; it is part of what they do.',
        ),
      })
    : null;

const worry: PlanRule = (_, { worry: result }) =>
  result?.band === 'positive'
    ? action(['worry-nervous', 'worry-control'], {
        id: 'worry',
        title: t('Talk about the worry'),
        text: t(
          'A clinician or counsellor can help with worry that does not stop. Until then: breathe out longer than you breathe in, a few minutes twice a day.',
        ),
      })
    : null;

const eatingIds = ['eating-sick', 'eating-control', 'eating-lost', 'eating-fat', 'eating-food'] as const;
/** The eating questions answered with yes. */
export const eatingSigns = (answers: Answers): readonly QuestionId[] =>
  eatingIds.filter((id) => yesOf(answers, id) === true);

const eating: PlanRule = (answers, { eating: result }) =>
  result?.band === 'positive'
    ? action(eatingSigns(answers), {
        id: 'eating',
        title: t('Talk about food and weight'),
        text: t(
          'See a clinician who knows eating disorders. Leave diets, fasting and calorie counting until you have: they make it worse.',
        ),
      })
    : null;

const alcohol: PlanRule = (answers, { alcohol: result }) => {
  if (!result || result.score === 0) return null;
  if (['pregnant', 'trying', 'breastfeeding'].includes(choiceOf(answers, 'pregnancy') ?? ''))
    return action(['alcohol-often', 'pregnancy'], {
      id: 'alcohol-pregnancy',
      title: t('No alcohol for now'),
      text: t(
        'There is no known safe amount for a baby. If stopping is hard, tell your clinic: they help without blame. Do not stop daily drinking suddenly alone.',
      ),
    });
  return result.band === 'positive'
    ? action(['alcohol-often', 'alcohol-amount', 'alcohol-six'], {
        id: 'alcohol',
        title: t('Bring the drinking down, with help'),
        text: t(
          'Set days without alcohol and halve what you drink on the others. If you drink every day or shake without it, ask a clinician before you stop.',
        ),
      })
    : null;
};

/** Which question an item of FINDRISC comes from. */
const findriscQuestions: Readonly<Record<keyof FindriscParts, QuestionId>> = {
  highGlucose: 'high-glucose',
  family: 'family-diabetes',
  waistCm: 'waist',
  age: 'age',
  bodyMassIndex: 'weight',
  movesDaily: 'active-daily',
  pressureMedicine: 'pressure-medicine',
  greensDaily: 'greens-daily',
};
const NAMED_MOST = 4;

const diabetes: PlanRule = (answers, { diabetes: result }) => {
  const input = findriscInput(answers);
  if (!result || !input || ['low', 'slightly-raised'].includes(result.band)) return null;
  const counted = Object.entries(findriscParts(input))
    .filter(([, points]) => points > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED_MOST);
  const because = counted.flatMap(([part]) =>
    Object.entries(findriscQuestions).flatMap(([name, id]) => (name === part ? id : [])),
  );
  return action(because, {
    id: 'diabetes',
    title: t('Have your blood sugar tested'),
    text: t(
      'Ask a clinic or chemist for a fasting sugar or HbA1c test. Found early, most of it is in your hands.',
    ),
  });
};

const underweight: PlanRule = (_, { body }) =>
  body?.band === 'underweight'
    ? action(['weight', 'height'], {
        id: 'underweight',
        title: t('Find out why your weight is low'),
        text: t(
          'Let a clinician look. Meanwhile eat more often: uji with milk and groundnuts, avocado, eggs, beans, omena.',
        ),
      })
    : null;

const weightWithHelp: PlanRule = (answers, scores) =>
  (scores.body?.band === 'obesity-2' || scores.body?.band === 'obesity-3') &&
  !isNoTimeForLess(answers, scores)
    ? action(['weight', 'height'], {
        id: 'weight-with-help',
        title: t('Plan your weight with somebody'),
        text: t(
          'A clinician or nutritionist makes the steps safe and keeps an eye on sugar, pressure and sleep.',
        ),
        link: { page: 'nutritionists', label: t('Find a nutritionist') },
      })
    : null;

const breathing: PlanRule = (answers) =>
  yesOf(answers, 'sleep-breathing') === true
    ? action(['sleep-breathing'], {
        id: 'breathing',
        title: t('Ask about your breathing at night'),
        text: t(
          'Loud snoring or pauses can be sleep apnoea, which tires you and raises the pressure. A clinician can test for it.',
        ),
      })
    : null;

const medicines: PlanRule = (answers) => {
  if (answers.medicines === null)
    return action(['medicines'], {
      id: 'medicines-unknown',
      title: t('Name your medicines before you use herbs'),
      text: t('You skipped this, so we suggest no herbs. List what you take and every page will warn you.'),
      link: { page: 'safety-check', label: t('Check my medicines') },
    });
  return listOf(answers, 'medicines').length > 0
    ? action(['medicines'], {
        id: 'medicines',
        title: t('Show your medicines before any herb'),
        text: t('Tell whoever sells or gives you a herb what you take, and never stop a medicine for one.'),
        link: { page: 'safety-check', label: t('Check herbs with them') },
      })
    : null;
};

/** What a clinician or counsellor should know of. */
export const careRules: readonly PlanRule[] = [
  redFlags,
  readings,
  mood,
  worry,
  eating,
  alcohol,
  diabetes,
  underweight,
  weightWithHelp,
  breathing,
  medicines,
];
