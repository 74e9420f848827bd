import { useState } from 'react';

import { MealEditor } from '../../entities/meal-plans/meal-editor.tsx';
import type { Meal, MealPlan, PlanItem } from '../../entities/meal-plans/meal-plan.ts';
import { ownPlans, useFoods } from '../../entities/meal-plans/meal-plans.queries.ts';
import { noLessWords } from '../../entities/safety/no-less-notice.tsx';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { t } from '../../words/nutrition.ts';
import { followPlan, isTooLittle, usePlanNeed } from './plan-uses.queries.ts';
import { PlanView } from './plan-view.tsx';

type Props = {
  plan: MealPlan;
  /** Whether the member's plan lets them change it; reading, following and deleting stay open to everybody. */
  mayChange: boolean;
  onDeleted: () => void;
};

/** A week of one's own. */
export function OwnPlanView({ plan, mayChange, onDeleted }: Props) {
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
