import { t } from '../../words/health.ts';
import { type Person, feels, isMother, type Rule } from './reading.ts';
import { sources } from './sources.rows.ts';

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
