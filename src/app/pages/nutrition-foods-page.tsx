import { NutritionNav } from '../../features/nutrition/nutrition-nav.tsx';
import { OwnFoodsView } from '../../features/nutrition/own-foods-view.tsx';
import { useIsSessionReady } from '../../lib/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** `/nutrition/foods` */
export function Component() {
  const isReady = useIsSessionReady();
  return (
    <div className="page pb-12">
      <PageHead title="My foods and recipes" noIndex />
      <PageHeader
        eyebrow="Nutrition"
        title="My foods and recipes"
        intro="From a packet or from your own pot: once described, one tap in the diary."
      />
      <NutritionNav />
      {isReady ? <OwnFoodsView /> : <Spinner label="Loading" />}
    </div>
  );
}
