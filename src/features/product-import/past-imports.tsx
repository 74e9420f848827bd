import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/desk.ts';
import { importsQuery } from './product-import.queries.ts';
import { UndoImport } from './undo-import.tsx';

/** The last imports, each of which can still be undone. Nothing while there was none. */
export function PastImports() {
  const { data, error } = useQuery(importsQuery);
  if (!data && error)
    return (
      <Alert tone="danger" title={t('Earlier imports could not be loaded')}>
        {errorText(error)}
      </Alert>
    );
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="past-imports" className="grid gap-3">
      <h2 id="past-imports" className="text-xl">
        {t('Earlier imports')}
      </h2>
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
        {data.map((past) => (
          <li key={past.id} className="flex flex-wrap items-center justify-between gap-3 p-3 sm:px-4">
            <span>
              <time dateTime={past.started_at} className="font-semibold">
                {formatDateTime(past.started_at)}
              </time>
              <span className="text-muted block text-sm">
                {t('{created} created, {updated} updated, {failed} left out', {
                  created: past.created,
                  updated: past.updated,
                  failed: past.failed,
                })}
              </span>
            </span>
            {past.undone_at ? <Badge>{t('Undone')}</Badge> : <UndoImport batchId={past.id} size="sm" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
