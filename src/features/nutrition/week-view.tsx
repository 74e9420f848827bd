import { useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { t } from '../../words/nutrition.ts';
import { type Meal, meals } from './diary.ts';
import type { Food } from './food.ts';
import type { PlanDay } from './meal-plan.ts';
import { DayPicker, PlanMeal, weekdays } from './plan-day.tsx';
import { itemsOfDay, planTotals } from './plan-week.ts';

type Props = {
  /** Monday first. */
  days: readonly PlanDay[];
  foods: ReadonlyMap<string, Food>;
  onEditMeal?: (day: number, meal: Meal) => void;
};

/** The meals of a week, a day at a time, for one person. */
export function WeekView({ days, foods, onEditMeal }: Props) {
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
