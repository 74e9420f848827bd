import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { moneyFault } from '../../lib/money-fault.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { paymentDeskKey, type Waiting, writeOffOwing } from './payment-desk.queries.ts';

type Bill = Pick<Waiting, 'bill_id' | 'number' | 'amount_kes'>;

/** Lets an owner give up what is owing and will not come. */
export function WriteOffOwing({ bill }: { bill: Bill }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Write off')}
      </Button>
      {isOpen && <WriteOffDialog bill={bill} onClose={() => setOpen(false)} />}
    </>
  );
}

function WriteOffDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = formatKes(bill.amount_kes);
  const lacksReason = reason.trim() === '';
  const writeOff = useMutation({
    mutationFn: () => writeOffOwing(bill.bill_id, reason),
    onSuccess: () => {
      toast.success(t('Given up'), t('{amount} of {number} is a loss now.', { amount, number: bill.number }));
      onClose();
    },
    // Its payer may have paid, or a colleague decided meanwhile: the list shows how it stands.
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentDeskKey }),
  });
  const fault = moneyFault(writeOff.error);
  return (
    <Dialog
      onClose={onClose}
      title={t('Give up {amount} of {number}?', { amount, number: bill.number })}
      description={t(
        'It is booked as a loss, with the reason. What was sold stays sold, and its payer can still pay.',
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!lacksReason) writeOff.mutate();
        }}
      >
        <TextField
          label={t('Why it is given up')}
          maxLength={500}
          value={reason}
          error={isTried && lacksReason ? t('Say why this money is given up.') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={writeOff.isPending}>
          {t('Write off')}
        </Button>
      </form>
    </Dialog>
  );
}
