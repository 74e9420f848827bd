import { t } from '../../words/fasting.ts';

/** What somebody may note in the journal; ids are those of the table `fasts`. */
type Symptom = { id: string; label: string };

export const symptoms: readonly Symptom[] = [
  { id: 'energetic', label: t('Energetic') },
  { id: 'clear-headed', label: t('Clear-headed') },
  { id: 'calm', label: t('Calm') },
  { id: 'hungry', label: t('Hungry') },
  { id: 'tired', label: t('Tired') },
  { id: 'irritable', label: t('Irritable') },
  { id: 'headache', label: t('Headache') },
  { id: 'cold', label: t('Feeling cold') },
  { id: 'nausea', label: t('Nausea') },
  { id: 'cramps', label: t('Cramps') },
  { id: 'sleepless', label: t('Sleepless') },
  { id: 'dizzy', label: t('A little dizzy') },
];

/** Any of these ends a fast. Domain facts: faintness, confusion, chest pain, palpitations. */
export const dangerSigns: readonly Symptom[] = [
  { id: 'faint', label: t('Faint, or about to faint') },
  { id: 'confused', label: t('Confused') },
  { id: 'chest-pain', label: t('Chest pain') },
  { id: 'palpitations', label: t('Heart racing or stumbling') },
];

/** Blood sugar, in mmol/L, below or above which a fast ends. */
export const GLUCOSE_TOO_LOW = 3.9;
export const GLUCOSE_TOO_HIGH = 16.7;

export const moods = [t('Very low'), t('Low'), t('So-so'), t('Good'), t('Very good')] as const;

const names = new Map([...symptoms, ...dangerSigns].map(({ id, label }) => [id, label]));
export const symptomName = (id: string): string => names.get(id) ?? id;
