import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { cancelOrder, orderKeys } from './orders.queries.ts';

/** The button that calls an order off, after a question. */
export function CancelOrder({
  orderId,
  number,
  byMpesa,
  token,
}: {
  orderId: string;
  number: string;
  byMpesa: boolean;
  token: string | null;
}) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderId, token),
    onSuccess: () => toast.success(`Order ${number} is cancelled`),
    onError: (error) => toast.error('The order was not cancelled', errorText(error)),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Cancel this order?"
        description={
          byMpesa
            ? 'The items go back to the shelf. If an M-Pesa prompt is still open on your phone, cancel it there too.'
            : 'The items go back to the shelf.'
        }
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
