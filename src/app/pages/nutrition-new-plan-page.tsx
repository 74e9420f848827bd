import { useNavigate, useSearchParams } from 'react-router';

import { OwnPlanMaker } from '../../features/nutrition/own-plan-view.tsx';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { FeatureGate } from '../../features/subscription/feature-gate.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/nutrition.ts';

/** `/nutrition/plans/new?from=<slug>` */
export function Component() {
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
