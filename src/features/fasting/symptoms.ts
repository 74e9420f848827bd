/** What somebody may note in the journal; ids are those of the table `fasts`. */
type Symptom = { id: string; label: string };

export const symptoms: readonly Symptom[] = [
  { id: 'energetic', label: 'Energetic' },
  { id: 'clear-headed', label: 'Clear-headed' },
  { id: 'calm', label: 'Calm' },
  { id: 'hungry', label: 'Hungry' },
  { id: 'tired', label: 'Tired' },
  { id: 'irritable', label: 'Irritable' },
  { id: 'headache', label: 'Headache' },
  { id: 'cold', label: 'Feeling cold' },
  { id: 'nausea', label: 'Nausea' },
  { id: 'cramps', label: 'Cramps' },
  { id: 'sleepless', label: 'Sleepless' },
  { id: 'dizzy', label: 'A little dizzy' },
];

/** Any of these ends a fast. Domain facts: faintness, confusion, chest pain, palpitations. */
export const dangerSigns: readonly Symptom[] = [
  { id: 'faint', label: 'Faint, or about to faint' },
  { id: 'confused', label: 'Confused' },
  { id: 'chest-pain', label: 'Chest pain' },
  { id: 'palpitations', label: 'Heart racing or stumbling' },
];

/** Blood sugar, in mmol/L, below or above which a fast ends. */
export const GLUCOSE_TOO_LOW = 3.9;
export const GLUCOSE_TOO_HIGH = 16.7;

export const moods = ['Very low', 'Low', 'So-so', 'Good', 'Very good'] as const;

const names = new Map([...symptoms, ...dangerSigns].map(({ id, label }) => [id, label]));
export const symptomName = (id: string): string => names.get(id) ?? id;
