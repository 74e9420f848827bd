import { useState } from 'react';

import { foodName, type Food } from '../../entities/foods/food.ts';
import { type Meal, mealNames, type MealPlan, meals } from '../../entities/meal-plans/meal-plan.ts';
import { useFoods, usePlans } from '../../entities/meal-plans/meal-plans.queries.ts';
import {
  itemsOfDay,
  planTotals,
  type SwapChoice,
  swapChoices,
  swapKey,
  weekOf,
} from '../../entities/meal-plans/plan-week.ts';
import { DayPicker, PlanMeal } from '../../entities/meal-plans/week-view.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { weekdays } from '../../words/language.ts';
import { t } from '../../words/nutrition.ts';
import { DayTotals } from './day-totals.tsx';
import { weekdayOf } from './diary.ts';
import { FollowPanel } from './follow-panel.tsx';
import { useTarget } from './nutrition.queries.ts';
import { changeUse, followedUse, planUses, usePlanNeed, usePlanUse } from './plan-uses.queries.ts';
import { shoppingLines, ShoppingView } from './shopping-view.tsx';

type SwapDialogProps = {
  meal: Meal;
  choices: readonly SwapChoice[];
  foods: ReadonlyMap<string, Food>;
  isChanged: boolean;
  onClose: () => void;
  onChoose: (choice: SwapChoice) => void;
  onReset: () => void;
};

/** Other meals that can stand in a meal's place. */
function SwapDialog({ meal, choices, foods, isChanged, onClose, onChoose, onReset }: SwapDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Another {meal}', { meal: meal === 'snacks' ? t('snack') : mealNames[meal].toLowerCase() })}
      description={t('About as rich as the one it replaces, so that the day still adds up.')}
    >
      <div className="grid grid-cols-1 gap-3">
        {isChanged && (
          <Button variant="secondary" onClick={onReset}>
            {t('Back to the plan’s own')}
          </Button>
        )}
        {choices.length === 0 && (
          <p className="text-muted">{t('No other meal is near enough to this one.')}</p>
        )}
        <ul className="divide-line -mx-2 divide-y">
          {choices.map((choice) => (
            <li key={`${choice.plan_key}-${choice.day}`}>
              <button
                type="button"
                onClick={() => onChoose(choice)}
                className="hover:bg-leaf-50 grid w-full gap-0.5 rounded-lg px-2 py-3 text-left"
              >
                <span className="flex justify-between gap-4 font-semibold">
                  <span>
                    {choice.items
                      .map(({ food_id }) => foodName(foods.get(food_id)?.name ?? food_id))
                      .join(', ')}
                  </span>
                  <span className="shrink-0 tabular-nums">
                    {t('{n} kcal', { n: formatNumber(choice.kcal) })}
                  </span>
                </span>
                <span className="text-muted text-sm">
                  {t('From “{title}”', { title: choice.plan_title })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type PlanViewProps = {
  plan: MealPlan;
  /** Changes a meal of one's own week; ready weeks swap meals instead. */
  onEditMeal?: ((day: number, meal: Meal) => void) | undefined;
};

/** Nearer to the target nobody weighs their food. */
const ENOUGH_SHARE = 0.85;

function Notes({ plan }: { plan: MealPlan }) {
  return (
    <>
      {plan.cautions.length > 0 && (
        <Alert tone="info" title={t('Ask first')}>
          {plan.for_whom && <p>{plan.for_whom}</p>}
          <ul className="mt-1 list-disc pl-5">
            {plan.cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** A week of meals: day by day, for one or many, with everything to buy. */
export function PlanView({ plan, onEditMeal }: PlanViewProps) {
  const today = useNairobiDay();
  const { book, plans } = usePlans(plan.key);
  const { byKey: foods } = useFoods(plan.key);
  const { target } = useTarget();
  const use = usePlanUse(plan.key);
  const followed = followedUse(planUses.useRecords().rows);
  const isReady = useIsSessionReady();
  const [chosen, setDay] = useState<number | null>(null);
  // A prerendered page knows no today: it shows Monday until the app has taken it over.
  const day = chosen ?? (isReady ? weekdayOf(today) : 0);
  const [swapping, setSwapping] = useState<Meal | null>(null);
  const week = weekOf(plan, use.swaps, plans);
  const { why } = usePlanNeed();
  const proteinG = Math.round(
    week.reduce((sum, each) => sum + planTotals(itemsOfDay(each), foods).protein_g.value, 0) / 7,
  );
  const shown = week[day];
  const isChanged = (meal: Meal): boolean => swapKey(day, meal) in use.swaps;

  if (!shown) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-6 lg:row-span-2">
        <Notes plan={plan} />
        <Card className="grid gap-4">
          <DayPicker day={day} onDay={setDay} />
          <h2 className="text-2xl" aria-live="polite">
            {weekdays[day]}
          </h2>
          <DayTotals totals={planTotals(itemsOfDay(shown), foods)} target={target} />
          <div>
            {meals.map((meal) => (
              <PlanMeal
                key={meal}
                meal={meal}
                items={shown[meal]}
                people={use.people}
                foods={foods}
                isChanged={isChanged(meal)}
                onChange={onEditMeal ? () => onEditMeal(day, meal) : () => setSwapping(meal)}
              />
            ))}
          </div>
        </Card>
        {target && proteinG > 0 && proteinG < ENOUGH_SHARE * target.protein_g && (
          <Alert tone="info" title={t('Less protein than your target')}>
            {t(
              'This week gives about {n} g of protein a day, your target is {target} g. Add beans, eggs, milk, omena or meat to a meal where you can.',
              { n: proteinG, target: Math.round(target.protein_g) },
            )}
          </Alert>
        )}
        <ShoppingView
          title={plan.title}
          people={use.people}
          lines={shoppingLines(week, use.people, book, foods)}
          ticked={use.ticked}
          onTick={(ticked) => changeUse(plan.key, { ticked })}
        />
      </div>
      <div className="order-first grid gap-6 lg:sticky lg:top-24 lg:order-none">
        {isReady ? (
          <FollowPanel
            key={use.starts_on}
            plan={plan}
            use={use}
            isFollowed={followed?.id === plan.key}
            today={today}
          />
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
      {plan.tips.length > 0 && (
        <Card className="grid gap-2">
          <h2 className="text-xl">{t('Good to know')}</h2>
          <ul className="list-disc pl-5">
            {plan.tips.map((tip) => (
              <li key={tip} className="mt-1.5">
                {tip}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {swapping && (
        <SwapDialog
          meal={swapping}
          choices={swapChoices(plan, shown[swapping], swapping, book.plans, foods, {
            // who must not eat less is offered nothing smaller
            isSmallerOpen: why === null,
          })}
          foods={foods}
          isChanged={isChanged(swapping)}
          onClose={() => setSwapping(null)}
          onChoose={({ plan_key, day: from }) => {
            changeUse(plan.key, {
              swaps: { ...use.swaps, [swapKey(day, swapping)]: { plan_key, day: from } },
            });
            setSwapping(null);
          }}
          onReset={() => {
            const { [swapKey(day, swapping)]: _gone, ...rest } = use.swaps;
            changeUse(plan.key, { swaps: rest });
            setSwapping(null);
          }}
        />
      )}
    </div>
  );
}
