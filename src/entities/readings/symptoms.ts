import { oneOf } from '../../lib/guards.ts';
import { t } from '../../words/health.ts';
import type { UrgentAnswer } from '../urgent/urgency.ts';
import { type Person, type ReadingKind, symptomIds, type SymptomId, feels } from './reading.ts';
import { sources } from './sources.rows.ts';

export const isSymptom = oneOf(symptomIds);

export const symptomNames: Readonly<Record<SymptomId, string>> = {
  'chest-pain': t('Chest pain or pressure'),
  breathless: t('Short of breath at rest'),
  weakness: t('Weakness on one side, a drooping face or slurred speech'),
  confusion: t('Confused'),
  'severe-headache': t('Severe headache'),
  sight: t('Blurred sight, or lights before the eyes'),
  'rib-pain': t('Pain under the ribs'),
  swelling: t('Swollen face or hands'),
  fits: t('Fits'),
  faint: t('Fainting or nearly fainting'),
  bleeding: t('Bleeding'),
  vomiting: t('Vomiting'),
  diarrhoea: t('Diarrhoea'),
  shock: t('Cold sweaty skin and very weak'),
  'belly-pain': t('Belly pain'),
  'fast-breathing': t('Fast, deep breathing'),
  sleepy: t('Very sleepy, hard to wake'),
  thirst: t('Very thirsty'),
  'much-urine': t('Passing much more urine'),
  'weight-loss': t('Losing weight without trying'),
  'stiff-neck': t('Stiff neck'),
  rash: t('A rash that does not fade when pressed'),
  'not-drinking': t('Not drinking, or vomiting everything'),
  'baby-not-moving': t('The baby moves less or not at all'),
  waters: t('Water or fluid is leaking'),
  fever: t('Fever'),
};

/** Signs of danger that a pregnant woman, or one who gave birth within six weeks, is asked about with any pressure. */
const pregnancySigns: readonly SymptomId[] = [
  'severe-headache',
  'sight',
  'rib-pain',
  'swelling',
  'fits',
  'baby-not-moving',
  'waters',
  'fever',
];

const asked: Readonly<Record<ReadingKind, readonly SymptomId[]>> = {
  pressure: [
    'chest-pain',
    'breathless',
    'weakness',
    'confusion',
    'severe-headache',
    'sight',
    'faint',
    'bleeding',
    'vomiting',
    'diarrhoea',
    'shock',
  ],
  glucose: [
    'sleepy',
    'confusion',
    'fits',
    'faint',
    'vomiting',
    'belly-pain',
    'fast-breathing',
    'thirst',
    'much-urine',
    'weight-loss',
  ],
  hba1c: ['thirst', 'much-urine', 'weight-loss'],
  temperature: ['stiff-neck', 'rash', 'fits', 'sleepy', 'confusion', 'breathless', 'not-drinking'],
  pulse: ['chest-pain', 'breathless', 'faint', 'confusion', 'bleeding', 'fever'],
  weight: ['breathless', 'thirst', 'much-urine', 'fever'],
};

/** What is asked beside a reading of this kind. */
export function symptomsFor(
  kind: ReadingKind,
  { isPregnant, isAfterBirth }: { isPregnant: boolean; isAfterBirth: boolean },
): readonly SymptomId[] {
  const own = asked[kind];
  if (kind === 'pressure' && isPregnant) return [...new Set([...pregnancySigns, ...own])];
  if (kind === 'pressure' && isAfterBirth)
    return [
      ...new Set([...pregnancySigns.filter((id) => id !== 'baby-not-moving' && id !== 'waters'), ...own]),
    ];
  return own;
}

type SymptomRule = UrgentAnswer & { holds: (person: Person) => boolean };

const withSomebody = t(
  'Call an ambulance or let somebody take you to the nearest hospital. Do not drive yourself.',
);

/** What is an emergency by itself, whatever the reading beside it says. */
const rules: readonly SymptomRule[] = [
  {
    urgency: 'emergency',
    kind: 'pregnancy',
    source: sources.pregnancy,
    title: t('In pregnancy these signs are an emergency, with any pressure'),
    steps: [
      t('Go to the nearest hospital with a maternity now, with somebody: it can be pre-eclampsia.'),
      t('Lie on your left side on the way. Take your clinic book.'),
    ],
    holds: (person) =>
      person.isPregnant && feels(person, 'severe-headache', 'sight', 'rib-pain', 'swelling', 'fits'),
  },
  {
    urgency: 'emergency',
    kind: 'birth',
    source: sources.pregnancy,
    title: t('After birth these signs are an emergency, with any pressure'),
    steps: [
      t('Go to the nearest hospital with a maternity now, with somebody: it can be pre-eclampsia.'),
      t('Lie on your left side on the way. Take your clinic book.'),
    ],
    holds: (person) =>
      person.isAfterBirth && feels(person, 'severe-headache', 'sight', 'rib-pain', 'swelling', 'fits'),
  },
  {
    urgency: 'emergency',
    kind: 'pregnancy',
    source: sources.dangerSigns,
    title: t('This must be checked at a maternity now'),
    steps: [
      t('Go to the nearest maternity or hospital now, also when it is little or has stopped.'),
      t('Take your clinic book with you.'),
    ],
    holds: (person) => person.isPregnant && feels(person, 'bleeding', 'baby-not-moving', 'waters'),
  },
  {
    urgency: 'emergency',
    kind: 'heart',
    source: sources.emergency,
    title: t('Chest pain needs help now'),
    steps: [withSomebody, t('Sit down and rest until help comes.')],
    holds: (person) => feels(person, 'chest-pain'),
  },
  {
    urgency: 'emergency',
    kind: 'stroke',
    source: sources.emergency,
    title: t('Weakness on one side can be a stroke'),
    steps: [
      t('Call an ambulance now. Note when it began: treatment depends on the hours.'),
      t('Do not eat or drink anything until you were seen.'),
    ],
    holds: (person) => feels(person, 'weakness'),
  },
  {
    urgency: 'emergency',
    kind: 'breathing',
    source: sources.emergency,
    title: t('Shortness of breath at rest needs help now'),
    steps: [withSomebody, t('Sit upright meanwhile.')],
    holds: (person) => feels(person, 'breathless'),
  },
  {
    urgency: 'emergency',
    kind: 'fit',
    source: sources.emergency,
    title: t('Fits need help now'),
    steps: [
      t('Lie on the side, nothing in the mouth, nothing hard nearby.'),
      t('Go to hospital: at once when it lasts five minutes, comes again, or was the first.'),
    ],
    holds: (person) => feels(person, 'fits'),
  },
  {
    urgency: 'today',
    kind: 'pregnancy',
    source: sources.dangerSigns,
    title: t('Fever in pregnancy must be seen today'),
    steps: [
      t('Go to your maternity clinic today: malaria and infections are tested and treated. Start no herb.'),
    ],
    holds: (person) => person.isPregnant && feels(person, 'fever'),
  },
  {
    urgency: 'today',
    kind: 'birth',
    source: sources.dangerSigns,
    title: t('Fever after birth must be seen today'),
    steps: [
      t('Go to your maternity clinic today: it can be an infection of womb, breast or wound, or malaria.'),
    ],
    holds: (person) => person.isAfterBirth && feels(person, 'fever'),
  },
];

/** The answer to what somebody feels, beside any reading or without one. */
export function answerSymptoms(person: Person): UrgentAnswer | null {
  const rule = rules.find(({ holds }) => holds(person));
  if (!rule) return null;
  const { holds: _holds, ...answer } = rule;
  return answer;
}
