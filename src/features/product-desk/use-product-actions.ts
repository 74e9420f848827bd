import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/desk.ts';
import { duplicateProduct, productDeskKey, setStatus } from './product-desk.queries.ts';

type Status = 'draft' | 'active' | 'archived';
const done: Record<Status, string> = {
  active: t('Now in the shop'),
  draft: t('Taken out of the shop'),
  archived: t('Archived'),
};

/** What can be done with products from a list or from a form. */
export function useProductActions({ onCopied }: { onCopied: (id: number) => void }) {
  const queryClient = useQueryClient();
  const reread = () => queryClient.invalidateQueries({ queryKey: productDeskKey });
  const status = useMutation({
    mutationFn: ({ ids, next }: { ids: number[]; next: Status }) => setStatus(ids, next),
    onSuccess: (count, { ids, next }) =>
      toast.success(
        done[next],
        ids.length > 1
          ? t('{n} of {total} products were changed.', { n: count, total: ids.length })
          : undefined,
      ),
    onError: (error) => toast.error(t('Nothing was changed'), errorText(error)),
    onSettled: reread,
  });
  const copy = useMutation({
    mutationFn: duplicateProduct,
    onSuccess: (id) => {
      toast.success(t('Copied'), t('The copy is a draft without stock.'));
      onCopied(id);
    },
    onError: (error) => toast.error(t('The product was not copied'), errorText(error)),
    onSettled: reread,
  });
  return {
    setStatus: (ids: number[], next: Status) => status.mutateAsync({ ids, next }).catch(() => 0), // told by the toast
    duplicate: (id: number) => copy.mutate(id),
    isBusy: status.isPending || copy.isPending,
  };
}
