import { t } from '../../words/health.ts';
import { type Person, feels, isMother, type Rule } from './reading.ts';
import { sources } from './sources.rows.ts';

type Pressure = { upper: number; lower: number };

const reaches = ({ upper, lower }: Pressure, limit: readonly [upper: number, lower: number]): boolean =>
  upper >= limit[0] || lower >= limit[1];

/** In pregnancy and until six weeks after birth: ISSHP 2021, NICE NG133 (severe from 160/110, high from 140/90). */
const motherLimits = { severe: [160, 110], high: [140, 90] } as const;
/**
 * For everybody else, ISH 2020: 180/110 with or without signs of harm, grade 2 from 160/100, grade 1 from 140/90,
 * high-normal from 130/85. NICE NG136 takes 180/120 for the first; the lower of both is used.
 */
export const pressureLimits = {
  severe: [180, 110],
  second: [160, 100],
  first: [140, 90],
  normal: [130, 85],
} as const;
/** Under either: low. Matters with signs alone: WHO/ICRC Basic Emergency Care, NEWS2. */
export const lowPressure = { upper: 90, lower: 60 } as const;

const isLow = ({ upper, lower }: Pressure): boolean => upper < lowPressure.upper || lower < lowPressure.lower;
const isWatched = ({ hasDiabetes, hasKidneyDisease, hasHeartDisease }: Person): boolean =>
  hasDiabetes || hasKidneyDisease || hasHeartDisease;
/** Signs that high pressure is harming brain, heart or eyes. */
const isHarmed = (person: Person): boolean =>
  feels(person, 'chest-pain', 'breathless', 'weakness', 'confusion', 'severe-headache', 'sight', 'fits');

const motherSteps = [
  t('Go to the nearest hospital with a maternity now, with somebody; call if you cannot get there.'),
  t('Lie on your left side on the way. Take your clinic book. Do not wait to measure again.'),
];

/** What holds should the reader be pregnant or have given birth, which nobody told; null when nothing else would. */
export function ifMother(reading: Pressure, person: Person): string | null {
  if (isMother(person) || person.ageMonths !== null || !reaches(reading, motherLimits.high)) return null;
  return reaches(reading, motherLimits.severe)
    ? t('If you are pregnant or gave birth within six weeks: hospital now, it can be pre-eclampsia.')
    : t('If you are pregnant or gave birth within six weeks: your maternity clinic today.');
}

