import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { t } from '../../words/account.ts';
import { cancelOrder, orderKeys } from './orders.queries.ts';

/** The button that calls an order off, after a question. */
export function CancelOrder({
  orderId,
  number,
  byMpesa,
  partKes,
  token,
}: {
  orderId: string;
  number: string;
  byMpesa: boolean;
  /** What of the price came so far, KSh. */
  partKes: number;
  token: string | null;
}) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderId, token),
    onSuccess: () => toast.success(t('Order {number} is cancelled', { number })),
    onError: (error) => toast.error(t('The order was not cancelled'), errorText(error)),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('Cancel order')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('Cancel this order?')}
        description={
          partKes > 0
            ? t('The items go back to the shelf. The {amount} that came goes back to who paid it.', {
                amount: formatKes(partKes),
              })
            : byMpesa
              ? t(
                  'The items go back to the shelf. If an M-Pesa prompt is still open on your phone, cancel it there too.',
                )
              : t('The items go back to the shelf.')
        }
        confirmLabel={t('Cancel order')}
        cancelLabel={t('Keep order')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
