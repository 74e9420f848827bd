import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { noteSecondCash } from './order-desk.queries.ts';

type Order = {
  id: string;
  number: string;
  payment_state: string;
  fulfilment_state: string;
  total_kes: number;
  rider: string | null;
  attempts: readonly { method: string }[];
};

/** Offers to note cash that a rider took at the door although M-Pesa had paid the order. */
export function SecondCash({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const isPossible =
    order.rider !== null &&
    order.payment_state === 'paid' &&
    ['dispatched', 'delivered'].includes(order.fulfilment_state) &&
    order.attempts.every(({ method }) => method !== 'cash');
  if (!isPossible) return null;
  return (
    <>
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        {t('Cash was taken as well')}
      </Button>
      {isOpen && <SecondCashDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function SecondCashDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState(String(order.total_kes));
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0;
  const note = useMutation({
    mutationFn: () => noteSecondCash(order.id, Number(amount)),
    onSuccess: () => {
      toast.success(
        t('Cash collected'),
        t('{amount} is owed back for order {number}.', {
          amount: formatKes(Number(amount)),
          number: order.number,
        }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(note.error);
  return (
    <Dialog
      onClose={onClose}
      title={t('Cash on top for order {number}', { number: order.number })}
      description={t(
        'M-Pesa paid this order already. Count the cash into the till: it is owed back, and the buyer is told.',
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAmount) note.mutate();
        }}
      >
        <TextField
          label={t('Amount taken (KSh)')}
          inputMode="numeric"
          value={amount}
          error={isAmount ? fault.amount : t('Enter whole shillings')}
          onChange={(event) => {
            setAmount(event.currentTarget.value);
            note.reset();
          }}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={note.isPending}>
          {t('The cash is in the till')}
        </Button>
      </form>
    </Dialog>
  );
}
