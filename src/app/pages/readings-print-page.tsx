import './print.css';
import { useState } from 'react';

import { weights } from '../../features/nutrition/nutrition.queries.ts';
import { ReadingsSheet } from '../../features/readings/readings-sheet.tsx';
import { useLog } from '../../features/readings/readings.queries.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/health.ts';

/** `/readings/print`: ninety days on paper, for the clinic. */
export function Component() {
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
