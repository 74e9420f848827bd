import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { t } from '../../words/desk.ts';
import { type Undone, undoImport } from './product-import.queries.ts';

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
