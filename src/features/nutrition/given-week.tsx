import { useState } from 'react';

import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/nutrition.ts';
import { type Meal, meals } from './diary.ts';
import type { Food } from './food.ts';
import { isSameWeek, type PlanDay, type WeekOfMeals } from './meal-plan.ts';
import { ownPlans } from './meal-plans.queries.ts';
import { DayPicker, PlanMeal, weekdays } from './plan-day.tsx';
import { usePlanNeed, whyNotPlan } from './plan-need.ts';
import { itemsOfDay, planTotals } from './plan-week.ts';
import { useFoods } from './use-plans.ts';

type Props = {
  /** The consultation it came with; the week keeps this id among one's own. */
  id: string;
  week: WeekOfMeals;
  onUsed: () => void;
};

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

/** A week that a practitioner wrote, to look at and to make one of one's own. */
export function GivenWeek({ id, week, onUsed }: Props) {
  const { byKey } = useFoods();
  const { rows, state } = ownPlans.useRecords();
  const own = rows.find((plan) => plan.id === id);
  const reason = whyNotPlan({ goal: null, energy_kcal: week.energy_kcal, isOwn: true }, usePlanNeed());
  const take = (): void => {
    ownPlans.put({ id, ...week });
    onUsed();
  };
  return (
    <section
      aria-label={t('A week of meals')}
      className="border-line grid gap-3 border-t pt-4 sm:rounded-2xl sm:border sm:p-5"
    >
      <div>
        <h3 className="text-lg">{week.title}</h3>
        <p className="text-muted text-sm">
          {t('A week of meals with a shopping list, {n} kcal a day for one person', {
            n: formatNumber(week.energy_kcal),
          })}
        </p>
      </div>
      <details className="group">
        <summary className="text-leaf-700 min-h-11 cursor-pointer content-center font-semibold underline-offset-4 hover:underline">
          {t('See the meals')}
        </summary>
        <div className="pt-2">
          <WeekView days={week.days} foods={byKey} />
        </div>
      </details>
      {reason !== null && (
        <NoLessNotice
          reason={reason}
          what={t('This week holds less than you need: ask whoever wrote it to look again')}
        />
      )}
      {own && (
        <p>
          {isSameWeek(own.days, week.days)
            ? t('It is among your meal plans.')
            : t('It is among your meal plans, and is no longer as your nutritionist wrote it.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {own ? (
          <>
            <Link to={paths.mealPlan(id)} className={buttonStyles({})}>
              {t('Open my week')}
            </Link>
            {!isSameWeek(own.days, week.days) && (
              <Button variant="secondary" disabled={reason !== null} onClick={take}>
                {t('Back to the original')}
              </Button>
            )}
          </>
        ) : (
          <Button busy={state === 'loading'} disabled={reason !== null} onClick={take}>
            {t('Use this plan')}
          </Button>
        )}
      </div>
    </section>
  );
}
