import { t } from '../../words/health.ts';
import type { UrgentAnswer } from '../urgent/urgency.ts';
import type { Person } from './person.ts';
import { feels } from './rule.ts';
import { sources } from './sources.rows.ts';

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
