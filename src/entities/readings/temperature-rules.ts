import { t } from '../../words/health.ts';
import { type Person, feels, type Rule } from './reading.ts';
import { sources } from './sources.rows.ts';

/**
 * °C. Fever from 38.0 (NICE NG143; WHO for young infants), 39.0 from 3 to 6 months of age (NG143), low under 35.5 in the
 * first two months (WHO 2015) and from 35.0 down in everybody (NEWS2), hyperpyrexia over 41.5 (Harrison’s).
 */
export const temperatureLimits = { fever: 38, infant: 39, newbornLow: 35.5, low: 35, extreme: 41.5 } as const;

const CHILD_MONTHS = 18 * 12;
const isUnder = ({ ageMonths }: Person, months: number): boolean => ageMonths !== null && ageMonths < months;
const isChild = (person: Person): boolean => isUnder(person, CHILD_MONTHS);
const isFever = ({ celsius }: { celsius: number }): boolean => celsius >= temperatureLimits.fever;
const hasDangerSigns = (person: Person): boolean =>
  feels(person, 'stiff-neck', 'rash', 'fits', 'sleepy', 'confusion', 'breathless', 'fast-breathing', 'shock');

const malariaToday = t(
  'Go for a malaria test today, at a clinic or a chemist that tests. Start no herb before it.',
);
const dangerSigns = t(
  'Stiff neck, a rash that does not fade, fits, sleepiness or hard breathing: hospital at once.',
);

