import { useSearchParams } from 'react-router';

import { isDate } from '../../features/nutrition/day-words.ts';
import { DiaryView } from '../../features/nutrition/diary-view.tsx';
import { NutritionNav } from '../../features/nutrition/page-frame.tsx';
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
