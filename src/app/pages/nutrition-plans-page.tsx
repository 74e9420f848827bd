import { planCardsQuery } from '../../entities/meal-plans/meal-plans.queries.ts';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { PlanBrowser } from '../../features/nutrition/plan-browser.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/nutrition.ts';

/** Starts the read without waiting for it. While prerendering, the cache is filled beforehand. */
export function prefetch(): void {
  void queryClient.prefetchQuery(planCardsQuery());
}

/** `/nutrition/plans` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Seven-day Kenyan meal plans')}
        description={t(
          'Weeks of meals from Kenyan dishes for losing, keeping or gaining weight, diabetes, blood pressure, pregnancy, small budgets, vegetarians and families, with shopping lists.',
        )}
      />
      <Canonical path="/nutrition/plans" />
      <PageHeader
        eyebrow={t('Nutrition')}
        title={t('A week of meals, planned')}
        intro={t(
          'Kenyan dishes in household measures, counted, with everything to buy. Swap what you do not like, cook for as many as you are.',
        )}
      />
      <NutritionNav />
      <PlanBrowser />
    </div>
  );
}
