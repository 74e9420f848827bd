import { t } from '../../words/health.ts';
import { feels, type Rule } from './reading.ts';
import { sources } from './sources.rows.ts';

/**
 * Percent. Diabetes from 6.5 (WHO 2011), a high risk from 6.0 (International Expert Committee 2009, as WHO takes it up);
 * with known diabetes under 7 is the usual aim, over 10 asks for more treatment soon (ADA 2025).
 */
export const hba1cLimits = { diabetes: 6.5, between: 6.0, target: 7.0, far: 10.0 } as const;

/** HbA1c: the sugar of the last two to three months. */
export const hba1cRules: readonly Rule<'hba1c'>[] = [
  {
    id: 'hba1c-pregnant',
    urgency: 'today',
    about: 'pregnancy',
    source: sources.who2013,
    title: t('This HbA1c is in the range of diabetes, and you are pregnant'),
    steps: [t('Go to your maternity clinic today, tomorrow morning at the latest. Do not fast.')],
    holds: ({ percent }, person) => person.isPregnant && percent >= hba1cLimits.diabetes,
  },
  {
    id: 'hba1c-pregnant-between',
    urgency: 'week',
    about: 'pregnancy',
    source: sources.who2013,
    title: t('This HbA1c is above normal, and you are pregnant'),
    steps: [t('Go to your maternity clinic this week: a glucose test shows more in pregnancy than HbA1c.')],
    holds: ({ percent }, person) => person.isPregnant && percent >= hba1cLimits.between,
  },
  {
    id: 'hba1c-new-with-signs',
    urgency: 'today',
    about: 'high-sugar',
    source: sources.whoHba1c,
    title: t('This HbA1c is in the range of diabetes, with its signs'),
    steps: [
      t('Be seen at a clinic today. Drink water, no sweet drinks.'),
      t('Vomiting, belly pain, fast breathing or sleepiness: hospital at once.'),
    ],
    holds: ({ percent }, person) =>
      !person.hasDiabetes &&
      percent >= hba1cLimits.diabetes &&
      feels(person, 'thirst', 'much-urine', 'weight-loss'),
  },
  {
    id: 'hba1c-new',
    urgency: 'week',
    about: 'high-sugar',
    source: sources.whoHba1c,
    title: t('This HbA1c is in the range of diabetes'),
    steps: [t('Go to a clinic this week: a second test decides. Great thirst or loss of weight: go today.')],
    holds: ({ percent }, person) => !person.hasDiabetes && percent >= hba1cLimits.diabetes,
  },
  {
    id: 'hba1c-between',
    urgency: 'month',
    about: 'high-sugar',
    source: sources.whoHba1c,
    title: t('This HbA1c is above normal, below diabetes'),
    steps: [
      t('Talk about it at a clinic within the month.'),
      t('Walking each day, fewer sweet drinks and some weight less bring many people back to normal.'),
    ],
    holds: ({ percent }, person) => !person.hasDiabetes && percent >= hba1cLimits.between,
  },
  {
    id: 'hba1c-far',
    urgency: 'week',
    about: 'high-sugar',
    source: sources.targets,
    title: t('This HbA1c is far above the usual target'),
    steps: [
      t('Go to your clinic this week: treatment can be changed. Keep taking your medicines until then.'),
    ],
    holds: ({ percent }, person) => person.hasDiabetes && percent > hba1cLimits.far,
  },
  {
    id: 'hba1c-above-target',
    urgency: 'visit',
    about: 'high-sugar',
    source: sources.targets,
    title: t('This HbA1c is above the usual target'),
    steps: [t('Under 7 % is usual; your clinician may have set another. Talk about it at your next visit.')],
    holds: ({ percent }, person) => person.hasDiabetes && percent >= hba1cLimits.target,
  },
];
