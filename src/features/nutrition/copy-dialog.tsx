import { type SubmitEvent, useState } from 'react';

import { addDays } from '../../lib/nairobi.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/nutrition.ts';
import { isDate } from './day-words.ts';
import { isMeal, type Meal, mealNames, meals } from './diary.ts';

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
