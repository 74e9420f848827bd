import { useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/nutrition.ts';
import { foodName } from '../foods/food-name.ts';
import { type Food, usualPortion } from '../foods/food.ts';
import { type Meal, mealNames, type PlanItem } from './meal-plan.ts';
import { findFoods } from './meal-plans.queries.ts';
import { planTotals } from './plan-week.ts';

type Row = { key: string; food_id: string; typed: string };

type Props = {
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
export function MealEditor({ meal, items, foods, byKey, onClose, onSave }: Props) {
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
