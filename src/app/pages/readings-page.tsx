import { useSearchParams } from 'react-router';

import { readingKinds } from '../../entities/readings/reading.ts';
import { weights } from '../../features/nutrition/nutrition.queries.ts';
import { RecordsNote } from '../../features/nutrition/page-frame.tsx';
import { ReadingsLog } from '../../features/readings/readings-log.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/health.ts';

/** `/readings`, `/readings?kind=glucose` */
export function Component() {
  const { rows } = weights.useRecords();
  const [query] = useSearchParams();
  const asked = readingKinds.find((kind) => kind === query.get('kind'));
  return (
    <div className="page pb-16">
      <PageHead title={t('My readings')} noIndex />
      <PageHeader
        eyebrow={t('Health')}
        title={t('My readings')}
        intro={t(
          'Blood pressure, sugar, temperature, pulse and weight: noted, answered at once, and kept. Works without a connection.',
        )}
      />
      <ReadingsLog
        weights={{ rows, put: weights.put, remove: weights.remove }}
        syncNote={<RecordsNote />}
        {...(asked && { firstKind: asked })}
      />
      <p className="text-muted mt-10 max-w-prose text-sm text-pretty">
        {t(
          'This informs and does not replace a clinician. When you feel very unwell, go or call whatever the number says.',
        )}
      </p>
    </div>
  );
}
