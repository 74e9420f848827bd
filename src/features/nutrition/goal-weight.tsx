import { type SubmitEvent, useState } from 'react';

import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import { kgToLb, lbToKg, typedNumber, type WeightUnit } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/nutrition.ts';
import { bmiOf, LEAST_BMI } from './energy.ts';
import { targets } from './nutrition.queries.ts';
import { usePlanNeed } from './plan-need.ts';
import type { Target } from './target.ts';

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
