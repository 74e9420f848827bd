import { type SubmitEvent, useState } from 'react';

import { kgToLb, lbToKg, typedNumber, type WeightUnit } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/nutrition.ts';
import { isDate } from './day-words.ts';
import { weights } from './nutrition.queries.ts';

type Props = { today: string; unit: WeightUnit; onSaved: (day: string) => void };

const limits = { kg: [20, 400], lb: [45, 880] } as const;

/** Notes the weight of a day; one that is noted already is replaced. */
export function WeightForm({ today, unit, onSaved }: Props) {
  const { rows } = weights.useRecords();
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState(today);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const known = rows.find(({ id }) => id === day);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const value = typedNumber(typed);
    const [least, most] = limits[unit];
    if (value === null || value < least || value > most)
      return setError(t('Enter a weight between {least} and {most} {unit}.', { least, most, unit: t(unit) }));
    if (!isDate(day) || day > today) return setError(t('Choose a day until today.'));
    weights.put({
      id: day,
      kg: Number((unit === 'kg' ? value : lbToKg(value)).toFixed(2)),
      note: note.trim(),
    });
    setError(null);
    setTyped('');
    setNote('');
    onSaved(day);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
        <TextField
          label={t('Weight in {unit}', { unit: t(unit) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          placeholder={known ? String(Number((unit === 'kg' ? known.kg : kgToLb(known.kg)).toFixed(1))) : ''}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={error ?? undefined}
        />
        <TextField
          label={t('Day')}
          type="date"
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <TextField
        label={t('Note (optional)')}
        maxLength={200}
        value={note}
        placeholder={t('After travel, new scale …')}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit">{known ? t('Replace this day’s weight') : t('Note weight')}</Button>
    </form>
  );
}
