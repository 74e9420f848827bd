import { oneOf } from '../../lib/guards.ts';
import { t } from '../../words/health.ts';
import { type ReadingKind, symptomIds, type SymptomId } from './reading.ts';

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
