import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { moneyFault } from '../../lib/money-fault.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { paymentDeskKey } from './payment-desk.queries.ts';
import { type Rider, settleRider } from './riders.queries.ts';

type Props = { rider: Rider; outcome: 'handed_in' | 'written_off'; onClose: () => void };

/** Notes what a rider handed in, all or a part, or what an owner gives up. */
export function SettleRiderDialog({ rider, outcome, onClose }: Props) {
  const queryClient = useQueryClient();
  const isGivenUp = outcome === 'written_off';
  const [amount, setAmount] = useState(isGivenUp ? String(rider.owed_kes) : '');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const settle = useMutation({
    mutationFn: () => settleRider(rider.rider, { amountKes: Number(amount), outcome, reason, key }),
    onSuccess: (left) => {
      toast.success(
        isGivenUp ? t('Given up') : t('In the till'),
        left > 0
          ? t('{rider} still has {amount}.', { rider: rider.rider, amount: formatKes(left) })
          : t('{rider} has nothing of the shop any more.', { rider: rider.rider }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentDeskKey }),
  });
  const fault = moneyFault(settle.error);
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0;
  const lacksReason = isGivenUp && reason.trim() === '';
  return (
    <Dialog
      onClose={onClose}
      title={
        isGivenUp
          ? t('Give up what {rider} owes?', { rider: rider.rider })
          : t('{rider} hands in cash', { rider: rider.rider })
      }
      description={
        isGivenUp
          ? t('It is booked as a loss, with the reason.')
          : t('Count the money first. What is missing stays owed by name.')
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isAmount && !lacksReason) settle.mutate();
        }}
      >
        <TextField
          label={t('Amount (KSh)')}
          hint={t('{amount} is owed.', { amount: formatKes(rider.owed_kes) })}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          error={asked && !isAmount ? t('Enter whole shillings') : fault.amount}
          onChange={(event) => {
            setAmount(event.currentTarget.value);
            settle.reset();
          }}
        />
        <TextField
          label={isGivenUp ? t('Why it is given up') : t('Note')}
          maxLength={500}
          value={reason}
          error={asked && lacksReason ? t('Say why this money is given up.') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={settle.isPending}>
          {isGivenUp ? t('Write off') : t('The cash is in the till')}
        </Button>
      </form>
    </Dialog>
  );
}
