import { type SubmitEvent, useState } from 'react';

import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/nutrition.ts';
import { type DiaryEntry, type Meal, PORTION } from './diary.ts';

type Props = { day: string; meal: Meal; onAdd: (entry: DiaryEntry) => void };

/** Something of which only the energy is known: from a menu, a packet, a guess. */
export function QuickEntryForm({ day, meal, onAdd }: Props) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const kcal = typedNumber(typed);
    if (kcal === null || kcal > 10_000) return setError(t('Enter the energy in kcal.'));
    onAdd({
      id: crypto.randomUUID(),
      eaten_on: day,
      meal,
      food_key: null,
      name: name.trim() === '' ? t('Quick entry') : name.trim(),
      amount: 1,
      measure: PORTION,
      grams: null,
      energy_kcal: Math.round(kcal),
      protein_g: null,
      fat_g: null,
      carbohydrate_g: null,
      fibre_g: null,
      created_at: new Date().toISOString(),
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('What it was (optional)')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('Energy in kcal')}
        hint={t('Protein, fat and carbohydrate stay unknown, and the day says so.')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error ?? undefined}
      />
      <Button type="submit">{t('Add to the diary')}</Button>
    </form>
  );
}
