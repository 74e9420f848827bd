import { herbQueries } from '../../entities/herbs/herbs.queries.ts';
import { CheckMedicinesLink } from '../../entities/safety/level-badge.tsx';
import { HerbBrowser } from '../../features/herbs/herb-browser.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/knowledge.ts';

/** Starts the read without waiting for it. While prerendering, the cache is filled beforehand. */
export function prefetch(): void {
  void queryClient.prefetchQuery(herbQueries.list());
}

/** `/herbs` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Herbs by all their names, with evidence and dangers')}
        description={t(
          '102 Kenyan, East African and Ayurvedic herbs: names in eight languages, graded evidence, doses with limits, interactions with medicines, pregnancy and children.',
        )}
      />
      <Canonical path="/herbs" />
      <PageHeader
        eyebrow={t('Herb library')}
        title={t('The plants, by all their names')}
        actions={<CheckMedicinesLink />}
        intro={t(
          'Mwarobaini, muarobaini, neem: one tree. What each plant can do, how good the evidence is, and first of all whom it can harm.',
        )}
      />
      <HerbBrowser />
    </div>
  );
}
