import { OwnFoodsView } from '../../features/nutrition/own-foods-view.tsx';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { useIsSessionReady } from '../../lib/session.ts';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/nutrition.ts';

/** `/nutrition/foods` */
export function Component() {
  const isReady = useIsSessionReady();
  return (
    <div className="page pb-12">
      <PageHead title={t('My foods and recipes')} noIndex />
      <PageHeader
        eyebrow={t('Nutrition')}
        title={t('My foods and recipes')}
        intro={t('From a packet or from your own pot: once described, one tap in the diary.')}
      />
      <NutritionNav />
      {isReady ? <OwnFoodsView /> : <Spinner label={t('Loading')} />}
    </div>
  );
}
