import { useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { weekdays } from '../../words/language.ts';
import { t } from '../../words/nutrition.ts';
import { foodName, type Food } from '../foods/food.ts';
import { type Meal, mealNames, meals, type PlanDay, type PlanItem } from './meal-plan.ts';
import { itemsOfDay, planTotals, servedText } from './plan-week.ts';

const names = [t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat'), t('Sun')];
/** The seven days of a week, one of them chosen; 0 is Monday. */
export function DayPicker({ day, onDay }: { day: number; onDay: (day: number) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('Day of the week')}</legend>
      <div className="bg-sunk border-line grid grid-cols-7 gap-1 rounded-xl border p-1">
        {names.map((name, index) => (
          <label
            key={name}
            className="text-muted has-checked:bg-surface has-checked:text-leaf-800 has-focus-visible:outline-leaf-600 grid min-h-11 cursor-pointer place-items-center rounded-lg text-sm font-semibold has-checked:shadow-sm has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="weekday"
              aria-label={weekdays[index]}
              checked={index === day}
              onChange={() => onDay(index)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  meal: Meal;
  items: readonly PlanItem[];
  people: number;
  foods: ReadonlyMap<string, Food>;
  isChanged: boolean;
  onChange: (() => void) | null;
};

/** A meal of a plan as it is dished out, for one and for all. */
export function PlanMeal({ meal, items, people, foods, isChanged, onChange }: Props) {
  return (
    <section aria-label={mealNames[meal]} className="border-line grid gap-1 border-t py-3 first:border-t-0">
      <div className="flex min-h-11 items-center gap-3">
        <h3 className="grow text-lg">
          {mealNames[meal]}
          {isChanged && (
            <span className="text-clay-700 ml-2 font-sans text-sm font-normal">{t('changed by you')}</span>
          )}
        </h3>
        <span className="text-muted text-sm tabular-nums">
          {t('{n} kcal', { n: formatNumber(planTotals(items, foods).energy_kcal.value) })}
        </span>
        {onChange && (
          <Button
            variant="quiet"
            size="sm"
            onClick={onChange}
            aria-label={t('Change {meal}', { meal: mealNames[meal].toLowerCase() })}
          >
            {t('Change')}
          </Button>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-muted">{t('Nothing planned.')}</p>
      ) : (
        <ul className="grid gap-1">
          {items.map(({ food_id, grams }, index) => {
            const food = foods.get(food_id);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a food may come twice in a meal
              <li key={`${food_id}-${index}`} className="flex flex-wrap justify-between gap-x-4">
                <span>{foodName(food?.name ?? food_id)}</span>
                <span className="text-muted text-sm tabular-nums">
                  {people > 1
                    ? t('{served} each, {grams} g in all', {
                        served: servedText(food, grams),
                        grams: formatNumber(grams * people),
                      })
                    : servedText(food, grams)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

type WeekViewProps = {
  /** Monday first. */
  days: readonly PlanDay[];
  foods: ReadonlyMap<string, Food>;
  onEditMeal?: (day: number, meal: Meal) => void;
};

/** The meals of a week, a day at a time, for one person. */
export function WeekView({ days, foods, onEditMeal }: WeekViewProps) {
  const [day, setDay] = useState(0);
  const shown = days[day];
  if (!shown) return null;
  return (
    <div className="grid gap-3">
      <DayPicker day={day} onDay={setDay} />
      <p aria-live="polite" className="flex flex-wrap justify-between gap-x-4">
        <strong>{weekdays[day]}</strong>
        <span className="text-muted tabular-nums">
          {t('{n} kcal', { n: formatNumber(planTotals(itemsOfDay(shown), foods).energy_kcal.value) })}
        </span>
      </p>
      <div>
        {meals.map((meal) => (
          <PlanMeal
            key={meal}
            meal={meal}
            items={shown[meal]}
            people={1}
            foods={foods}
            isChanged={false}
            onChange={onEditMeal ? () => onEditMeal(day, meal) : null}
          />
        ))}
      </div>
    </div>
  );
}
