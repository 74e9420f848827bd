import './print.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { readingKinds } from '../../entities/readings/reading.ts';
import { weights } from '../../features/nutrition/nutrition.queries.ts';
import { RecordsNote } from '../../features/nutrition/page-frame.tsx';
import { ReadingsLog } from '../../features/readings/readings-log.tsx';
import { ReadingsSheet } from '../../features/readings/readings-sheet.tsx';
import { useLog } from '../../features/readings/readings.queries.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
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

/** `/readings/print`: ninety days on paper, for the clinic. */
export const print: PageModule = { Component: ReadingsOnPaper };

function ReadingsOnPaper() {
  const { rows } = weights.useRecords();
  const log = useLog({ rows });
  const [now] = useState(() => Date.now());
  return (
    <div className="page pb-12">
      <PageHead title={t('My readings for the clinic')} noIndex />
      <PageHeader
        eyebrow={
          <Link to={paths.readings()} className="text-leaf-700 underline underline-offset-4">
            {t('My readings')}
          </Link>
        }
        title={t('For the clinic')}
        intro={t('It leaves this device only when you print it or save it.')}
        actions={<Button onClick={() => window.print()}>{t('Print or save as PDF')}</Button>}
      />
      <ReadingsSheet log={log} now={now} />
    </div>
  );
}
