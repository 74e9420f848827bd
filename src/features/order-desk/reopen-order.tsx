import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { reopenOrder } from './order-desk.queries.ts';

type Props = {
  order: {
    id: string;
    number: string;
    payment_state: string;
    fulfilment_state: string;
    total_kes: number;
    /** What came in and has not gone back, money in doubt apart. */
    left_kes: number;
    events: readonly { kind: string }[];
  };
};

/** Offers to let a cancelled order go on with the money that is here for it; nothing where that cannot be. */
export function ReopenOrder({ order }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isWhole =
    order.fulfilment_state === 'cancelled' &&
    order.payment_state === 'refund_due' &&
    order.left_kes >= order.total_kes &&
    !order.events.some(({ kind }) => kind === 'came_back');
  if (!isWhole && !isOpen) return null;
  return (
    <div>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Let the order go on')}
      </Button>
      {isOpen && <ReopenDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ReopenDialog({ order, onClose }: Props & { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const reopen = useMutation({
    mutationFn: () => reopenOrder(order.id, note),
    onSuccess: () => {
      toast.success(
        t('The order goes on'),
        t('{number} is paid and can be packed. Nothing goes back.', { number: order.number }),
      );
      onClose();
    },
    // Another person may have sent the money back meanwhile: the page shows how it stands.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('Let order {number} go on?', { number: order.number })}
      description={t(
        'Only if its buyer wants it after all. The {amount} that is here pays it, nothing goes back, and it is packed. The buyer is told.',
        { amount: formatKes(order.total_kes) },
      )}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          reopen.mutate();
        }}
      >
        <TextField
          label={t('Note')}
          maxLength={500}
          hint={t('Why, for whoever asks later. The payer does not see it.')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {reopen.error && <Alert tone="danger">{errorText(reopen.error)}</Alert>}
        <Button type="submit" busy={reopen.isPending}>
          {t('Let the order go on')}
        </Button>
      </form>
    </Dialog>
  );
}
