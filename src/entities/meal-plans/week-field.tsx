import { useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/nutrition.ts';
import { foodName, type Food, usualPortion } from '../foods/food.ts';
import { type Meal, mealNames, type PlanItem, type WeekOfMeals } from './meal-plan.ts';
import { findFoods, useFoods, usePlans } from './meal-plans.queries.ts';
import { planTotals, energyLabel } from './plan-week.ts';
import { WeekMaker } from './week-maker.tsx';
import { WeekView } from './week-view.tsx';

type Row = { key: string; food_id: string; typed: string };

type MealProps = {
  meal: Meal;
  items: readonly PlanItem[];
  foods: readonly Food[];
  byKey: ReadonlyMap<string, Food>;
  onClose: () => void;
  onSave: (items: PlanItem[]) => void;
};

const MOST_FOUND = 6;
const MOST_GRAMS = 3000;

const gramsOf = ({ typed }: Row): number | null => {
  const grams = typedNumber(typed);
  return grams !== null && grams >= 1 && grams <= MOST_GRAMS ? Math.round(grams) : null;
};

/** A meal of one's own week: what is in it and how much for one. */
export function MealEditor({ meal, items, foods, byKey, onClose, onSave }: MealProps) {
  const [rows, setRows] = useState<Row[]>(() =>
    items.map(({ food_id, grams }) => ({ key: crypto.randomUUID(), food_id, typed: String(grams) })),
  );
  const [query, setQuery] = useState('');
  const parts = rows.flatMap((row) => {
    const grams = gramsOf(row);
    return grams === null ? [] : [{ food_id: row.food_id, grams }];
  });
  const isFine = parts.length === rows.length;

  const add = (food: Food): void => {
    setRows([
      ...rows,
      { key: crypto.randomUUID(), food_id: food.key, typed: String(usualPortion(food).grams) },
    ]);
    setQuery('');
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={mealNames[meal]}
      description={t('For one person.')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button disabled={!isFine} onClick={() => onSave(parts)}>
            {t('Save this meal')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <ul className="grid gap-3">
          {rows.map((row) => {
            const name = foodName(byKey.get(row.food_id)?.name ?? row.food_id);
            return (
              <li key={row.key} className="flex items-end gap-2">
                <TextField
                  label={t('{name}, grams', { name })}
                  className="grow"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  value={row.typed}
                  onChange={({ target: { value } }) =>
                    setRows(rows.map((one) => (one.key === row.key ? { ...one, typed: value } : one)))
                  }
                  error={gramsOf(row) === null ? t('Between 1 and 3,000 g') : undefined}
                />
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('Take out {name}', { name })}
                  onClick={() => setRows(rows.filter((one) => one.key !== row.key))}
                >
                  <TrashIcon className="size-5" />
                </Button>
              </li>
            );
          })}
        </ul>
        {rows.length === 0 && <p className="text-muted">{t('Nothing in it yet.')}</p>}
        <output className="tabular-nums">
          <strong>{t('{n} kcal', { n: formatNumber(planTotals(parts, byKey).energy_kcal.value) })}</strong>
        </output>
        <SearchBox
          label={t('Add a food')}
          placeholder={t('Add a food …')}
          value={query}
          onChange={setQuery}
        />
        <ul className="divide-line -mx-2 divide-y">
          {findFoods(foods, query, MOST_FOUND).map((food) => (
            <li key={food.key}>
              <button
                type="button"
                onClick={() => add(food)}
                className="hover:bg-leaf-50 min-h-12 w-full rounded-lg px-2 text-left"
              >
                {foodName(food.name)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

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
