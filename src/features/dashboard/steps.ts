import { paths } from '../../lib/paths.ts';
import { t } from '../../words/fasting.ts';
import type { Dashboard } from './dashboard.ts';

/** One of the things that make this page useful. */
export type Step = { id: string; name: string; text: string; to: string; isDone: boolean };

/** Where to begin, with what is done already. */
export function firstSteps({ assessed_at, target, days, weight, fast, last_fast }: Dashboard): Step[] {
  return [
    {
      id: 'assessment',
      name: t('Take the health assessment'),
      text: t('Five minutes, and you know what deserves attention first.'),
      to: paths.assessment(),
      isDone: assessed_at !== null,
    },
    {
      id: 'target',
      name: t('Work out your target'),
      text: t('How much energy your body needs, with safe limits.'),
      to: paths.nutrition(),
      isDone: target !== null,
    },
    {
      id: 'meal',
      name: t('Note a meal'),
      text: t('In plates and chapatis. The second time is one tap.'),
      to: paths.diary(),
      isDone: days.some(({ energy_kcal }) => energy_kcal !== null),
    },
    {
      id: 'weight',
      name: t('Step on a scale'),
      text: t('One reading a week draws a line you can trust.'),
      to: paths.weightLog(),
      isDone: weight !== null,
    },
    {
      id: 'fast',
      name: t('Rest from food overnight'),
      text: t('Twelve hours between supper and breakfast are a beginning.'),
      to: paths.fasting(),
      isDone: fast !== null || last_fast !== null,
    },
  ];
}
