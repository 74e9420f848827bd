import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { WeightLog } from '../../features/nutrition/weight-log.tsx';
import { useIsSessionReady } from '../../lib/session.ts';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/nutrition.ts';

/** `/nutrition/weight` */
export function Component() {
  const isReady = useIsSessionReady();
  return (
    <div className="page pb-12">
      <PageHead title={t('Weight log')} noIndex />
      <PageHeader
        eyebrow={t('Nutrition')}
        title={t('Weight, and where it is going')}
        intro={t('A scale swings with water and salt. The trend looks through that.')}
      />
      <NutritionNav />
      {isReady ? <WeightLog /> : <Spinner label={t('Loading')} />}
    </div>
  );
}
