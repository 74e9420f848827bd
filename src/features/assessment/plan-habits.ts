import { t } from '../../words/assessment.ts';
import { choiceOf, listOf, yesOf } from './answers.ts';
import { eatingSigns, isNoTimeForLess } from './plan-care.ts';
import type { PlanAction, PlanRule } from './plan-list.tsx';
import type { QuestionId } from './questions.ts';

type Parts = Omit<PlanAction, 'group'>;
const habit = (parts: Parts): PlanAction => ({ ...parts, group: 'habit' });
const keep = (parts: Parts): PlanAction => ({ ...parts, group: 'keep' });

const movement: PlanRule = (answers, { activity }) => {
  if (activity?.band !== 'not-daily') return null;
  const because = ['active-daily', 'active-days'] as const;
  return choiceOf(answers, 'pregnancy') === 'pregnant'
    ? habit({
        id: 'movement',
        title: t('Walk a little every day'),
        text: t(
          'In pregnancy a gentle daily walk is good unless your clinic said otherwise. Stop and be seen with pain, bleeding or faintness.',
        ),
        because,
      })
    : habit({
        id: 'movement',
        title: t('Add one more day of movement'),
        text: t(
          'Choose a day this week for 30 minutes: alight one stage early, fetch on foot, dance. Three times ten minutes count too.',
        ),
        because,
      });
};

const waist: PlanRule = (answers, scores) =>
  scores.waist?.band === 'raised' && !isNoTimeForLess(answers, scores)
    ? habit({
        id: 'waist',
        title: t('Make half the plate vegetables'),
        text: t(
          'Keep the ugali to a quarter, beans or fish to a quarter, and greens to half. The waist follows slowly; measure again in four weeks.',
        ),
        because: ['waist', 'height'],
        link: { page: 'nutrition', label: t('Work out your portions') },
      })
    : null;

const greens: PlanRule = (answers) =>
  yesOf(answers, 'greens-daily') === false
    ? habit({
        id: 'greens',
        title: t('Eat something green or a fruit today'),
        text: t(
          'A handful of sukuma wiki, terere or managu at one meal, or a banana, an orange or a slice of pawpaw in between.',
        ),
        because: ['greens-daily'],
      })
    : null;

const sweetDrinks: PlanRule = (answers) =>
  ['daily', 'some-days'].includes(choiceOf(answers, 'sweet-drinks') ?? '')
    ? habit({
        id: 'sweet-drinks',
        title: t('Swap one sweet drink for water'),
        text: t(
          'Begin with one a day, and take a little less sugar in each cup of tea. The tongue gets used to it within weeks.',
        ),
        because: ['sweet-drinks'],
      })
    : null;

const salt: PlanRule = (answers) =>
  ['usually', 'sometimes'].includes(choiceOf(answers, 'salt') ?? '')
    ? habit({
        id: 'salt',
        title: t('Leave the salt in the kitchen'),
        text: t(
          'Taste first, then try lemon, dhania, garlic or chilli. Stock cubes and crisps hold salt too.',
        ),
        because: ['salt'],
      })
    : null;

const often = ['more-than-half', 'nearly-every-day'];
const sleep: PlanRule = (answers, { sleep: result }) => {
  if (result?.band !== 'disturbed') return null;
  const [first, ...rest] = (['sleep-trouble', 'sleep-unrested'] as const).filter((id) =>
    often.includes(choiceOf(answers, id) ?? ''),
  );
  return first
    ? habit({
        id: 'sleep',
        title: t('Give your sleep a fixed beginning'),
        text: t(
          'The same bedtime every day, the phone away half an hour before, no tea, coffee, miraa or soda after lunch, a dark room. See a clinician when it lasts a month.',
        ),
        because: [first, ...rest],
      })
    : null;
};

const stress: PlanRule = (_, { stress: result }) =>
  result?.band === 'heavy'
    ? habit({
        id: 'stress',
        title: t('Put one thing down'),
        text: t(
          'Write down what you carry and choose one thing to share, delay or leave. Ten minutes outside a day, without the phone, are part of the plan.',
        ),
        because: ['stress-load'],
      })
    : null;