/** Temperature. Whoever lives in Kenya or travelled there is tested for malaria with any fever. The worst row first. */
export const temperatureRules: readonly Rule<'temperature'>[] = [
  {
    id: 'newborn-fever',
    urgency: 'emergency',
    about: 'child',
    source: sources.ng143,
    title: t('Fever in a baby under 3 months is an emergency'),
    steps: [
      t('Go to the nearest hospital now. Breastfeed on the way and keep the baby covered, not wrapped hot.'),
      t('Give no medicine, herb or water at home.'),
    ],
    holds: (reading, person) => isUnder(person, 3) && isFever(reading),
  },
  {
    id: 'newborn-cold',
    urgency: 'emergency',
    about: 'child',
    source: sources.psbi,
    title: t('A young baby this cold is in danger'),
    steps: [
      t('Hold the baby skin to skin under your clothes, cover its head, and go to hospital now.'),
      t('Breastfeed on the way if it can suck.'),
    ],
    holds: ({ celsius }, person) => isUnder(person, 2) && celsius < temperatureLimits.newbornLow,
  },
  {
    id: 'child-with-signs',
    urgency: 'emergency',
    about: 'child',
    source: sources.childFever,
    title: t('A child with fever and these signs needs hospital now'),
    steps: [
      t('Go to the nearest hospital now. Keep the child on its side if it fits or sleeps deeply.'),
      t('Put nothing into its mouth during a fit. Do not bathe it in cold water.'),
    ],
    holds: (reading, person) =>
      isChild(person) && isFever(reading) && (hasDangerSigns(person) || feels(person, 'not-drinking')),
  },
  {
    id: 'pregnant-with-signs',
    urgency: 'emergency',
    about: 'pregnancy',
    source: sources.dangerSigns,
    title: t('Fever in pregnancy with these signs needs hospital now'),
    steps: [t('Go to the nearest hospital with a maternity now, with somebody. Take your clinic book.')],
    holds: (reading, person) =>
      person.isPregnant &&
      isFever(reading) &&
      (hasDangerSigns(person) || feels(person, 'belly-pain', 'waters')),
  },
  {
    id: 'after-birth-with-signs',
    urgency: 'emergency',
    about: 'birth',
    source: sources.dangerSigns,
    title: t('Fever after birth with these signs needs hospital now'),
    steps: [
      t(
        'It can be an infection of the womb. Go to the nearest hospital with a maternity now, with somebody.',
      ),
    ],
    holds: (reading, person) =>
      person.isAfterBirth &&
      isFever(reading) &&
      (hasDangerSigns(person) || feels(person, 'belly-pain', 'bleeding')),
  },
  {
    id: 'meningitis',
    urgency: 'emergency',
    about: 'meningitis',
    source: sources.meningitis,
    title: t('Fever with these signs can be meningitis'),
    steps: [
      t('Go to the nearest hospital now with somebody. Hours count.'),
      t('Do not wait for a malaria test.'),
    ],
    holds: (reading, person) => isFever(reading) && feels(person, 'stiff-neck', 'rash'),
  },
  {
    id: 'fever-with-signs',
    urgency: 'emergency',
    about: 'fever',
    source: sources.malaria,
    title: t('Fever with these signs needs hospital now'),
    steps: [
      t(
        'Go to the nearest hospital now with somebody: severe malaria or another grave infection must be treated within hours.',
      ),
    ],
    holds: (reading, person) => isFever(reading) && hasDangerSigns(person),
  },
  {
    id: 'hyperpyrexia',
    urgency: 'emergency',
    about: 'fever',
    source: sources.hyperpyrexia,
    title: t('This temperature is dangerously high'),
    steps: [
      t('Go to hospital now. Undress, wet the skin with lukewarm water, and fan on the way.'),
      t('Drink if you are fully awake.'),
    ],
    holds: ({ celsius }) => celsius > temperatureLimits.extreme,
  },
  {
    id: 'cold-with-signs',
    urgency: 'emergency',
    about: 'unconscious',
    source: sources.news2,
    title: t('This cold, with these signs, needs hospital now'),
    steps: [t('Wrap up warm, take off wet clothes, and go to the nearest hospital with somebody.')],
    holds: ({ celsius }, person) =>
      celsius <= temperatureLimits.low && feels(person, 'confusion', 'sleepy', 'shock', 'not-drinking'),
  },
  {
    id: 'infant-fever',
    urgency: 'today',
    about: 'child',
    source: sources.ng143,
    title: t('High fever at 3 to 6 months must be seen today'),
    steps: [
      t('Go to a clinic today. Breastfeed often.'),
      t('Not drinking, fits, fast breathing, a rash that does not fade, or hard to wake: hospital at once.'),
    ],
    holds: ({ celsius }, person) => isUnder(person, 6) && celsius >= temperatureLimits.infant,
  },
  {
    id: 'child-fever',
    urgency: 'today',
    about: 'child',
    source: sources.childFever,
    title: t('A child with fever is tested for malaria today'),
    steps: [
      t('Go for a malaria test today. Give plenty to drink; clothe lightly.'),
      t(
        'Not drinking, fits, fast breathing, a stiff neck, a rash that does not fade, or hard to wake: hospital at once.',
      ),
    ],
    holds: (reading, person) => isChild(person) && isFever(reading),
  },
  {
    id: 'pregnant-fever',
    urgency: 'today',
    about: 'pregnancy',
    source: sources.dangerSigns,
    title: t('Fever in pregnancy must be seen today'),
    steps: [
      t('Go to your maternity clinic today: malaria and infections are tested and treated. Start no herb.'),
      dangerSigns,
    ],
    holds: (reading, person) => person.isPregnant && isFever(reading),
  },
  {
    id: 'after-birth-fever',
    urgency: 'today',
    about: 'birth',
    source: sources.dangerSigns,
    title: t('Fever after birth must be seen today'),
    steps: [
      t('Go to your maternity clinic today: it can be an infection of womb, breast or wound, or malaria.'),
      t('Belly pain, heavy or smelling bleeding, confusion or hard breathing: hospital at once.'),
    ],
    holds: (reading, person) => person.isAfterBirth && isFever(reading),
  },
  {
    id: 'fever',
    urgency: 'today',
    about: 'fever',
    source: sources.malaria,
    title: t('Fever: a malaria test comes first'),
    steps: [malariaToday, dangerSigns],
    holds: isFever,
  },
  {
    id: 'cold',
    urgency: 'today',
    about: 'fever',
    source: sources.news2,
    title: t('This temperature is very low'),
    steps: [
      t('Measure again, the tip deep in a dry armpit, arm pressed down. Warm up and drink something hot.'),
      t('Still 35 or less, or shivering, confused or very sleepy: be seen today.'),
    ],
    holds: ({ celsius }) => celsius <= temperatureLimits.low,
  },
];
