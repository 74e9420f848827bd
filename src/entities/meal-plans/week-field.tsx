import { useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { MealEditor } from './meal-editor.tsx';
import type { Meal, WeekOfMeals } from './meal-plan.ts';
import { useFoods, usePlans } from './meal-plans.queries.ts';
import { energyLabel } from './plan-week.ts';
import { WeekMaker } from './week-maker.tsx';
import { WeekView } from './week-view.tsx';

type Props = { week: WeekOfMeals | null; onChange: (week: WeekOfMeals | null) => void };

/** A week of meals for somebody else: made from a ready one, every meal open to change. */
export function WeekField({ week, onChange }: Props) {
  const [making, setMaking] = useState(false);
  const [editing, setEditing] = useState<{ day: number; meal: Meal } | null>(null);
  const { foods, byKey } = useFoods();
  const change = (next: WeekOfMeals): void => onChange({ ...next, energy_kcal: energyLabel(next, byKey) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{t('A week of meals')}</legend>
      {week ? (
        <>
          <TextField
            label={t('Name of the week')}
            maxLength={70}
            value={week.title}
            error={week.title.trim().length < 2 ? t('Give it a name.') : undefined}
            hint={t('{n} kcal a day, for one person', { n: formatNumber(week.energy_kcal) })}
            onChange={(event) => onChange({ ...week, title: event.currentTarget.value })}
          />
          <WeekView days={week.days} foods={byKey} onEditMeal={(day, meal) => setEditing({ day, meal })} />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => setMaking(true)}>
              {t('Make another week')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {t('Take the week out')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-muted text-sm">
            {t(
              'From a ready Kenyan week, with the energy you choose and without what the client does not eat. The client follows it with one press, with a shopping list.',
            )}
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => setMaking(true)}
          >
            {t('Add a week of meals')}
          </Button>
        </>
      )}
      {making && (
        <MakerDialog
          week={week}
          onClose={() => setMaking(false)}
          onMade={(next) => {
            change(next);
            setMaking(false);
          }}
        />
      )}
      {week && editing && (
        <MealEditor
          meal={editing.meal}
          items={week.days[editing.day]?.[editing.meal] ?? []}
          // one's own foods are nobody else's to see
          foods={foods.filter(({ isOwn }) => !isOwn)}
          byKey={byKey}
          onClose={() => setEditing(null)}
          onSave={(items) => {
            const days = week.days.map((day, index) =>
              index === editing.day ? { ...day, [editing.meal]: items } : day,
            );
            change({ ...week, days });
            setEditing(null);
          }}
        />
      )}
    </fieldset>
  );
}

type MakerProps = { week: WeekOfMeals | null; onClose: () => void; onMade: (week: WeekOfMeals) => void };

function MakerDialog({ week, onClose, onMade }: MakerProps) {
  const { book, isLoading, isFailed } = usePlans();
  const { byKey, isLoading: areFoodsLoading } = useFoods();
  const first = book.plans.find(({ key }) => key === week?.based_on) ?? book.plans[0];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('A week of meals for the client')}
    >
      {isFailed ? (
        <Alert tone="warning">{t('The plans are not on this device yet. Connect once and they stay.')}</Alert>
      ) : isLoading || areFoodsLoading || !first ? (
        <Spinner label={t('Loading the plans')} />
      ) : (
        <WeekMaker
          whose="client"
          book={book}
          foods={byKey}
          first={first}
          energyKcal={week?.energy_kcal ?? first.energy_kcal}
          onMade={onMade}
        />
      )}
    </Dialog>
  );
}
