import { useSearchParams } from 'react-router';

import { DiaryView } from '../../features/nutrition/diary-view.tsx';
import { isDate } from '../../features/nutrition/diary.ts';
import { OwnFoodsView } from '../../features/nutrition/own-foods-view.tsx';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
import { WeightLog } from '../../features/nutrition/weight-log.tsx';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/nutrition.ts';

/** `/nutrition/diary?day=2026-11-21` */
export function Component() {
  const isReady = useIsSessionReady();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day');
  return (
    <div className="page pb-12">
      <PageHead title={t('Food diary')} noIndex />
      <PageHeader
        eyebrow={t('Nutrition')}
        title={t('Food diary')}
        intro={t('In plates, cups and chapatis, as you eat.')}
      />
      <NutritionNav />
      {isReady ? (
        <DiaryView
          day={isDate(asked) ? asked : undefined}
          onDay={(day) => setQuery({ day }, { replace: true, preventScrollReset: true })}
        />
      ) : (
        <Spinner label={t('Loading')} />
      )}
    </div>
  );
}

/** `/nutrition/foods` */
export const foods: PageModule = { Component: Foods };

function Foods() {
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

/** `/nutrition/weight` */
export const weight: PageModule = { Component: Weight };

function Weight() {
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
