import { useNavigate, useParams, useSearchParams } from 'react-router';

import { foodsQuery } from '../../entities/foods/foods.queries.ts';
import { planGoals } from '../../entities/meal-plans/meal-plan.ts';
import { planBookQuery, usePlans } from '../../entities/meal-plans/meal-plans.queries.ts';
import { OwnPlanView, OwnPlanMaker } from '../../features/nutrition/own-plan-view.tsx';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { PlanView } from '../../features/nutrition/plan-view.tsx';
import { FeatureGate } from '../../features/subscription/current-plan.tsx';
import { useSubscription } from '../../features/subscription/subscription.queries.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/nutrition.ts';

/** Starts the reads without waiting for them. While prerendering, the cache is filled beforehand. */
export function prefetch(): void {
  void queryClient.prefetchQuery(planBookQuery());
  void queryClient.prefetchQuery(foodsQuery());
}

/** `/nutrition/plans/:key`: a ready week by its slug, one's own by its id. */
export function Component() {
  return (
    <div className="page pb-12">
      <Plan />
    </div>
  );
}

function Plan() {
  const { key } = useParams();
  const navigate = useNavigate();
  const { plans, isLoading, isFailed } = usePlans(key);
  const { access } = useSubscription();
  const plan = plans.find((one) => one.key === key);
  if (!plan && isLoading) return <Spinner label={t('Loading the plan')} />;
  if (!plan)
    return (
      <>
        <PageHead title={t('Meal plan')} noIndex />
        {isFailed ? (
          <Alert tone="warning" title={t('The plans are not on this device yet')} className="mt-8">
            {t('Connect once and they stay.')}
          </Alert>
        ) : (
          <EmptyState
            title={t('This plan is not here')}
            action={
              <Link to={paths.mealPlans()} className={buttonStyles({})}>
                {t('See all plans')}
              </Link>
            }
          >
            <p>{t('It may have been deleted, or belongs to somebody else.')}</p>
          </EmptyState>
        )}
      </>
    );
  return (
    <>
      <PageHead title={plan.title} description={plan.summary} noIndex={plan.isOwn} />
      {!plan.isOwn && <Canonical path={paths.mealPlan(plan.key)} />}
      <PageHeader
        eyebrow={plan.goal ? t('Meal plan · {goal}', { goal: planGoals[plan.goal] }) : t('Meal plan')}
        title={plan.title}
        intro={plan.summary}
        actions={
          plan.isOwn ? undefined : (
            <Link
              to={`${paths.newMealPlan()}?from=${plan.key}`}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {t('Make it mine')}
            </Link>
          )
        }
      />
      <NutritionNav />
      {plan.isOwn ? (
        <OwnPlanView
          key={plan.key}
          plan={plan}
          mayChange={access.isFull}
          onDeleted={() => void navigate(paths.mealPlans(), { replace: true })}
        />
      ) : (
        <PlanView key={plan.key} plan={plan} />
      )}
    </>
  );
}

/** `/nutrition/plans/new?from=<slug>` */
export const newPlan: PageModule = { Component: NewPlan };

function NewPlan() {
  const isReady = useIsSessionReady();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="page max-w-3xl pb-12">
      <PageHead title={t('A week of my own')} noIndex />
      <PageHeader
        eyebrow={t('Meal plans')}
        title={t('A week of my own')}
        intro={t('Your energy, without what you do not eat, every meal yours to change.')}
      />
      <NutritionNav />
      {isReady ? (
        <FeatureGate what={t('custom meal plans')}>
          <OwnPlanMaker
            from={query.get('from')}
            onMade={(plan) => void navigate(paths.mealPlan(plan.id), { replace: true })}
          />
        </FeatureGate>
      ) : (
        <Spinner label={t('Loading')} />
      )}
    </div>
  );
}
