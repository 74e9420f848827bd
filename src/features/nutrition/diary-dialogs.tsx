import { type SubmitEvent, useState } from 'react';

import { foodName, type Figures, figuresIn, type Food, type Portion } from '../../entities/foods/food.ts';
import { isMeal, type Meal, mealNames, meals } from '../../entities/meal-plans/meal-plan.ts';
import { formatNumber } from '../../lib/format.ts';
import { addDays } from '../../lib/nairobi.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import { isDate, type DiaryEntry, portionText } from './diary.ts';
import { PortionForm } from './entry-forms.tsx';

type Props = {
  /** A meal, or null for the whole day. */
  meal: Meal | null;
  count: number;
  from: string;
  today: string;
  onClose: () => void;
  onCopy: (day: string, meal: Meal | null) => void;
};

/** Asks where a meal or a day is copied to. */
export function CopyDialog({ meal, count, from, today, onClose, onCopy }: Props) {
  const [day, setDay] = useState(from === today ? addDays(today, 1) : today);
  const [toMeal, setToMeal] = useState(meal);
  const [error, setError] = useState<string | null>(null);
  const latest = addDays(today, 7);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isDate(day) || day > latest) return setError(t('Choose a day until a week from today.'));
    onCopy(day, toMeal);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={meal ? t('Copy {meal}', { meal: mealNames[meal].toLowerCase() }) : t('Copy this day')}
      description={t.count(count, 'One food is copied.', '{n} foods are copied.')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={t('To which day')}
          type="date"
          max={latest}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          error={error ?? undefined}
        />
        {meal && (
          <SelectField
            label={t('As which meal')}
            value={toMeal ?? meal}
            onChange={(event) => {
              if (isMeal(event.target.value)) setToMeal(event.target.value);
            }}
          >
            {meals.map((each) => (
              <option key={each} value={each}>
                {mealNames[each]}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit">{t('Copy')}</Button>
      </form>
    </Dialog>
  );
}

type EntryDialogProps = {
  entry: DiaryEntry;
  food: Food | undefined;
  isReadOnly: boolean;
  onClose: () => void;
  onSave: (entry: DiaryEntry) => void;
};

/** What 100 g held on the day it was noted, so that changing the amount does not change the food. */
function per100Of(entry: DiaryEntry, grams: number): Figures {
  return figuresIn(entry, 10_000 / grams);
}

/** A line of the diary: what it holds, and how much of it. */
export function EntryDialog({ entry, food, isReadOnly, onClose, onSave }: EntryDialogProps) {
  const { grams } = entry;
  const save = (portion: Portion, meal: Meal): void => {
    if (grams === null) return;
    onSave({ ...entry, ...figuresIn(per100Of(entry, grams), portion.grams), ...portion, meal });
  };
  const figure = (value: number | null): string => (value === null ? t('not known') : `${value} g`);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={foodName(entry.name)}
      description={t('{portion}, {n} kcal', {
        portion: portionText(entry),
        n: formatNumber(entry.energy_kcal),
      })}
    >
      {isReadOnly || grams === null ? (
        <div className="grid gap-4">
          <dl className="grid grid-cols-2 gap-2">
            {[
              [t('Protein'), entry.protein_g],
              [t('Fat'), entry.fat_g],
              [t('Carbohydrate'), entry.carbohydrate_g],
              [t('Fibre'), entry.fibre_g],
            ].map(([name, value]) => (
              <div key={name}>
                <dt className="text-muted text-sm">{name}</dt>
                <dd className="font-semibold">{figure(typeof value === 'number' ? value : null)}</dd>
              </div>
            ))}
          </dl>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
        </div>
      ) : (
        <PortionForm
          food={{
            key: entry.food_key ?? entry.id,
            name: entry.name,
            other_names: [],
            category: 'dishes',
            cost: 'medium',
            per100: per100Of(entry, grams),
            measures: food?.measures ?? [],
            isOwn: false,
          }}
          portion={{ amount: entry.amount, measure: entry.measure, grams }}
          meal={entry.meal}
          confirmLabel={t('Save')}
          onConfirm={save}
        />
      )}
    </Dialog>
  );
}
