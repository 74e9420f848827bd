import { type SubmitEvent, useState } from 'react';

import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import { kgToLb, lbToKg, typedNumber, type WeightUnit } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import { isDate } from './diary.ts';
import { bmiOf, LEAST_BMI } from './energy.ts';
import { targets, weights } from './nutrition.queries.ts';
import { usePlanNeed } from './plan-uses.queries.ts';
import type { Target } from './target.ts';

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

/** Sets or clears the weight somebody would like to reach; never one that would be underweight. */
export function GoalWeight({ target, unit }: { target: Target; unit: WeightUnit }) {
  const shown = (kg: number | null): string =>
    kg === null ? '' : String(Number((unit === 'kg' ? kg : kgToLb(kg)).toFixed(1)));
  const [typed, setTyped] = useState(shown(target.goal_weight_kg));
  const [error, setError] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { why } = usePlanNeed();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (typed.trim() === '') {
      setError(null);
      return targets.put({ ...target, goal_weight_kg: null });
    }
    const value = typedNumber(typed);
    const kg = value === null ? null : Number((unit === 'kg' ? value : lbToKg(value)).toFixed(1));
    if (kg === null || kg < 25 || kg > 350)
      return setError(t('Enter a weight in {unit}.', { unit: t(unit) }));
    if (kg < target.weight_kg && bmiOf({ weightKg: kg, heightCm: target.height_cm }) < LEAST_BMI) {
      const least = (LEAST_BMI * (target.height_cm / 100) ** 2).toFixed(1);
      return setError(
        t('That would be underweight for your height. The least healthy weight is about {least} kg.', {
          least,
        }),
      );
    }
    setError(null);
    if (why !== null && kg < target.weight_kg) return setRefused(true);
    targets.put({ ...target, goal_weight_kg: kg });
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <TextField
        label={t('Goal in {unit}', { unit: t(unit) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        error={error ?? undefined}
      />
      <Button type="submit" variant="secondary" className="mt-6.5">
        {t('Set goal')}
      </Button>
      {isRefused && why !== null && (
        <div className="col-span-2">
          <NoLessNotice reason={why} what={t('No lower weight to reach at the moment')} />
        </div>
      )}
    </form>
  );
}
