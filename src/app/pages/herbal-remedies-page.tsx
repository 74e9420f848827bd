import { CheckMedicinesLink } from '../../entities/safety/level-badge.tsx';
import { remedyQueries } from '../../features/remedies/remedies.queries.ts';
import { RemedyBrowser } from '../../features/remedies/remedy-browser.tsx';
import { termsQuery } from '../../lib/knowledge.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/knowledge.ts';

/** Starts the reads without waiting for them. While prerendering, the cache is filled beforehand. */
export function prefetch(): void {
  void queryClient.prefetchQuery(remedyQueries.list());
  void queryClient.prefetchQuery(termsQuery());
}

/** `/herbal-remedies` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Home and Ayurvedic remedies, with limits and red flags')}
        description={t(
          'Home preparations from Kenyan and Ayurvedic practice by complaint: what to use, how much, for how long, how good the evidence is, and when to see a clinician instead.',
        )}
      />
      <Canonical path="/herbal-remedies" />
      <PageHeader
        eyebrow={t('Herbal remedies')}
        title={t('Remedies, with the evidence beside them')}
        actions={<CheckMedicinesLink />}
        intro={t(
          'Kitchen measures, honest grades and clear limits. Start with what troubles you: signs that need a clinician come first.',
        )}
      />
      <RemedyBrowser />
    </div>
  );
}
