import { type SubmitEvent, useState } from 'react';

import {
  type Figures,
  figuresIn,
  type Food,
  GRAMS,
  measuresOf,
  PORTION,
  type Portion,
  usualPortion,
} from '../../entities/foods/food.ts';
import { isMeal, type Meal, mealNames, meals } from '../../entities/meal-plans/meal-plan.ts';
import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import type { DiaryEntry } from './diary.ts';

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

type PortionFormProps = {
  food: Food;
  /** What is changed; the usual portion for something new. */
  portion?: Portion;
  meal: Meal;
  confirmLabel: string;
  onConfirm: (portion: Portion, meal: Meal) => void;
};

const MOST_GRAMS = 5000;

function figureWords(grams: number, { protein_g, fat_g, carbohydrate_g, fibre_g }: Figures): string {
  const known = {
    grams: formatNumber(grams),
    protein: protein_g ?? '?',
    fat: fat_g ?? '?',
    carbohydrate: carbohydrate_g ?? '?',
  };
  return fibre_g === null
    ? t('{grams} g · protein {protein} g · fat {fat} g · carbohydrate {carbohydrate} g', known)
    : t('{grams} g · protein {protein} g · fat {fat} g · carbohydrate {carbohydrate} g · fibre {fibre} g', {
        ...known,
        fibre: fibre_g,
      });
}

/** How much of a food, in household measures or grams, with what that holds. */
export function PortionForm({ food, portion, meal: firstMeal, confirmLabel, onConfirm }: PortionFormProps) {
  const start = portion ?? usualPortion(food);
  const known = measuresOf(food);
  // A measure the food no longer has stays choosable for the entry that was made with it.
  const measures = known.some(({ label }) => label === start.measure)
    ? known
    : [{ label: start.measure, grams: start.grams / start.amount }, ...known];
  const [measure, setMeasure] = useState(start.measure);
  const [typed, setTyped] = useState(String(start.amount));
  const [meal, setMeal] = useState(firstMeal);
  const [error, setError] = useState<string | null>(null);

  const gramsEach = measures.find(({ label }) => label === measure)?.grams ?? 1;
  const amount = typedNumber(typed);
  const grams = amount === null ? null : Number((amount * gramsEach).toFixed(1));
  const isFine = amount !== null && grams !== null && grams > 0 && grams <= MOST_GRAMS;
  const figures = isFine ? figuresIn(food.per100, grams) : null;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isFine) return setError(t('Enter an amount of up to five kilograms.'));
    onConfirm({ amount: Number(amount.toFixed(2)), measure, grams }, meal);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
        <TextField
          label={t('How many')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
          error={error ?? undefined}
        />
        <SelectField
          label={t('Measure')}
          value={measure}
          onChange={(event) => {
            const next = event.target.value;
            setMeasure(next);
            // 2 plates are not 2 grams: the count starts anew with the measure.
            if ((next === GRAMS) !== (measure === GRAMS)) setTyped(next === GRAMS ? '100' : '1');
          }}
        >
          {measures.map(({ label, grams: each }) => (
            <option key={label} value={label}>
              {label === GRAMS ? t('grams') : `${t.known(label)} (${Number(each.toFixed(1))} g)`}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={t('Meal')}
        value={meal}
        onChange={(event) => {
          if (isMeal(event.target.value)) setMeal(event.target.value);
        }}
      >
        {meals.map((each) => (
          <option key={each} value={each}>
            {mealNames[each]}
          </option>
        ))}
      </SelectField>
      <output className="bg-sunk block rounded-xl px-4 py-3 tabular-nums">
        {figures ? (
          <>
            <strong className="text-lg">{t('{n} kcal', { n: formatNumber(figures.energy_kcal) })}</strong>
            <span className="text-muted block text-sm">{figureWords(grams ?? 0, figures)}</span>
          </>
        ) : (
          <span className="text-muted">{t('Enter how much it was.')}</span>
        )}
      </output>
      <Button type="submit">{confirmLabel}</Button>
    </form>
  );
}
