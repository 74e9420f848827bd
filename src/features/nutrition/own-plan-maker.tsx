import type { OwnPlan } from '../../entities/meal-plans/meal-plan.ts';
import { ownPlans, useFoods, usePlans } from '../../entities/meal-plans/meal-plans.queries.ts';
import { WeekMaker } from '../../entities/meal-plans/week-maker.tsx';
import { noLessWords } from '../../entities/safety/no-less-notice.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { useTarget } from './nutrition.queries.ts';
import { usePlanNeed } from './plan-uses.queries.ts';

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