const goalTexts: readonly (readonly [goal: string, id: string, title: string, text: string])[] = [
  [
    'energy',
    'goal-energy',
    t('Look for what tires you'),
    t(
      'Regular meals, water and sleep first. When tiredness lasts for weeks, let a clinician test your blood, sugar and thyroid.',
    ),
  ],
  [
    'digestion',
    'goal-digestion',
    t('Eat slowly and note what troubles you'),
    t('Chew well, keep supper early and light, and write down for two weeks what goes with the trouble.'),
  ],
  [
    'heart',
    'goal-heart',
    t('Follow your blood pressure'),
    t(
      'Measure it at home, at a chemist or a clinic and note it in My readings. Walk, salt less, and take prescribed tablets every day.',
    ),
  ],
  [
    'joints',
    'goal-joints',
    t('Move stiff joints gently every day'),
    t(
      'Warmth before, small movements often, rest when it swells. A hot, red or swollen joint needs a clinician.',
    ),
  ],
  [
    'sugar',
    'goal-sugar',
    t('Put beans or ndengu beside the starch'),
    t('Whole grains, pulses and greens slow the sugar of a meal. A short walk after eating helps as well.'),
  ],
];

const goals: readonly PlanRule[] = [
  ...goalTexts.map(
    ([goal, id, title, text]): PlanRule =>
      (answers) =>
        listOf(answers, 'goals').includes(goal) ? habit({ id, title, text, because: ['goals'], goal }) : null,
  ),
  (answers, scores) => {
    if (!listOf(answers, 'goals').includes('weight')) return null;
    const reasons: QuestionId[] = [];
    if (scores.eating?.band === 'positive') reasons.push(...eatingSigns(answers));
    if (scores.body?.band === 'underweight') reasons.push('weight');
    if (yesOf(answers, 'weight-loss') === true) reasons.push('weight-loss');
    if (['pregnant', 'breastfeeding'].includes(choiceOf(answers, 'pregnancy') ?? ''))
      reasons.push('pregnancy');
    return reasons.length > 0
      ? habit({
          id: 'goal-weight-later',
          title: t('Let the scale wait'),
          text: t(
            'This is no time to eat less. Eat regularly and well, and speak with a clinician or nutritionist about your weight.',
          ),
          because: ['goals', ...reasons],
          goal: 'weight',
          link: { page: 'nutritionists', label: t('Find a nutritionist') },
        })
      : habit({
          id: 'goal-weight',
          title: t('Find your daily amount'),
          text: t(
            'The calculator shows what your body needs and keeps to safe limits. Slow changes are the ones that stay.',
          ),
          because: ['goals'],
          goal: 'weight',
          link: { page: 'nutrition', label: t('Open the calculator') },
        });
  },
];

/** One small change each. */
export const habitRules: readonly PlanRule[] = [
  movement,
  waist,
  greens,
  sweetDrinks,
  salt,
  sleep,
  stress,
  ...goals,
];

/** What goes well already. */
export const keepRules: readonly PlanRule[] = [
  (answers) =>
    yesOf(answers, 'active-daily') === true
      ? keep({
          id: 'keep-movement',
          title: t('Keep moving every day'),
          text: t('Thirty minutes a day is what protects. Guard the time for it.'),
          because: ['active-daily'],
        })
      : null,
  (answers) =>
    yesOf(answers, 'greens-daily') === true
      ? keep({
          id: 'keep-greens',
          title: t('Keep the greens on your plate'),
          text: t('Daily vegetables or fruit, in many colours through the week.'),
          because: ['greens-daily'],
        })
      : null,
  (_, { sleep: result }) =>
    result?.band === 'settled'
      ? keep({
          id: 'keep-sleep',
          title: t('Keep your good nights'),
          text: t('Whatever your evenings look like, they work.'),
          because: ['sleep-trouble', 'sleep-unrested'],
        })
      : null,
];
