import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { t } from '../../words/desk.ts';
import { exportProducts, importsQuery, undoImport, type Undone } from './product-import.queries.ts';

function inWords({ restored, removed, archived, kept }: Undone): string {
  const parts = [
    restored > 0 && t('{n} restored', { n: restored }),
    removed > 0 && t('{n} removed', { n: removed }),
    archived > 0 && t('{n} archived because they were ordered', { n: archived }),
    kept > 0 && t('{n} kept because somebody has changed them since', { n: kept }),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : t('There was nothing to take back.');
}

/** Takes a whole import back. */
export function UndoImport({ batchId, size = 'md' }: { batchId: string; size?: 'sm' | 'md' }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const undo = useMutation({
    mutationFn: () => undoImport(batchId),
    onSuccess: (undone) => {
      setUndone(true);
      toast.success(t('The import is undone'), inWords(undone));
    },
    onError: (error) => toast.error(t('The import was not undone'), errorText(error)),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries();
    },
  });
  if (isUndone) return <p className="text-muted self-center">{t('Undone.')}</p>;
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setAsking(true)}>
        {t('Undo this import')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Undo this import?')}
        description={t(
          'Products it made are removed, or archived when somebody has ordered them. The others get back what they were, except those changed since.',
        )}
        confirmLabel={t('Undo the import')}
        cancelLabel={t('Keep it')}
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      />
    </>
  );
}

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

/** The whole catalogue as a file for a spreadsheet; the import takes it back. */
export function ExportButton() {
  const save = useMutation({
    mutationFn: exportProducts,
    onSuccess: ({ csv, count }) => {
      saveFile(`mizizi-products-${nairobiDate(Date.now())}.csv`, csv, 'text/csv');
      toast.success(t('Exported'), t('{n} products and options.', { n: count }));
    },
    onError: (error) => toast.error(t('The products were not exported'), errorText(error)),
  });
  return (
    <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
      {t('Export all as CSV')}
    </Button>
  );
}
