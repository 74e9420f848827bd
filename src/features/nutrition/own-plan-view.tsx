import { useState } from 'react';

import type { OwnPlan, Meal, MealPlan, PlanItem } from '../../entities/meal-plans/meal-plan.ts';
import { ownPlans, useFoods, usePlans } from '../../entities/meal-plans/meal-plans.queries.ts';
import { MealEditor } from '../../entities/meal-plans/week-field.tsx';
import { WeekMaker } from '../../entities/meal-plans/week-maker.tsx';
import { noLessWords } from '../../entities/safety/no-less-notice.tsx';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { useTarget } from './nutrition.queries.ts';
import { usePlanNeed, followPlan, isTooLittle } from './plan-uses.queries.ts';
import { PlanView } from './plan-view.tsx';

type Props = {
  /** The key of the plan to begin with, where one was named. */
  from: string | null;
  onMade: (plan: OwnPlan) => void;
};

/** Makes a week of one's own from a ready one. */
export function OwnPlanMaker({ from, onMade }: Props) {
  const { book, isLoading, isFailed } = usePlans();
  const { byKey: foods, isLoading: areFoodsLoading } = useFoods();
  const { target, isLoading: isTargetLoading } = useTarget();
  const { why, least } = usePlanNeed();
  if (isFailed)
    return (
      <Alert tone="warning">{t('The plans are not on this device yet. Connect once and they stay.')}</Alert>
    );
  if (isLoading || areFoodsLoading || isTargetLoading) return <Spinner label={t('Loading the plans')} />;
  const first =
    book.plans.find(({ key }) => key === from) ??
    book.plans.find(({ goal }) => why !== null && goal === noLessWords[why].meals) ??
    book.plans.find(({ goal }) => goal === (target?.goal === 'keep' ? 'maintain' : target?.goal)) ??
    book.plans[0];
  if (!first) return null;
  return (
    <Card>
      <WeekMaker
        whose="own"
        book={book}
        foods={foods}
        first={first}
        energyKcal={target?.energy_kcal ?? first.energy_kcal}
        need={why === null ? null : { why, least }}
        onMade={(week) => {
          const own: OwnPlan = { id: crypto.randomUUID(), ...week };
          ownPlans.put(own);
          onMade(own);
        }}
      />
    </Card>
  );
}

type ViewProps = {
  plan: MealPlan;
  /** Whether the member's plan lets them change it; reading, following and deleting stay open to everybody. */
  mayChange: boolean;
  onDeleted: () => void;
};

/** A week of one's own. */
export function OwnPlanView({ plan, mayChange, onDeleted }: ViewProps) {
  const { foods, byKey } = useFoods();
  const need = usePlanNeed();
  const own = ownPlans.useRecords().rows.find(({ id }) => id === plan.key);
  const [editing, setEditing] = useState<{ day: number; meal: Meal } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (!own) return null;

  const saveMeal = (items: PlanItem[]): void => {
    if (!editing) return;
    const days = own.days.map((day, index) =>
      index === editing.day ? { ...day, [editing.meal]: items } : day,
    );
    // What was typed stays: something can be added to it.
    if (need.why !== null && isTooLittle(days, own.days, { ...plan, goal: null }, need, byKey)) {
      const { title, text } = noLessWords[need.why];
      toast.error(t('With this meal the week would be too little for you'), `${title}. ${text}`);
      return;
    }
    ownPlans.put({ ...own, days });
    setEditing(null);
  };

  return (
    <div className="grid gap-6">
      <PlanView plan={plan} onEditMeal={mayChange ? (day, meal) => setEditing({ day, meal }) : undefined} />
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t('Delete this week')}
      </Button>
      {editing && (
        <MealEditor
          meal={editing.meal}
          items={own.days[editing.day]?.[editing.meal] ?? []}
          foods={foods}
          byKey={byKey}
          onClose={() => setEditing(null)}
          onSave={saveMeal}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('Delete this week?')}
        description={t('“{title}” goes for good. What you noted in the diary stays.', { title: own.title })}
        confirmLabel={t('Delete')}
        tone="danger"
        onConfirm={() => {
          followPlan(own.id, null);
          ownPlans.remove(own);
          onDeleted();
        }}
      />
    </div>
  );
}
