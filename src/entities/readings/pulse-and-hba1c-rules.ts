import { t } from '../../words/health.ts';
import { feels, type Rule, type Person, isMother } from './reading.ts';
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

/** Beats a minute at rest of grown-ups, NEWS2: 131 and over, 40 and under; 111–130 and 41–50 less so. In pregnancy MEOWS. */
export const pulseLimits = { veryFast: 131, fast: 111, slow: 50, verySlow: 40, mother: 120 } as const;

/** Children’s hearts beat faster: these limits say nothing about them. */
const isGrown = ({ ageMonths }: Person): boolean => ageMonths === null;
const isFar = ({ beats }: { beats: number }): boolean =>
  beats >= pulseLimits.veryFast || beats <= pulseLimits.verySlow;
const isOff = ({ beats }: { beats: number }): boolean =>
  beats >= pulseLimits.fast || beats <= pulseLimits.slow;

/** Pulse after five minutes’ rest. The worst row first. */
export const pulseRules: readonly Rule<'pulse'>[] = [
  {
    id: 'pulse-with-signs',
    urgency: 'emergency',
    about: 'heart',
    source: sources.news2,
    title: t('A pulse like this with these signs is an emergency'),
    steps: [
      t('Sit or lie down and let somebody take you to the nearest hospital now.'),
      t('Do not drive yourself, and take no extra heart tablets.'),
    ],
    holds: (reading, person) =>
      isGrown(person) &&
      isOff(reading) &&
      feels(person, 'chest-pain', 'breathless', 'faint', 'confusion', 'bleeding'),
  },
  {
    id: 'mother-fast',
    urgency: 'today',
    about: 'pregnancy',
    source: sources.meows,
    title: t('A pulse this fast in pregnancy or after birth must be seen today'),
    steps: [
      t('Rest five minutes and count again. If it stays at 120 or more, go to your maternity clinic today.'),
      t('Bleeding, fever, fainting or hard breathing: hospital at once.'),
    ],
    holds: ({ beats }, person) => isMother(person) && beats >= pulseLimits.mother,
  },
  {
    id: 'pulse-far',
    urgency: 'today',
    about: 'heart',
    source: sources.news2,
    title: t('This pulse is far from usual'),
    steps: [
      t('Rest five minutes and count again for a whole minute. If it stays so, be seen today.'),
      t('Chest pain, fainting or hard breathing: hospital at once.'),
    ],
    holds: (reading, person) => isGrown(person) && isFar(reading),
  },
  {
    id: 'pulse-fast',
    urgency: 'week',
    about: 'heart',
    source: sources.news2,
    title: t('This pulse is fast for somebody at rest'),
    steps: [
      t('Rest, drink water and count again later; fever, pain, coffee and khat make it fast.'),
      t('If it stays above 110 at rest, go to a clinic this week.'),
    ],
    holds: ({ beats }, person) => isGrown(person) && beats >= pulseLimits.fast,
  },
  {
    id: 'pulse-slow',
    urgency: 'visit',
    about: 'heart',
    source: sources.news2,
    title: t('This pulse is slow'),
    steps: [
      t('In people who train, and with some pressure or heart tablets, that is expected.'),
      t('Mention it at your next visit. Dizzy or faint: be seen today.'),
    ],
    holds: ({ beats }, person) => isGrown(person) && beats <= pulseLimits.slow,
  },
];
