import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { type ByHand, ByHandFields } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { useGoneBack } from '../../entities/sent-by-hand/gone-back.queries.ts';
import { GoneBack } from '../../entities/sent-by-hand/gone-back.tsx';
import { formatKes } from '../../lib/format.ts';
import { moneyFault } from '../../lib/money-fault.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { orderDeskKey, recordRefund } from './order-desk.queries.ts';

type Props = {
  order: { id: string; number: string };
  mostKes: number;
  /** What of it stays with us unless somebody decides otherwise. */
  keptKes: number;
  onClose: () => void;
};

/** Notes money that was sent back by M-Pesa or by hand. */
export function RefundDialog({ order, mostKes, keptKes, onClose }: Props) {
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState(String(mostKes - keptKes));
  const [sent, setSent] = useState<ByHand>({ reference: '', phone: '' });
  const [note, setNote] = useState('');
  const { seenKes, lookAgain } = useGoneBack(order.id);
  const refund = useMutation({
    mutationFn: () => recordRefund(order.id, { amountKes: Number(amount), note, seenKes, ...sent }),
    onError: lookAgain,
    onSuccess: async (isWaiting) => {
      toast.success(
        isWaiting ? t('Waits for approval') : t('Refund recorded'),
        t('{amount} for order {number}.', { amount: formatKes(Number(amount)), number: order.number }),
      );
      onClose();
      await queryClient.invalidateQueries({ queryKey: orderDeskKey });
    },
  });
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0 && Number(amount) <= mostKes;
  const fault = moneyFault(refund.error);
  return (
    <Dialog
      onClose={onClose}
      title={t('Refund order {number}', { number: order.number })}
      description={t('Send the money first, then note it here. At most {amount}.', {
        amount: formatKes(mostKes),
      })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAmount) refund.mutate();
        }}
      >
        <GoneBack seenKes={seenKes} />
        <TextField
          label={t('Amount (KSh)')}
          inputMode="numeric"
          hint={
            keptKes > 0
              ? t('The parcel came back: the delivery fee of {amount} stays with the courier.', {
                  amount: formatKes(keptKes),
                })
              : undefined
          }
          value={amount}
          error={
            isAmount
              ? fault.amount
              : t('Enter whole shillings, at most {amount}', { amount: formatKes(mostKes) })
          }
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <ByHandFields
          value={sent}
          fault={fault}
          onChange={(next) => {
            setSent(next);
            refund.reset();
          }}
        />
        <TextField
          label={t('Reason')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={refund.isPending} disabled={!isAmount}>
          {t('Record refund')}
        </Button>
      </form>
    </Dialog>
  );
}
