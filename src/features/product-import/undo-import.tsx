import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Undone, undoImport } from './product-import.queries.ts';

function inWords({ restored, removed, archived, kept }: Undone): string {
  const parts = [
    restored > 0 && `${restored} restored`,
    removed > 0 && `${removed} removed`,
    archived > 0 && `${archived} archived because they were ordered`,
    kept > 0 && `${kept} kept because somebody has changed them since`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'There was nothing to take back.';
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
      toast.success('The import is undone', inWords(undone));
    },
    onError: (error) => toast.error('The import was not undone', errorText(error)),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries();
    },
  });
  if (isUndone) return <p className="text-muted self-center">Undone.</p>;
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setAsking(true)}>
        Undo this import
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Undo this import?"
        description="Products it made are removed, or archived when somebody has ordered them. The others get back what they were, except those changed since."
        confirmLabel="Undo the import"
        cancelLabel="Keep it"
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      />
    </>
  );
}