/** Blood pressure, the mean of two readings a minute apart after five minutes’ rest. The worst row first. */
export const pressureRules: readonly Rule<'pressure'>[] = [
  {
    id: 'pregnant-severe',
    urgency: 'emergency',
    about: 'pregnancy',
    source: sources.pregnancy,
    title: t('This pressure is dangerous in pregnancy: it can be pre-eclampsia'),
    steps: motherSteps,
    holds: (reading, person) => person.isPregnant && reaches(reading, motherLimits.severe),
  },
  {
    id: 'after-birth-severe',
    urgency: 'emergency',
    about: 'birth',
    source: sources.pregnancy,
    title: t('This pressure is dangerous after birth: it can be pre-eclampsia'),
    steps: motherSteps,
    holds: (reading, person) => person.isAfterBirth && reaches(reading, motherLimits.severe),
  },
  {
    id: 'severe-with-signs',
    urgency: 'emergency',
    about: 'pressure',
    source: sources.ng136,
    title: t('Pressure this high with such signs is an emergency'),
    steps: [
      t('Go to the nearest hospital now with somebody. Do not drive yourself.'),
      t('Sit upright and rest on the way. Take no extra tablets and no herb to bring it down fast.'),
    ],
    holds: (reading, person) => reaches(reading, pressureLimits.severe) && isHarmed(person),
  },
  {
    id: 'low-in-shock',
    urgency: 'emergency',
    about: 'pressure',
    source: sources.shock,
    title: t('Low pressure with these signs can be shock'),
    steps: [
      t('Lie down with your legs raised and let somebody take you to hospital now.'),
      t('Press firmly on a bleeding wound. Keep warm.'),
    ],
    holds: (reading, person) =>
      isLow(reading) && feels(person, 'shock', 'confusion', 'sleepy', 'chest-pain', 'breathless'),
  },
  {
    id: 'pregnant-high',
    urgency: 'today',
    about: 'pregnancy',
    source: sources.pregnancy,
    title: t('This pressure is too high for pregnancy'),
    steps: [
      t('Go to your maternity clinic today: urine and blood are tested for pre-eclampsia.'),
      t('Severe headache, lights or blurred sight, pain under the ribs, swelling or fits: hospital at once.'),
    ],
    holds: (reading, person) => person.isPregnant && reaches(reading, motherLimits.high),
  },
  {
    id: 'after-birth-high',
    urgency: 'today',
    about: 'birth',
    source: sources.pregnancy,
    title: t('This pressure is too high after birth'),
    steps: [
      t('Go to your maternity clinic today: pre-eclampsia can begin up to six weeks after birth.'),
      t('Severe headache, lights or blurred sight, pain under the ribs, swelling or fits: hospital at once.'),
    ],
    holds: (reading, person) => person.isAfterBirth && reaches(reading, motherLimits.high),
  },
  {
    id: 'severe',
    urgency: 'today',
    about: 'pressure',
    source: sources.ng136,
    title: t('This pressure is very high'),
    steps: [
      t('Rest five minutes and measure again. If it stays as high, be seen at a clinic today.'),
      t('Keep taking your prescribed tablets; take no extra ones.'),
      t('Chest pain, weakness, confusion, severe headache or changed sight: hospital at once.'),
    ],
    holds: (reading) => reaches(reading, pressureLimits.severe),
  },
  {
    id: 'low-with-signs',
    urgency: 'today',
    about: 'pressure',
    source: sources.shock,
    title: t('Low pressure with these signs must be seen today'),
    steps: [
      t('Lie down, drink water or rehydration solution, and go to a clinic today with somebody.'),
      t('Cold sweaty skin, confusion or fast breathing: hospital at once.'),
    ],
    holds: (reading, person) => isLow(reading) && feels(person, 'faint', 'bleeding', 'vomiting', 'diarrhoea'),
  },
  {
    id: 'second-grade-with-signs',
    urgency: 'today',
    about: 'pressure',
    source: sources.ish2020,
    title: t('High pressure with such signs must be seen today'),
    steps: [
      t('Go to a clinic today with somebody. Keep taking your prescribed tablets; take no extra ones.'),
      t('Chest pain, weakness, confusion, fits or changed sight: hospital at once.'),
    ],
    holds: (reading, person) => reaches(reading, pressureLimits.second) && isHarmed(person),
  },
  {
    id: 'second-grade',
    urgency: 'week',
    about: 'pressure',
    source: sources.ish2020,
    title: t('This pressure is high'),
    steps: [
      t('Go to a clinic this week, also when you feel well. Measure each morning and evening until then.'),
      t('Keep taking your prescribed tablets.'),
    ],
    holds: (reading) => reaches(reading, pressureLimits.second),
  },
  {
    id: 'first-grade-watched',
    urgency: 'week',
    about: 'pressure',
    source: sources.ish2020,
    title: t('This pressure is high beside diabetes, kidney or heart disease'),
    steps: [
      t('Go to your clinic this week and show your readings. Keep taking your medicines.'),
      t('Pressure harms kidneys, eyes and heart sooner where one of these is known.'),
    ],
    holds: (reading, person) => isWatched(person) && reaches(reading, pressureLimits.first),
  },
  {
    id: 'first-grade',
    urgency: 'month',
    about: 'pressure',
    source: sources.ish2020,
    title: t('This pressure is above normal'),
    steps: [
      t('One reading decides nothing: measure on a few other days, rested and seated.'),
      t('Then go to a clinic within the month with what you wrote down.'),
    ],
    holds: (reading) => reaches(reading, pressureLimits.first),
  },
  {
    id: 'normal-watched',
    urgency: 'visit',
    about: 'pressure',
    source: sources.ish2020,
    title: t('This is above the usual target beside diabetes, kidney or heart disease'),
    steps: [
      t(
        'The usual target is under 130/80. Mention it at your next visit; your clinician may have set another.',
      ),
    ],
    holds: (reading, person) => isWatched(person) && reaches(reading, pressureLimits.normal),
  },
  {
    id: 'high-normal',
    urgency: 'visit',
    about: 'pressure',
    source: sources.ish2020,
    title: t('This pressure is in the upper part of normal'),
    steps: [
      t('Less salt, a steady weight and half an hour of walking a day bring it down.'),
      t('Measure again in some months and mention it at your next visit.'),
    ],
    holds: (reading, person) => !isMother(person) && reaches(reading, pressureLimits.normal),
  },
  {
    id: 'mother-high-normal',
    urgency: 'visit',
    about: 'pressure',
    source: sources.pregnancy,
    title: t('This pressure is close to what is too high for you now'),
    steps: [
      t('Measure again tomorrow. At 140/90 or more go to your maternity clinic the same day.'),
      t('Mention it at your next visit.'),
    ],
    holds: (reading) => reaches(reading, pressureLimits.normal),
  },
];
