import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { moneyNeverCame } from './move-money.queries.ts';

type Payment = {
  id: string;
  state: string;
  amount_kes: number;
  received_kes: number | null;
  receipt: string | null;
  isUnheard?: boolean;
};
type Props = {
  payments: readonly Payment[];
  /** What is read again once it is said. */
  queryKey: readonly unknown[];
};

/** Offers to say that money never came for which somebody of the shop had vouched. */
export function NeverCame({ payments, queryKey }: Props) {
  const [open, setOpen] = useState<Payment | null>(null);
  return (
    <>
      {payments
        .filter(({ isUnheard, state }) => isUnheard && ['paid', 'refund_due', 'needs_review'].includes(state))
        .map((payment) => (
          <Button
            key={payment.id}
            size="sm"
            variant="secondary"
            className="w-fit"
            onClick={() => setOpen(payment)}
          >
            {t('{receipt} never came', { receipt: payment.receipt ?? '' })}
          </Button>
        ))}
      {open && <NeverCameDialog payment={open} queryKey={queryKey} onClose={() => setOpen(null)} />}
    </>
  );
}

type DialogProps = { payment: Payment; queryKey: Props['queryKey']; onClose: () => void };

function NeverCameDialog({ payment, queryKey, onClose }: DialogProps) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isReady = note.trim().length >= 3;
  const say = useMutation({
    mutationFn: () => moneyNeverCame(payment.id, note),
    onSuccess: () => {
      toast.success(t('It counts no more'), t('The price is owing again, and the buyer is told.'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('{amount} never came?', { amount: formatKes(payment.received_kes ?? payment.amount_kes) })}
      description={t(
        'Look into the statement of M-Pesa first. The payment counts no more; should M-Pesa tell of it later, you can give it to a bill.',
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isReady) say.mutate();
        }}
      >
        <TextField
          label={t('Why you are sure')}
          hint={t('Why, for whoever asks later. The payer does not see it.')}
          maxLength={500}
          value={note}
          error={isTried && !isReady ? t('Say why you are sure.') : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {say.error && <Alert tone="danger">{errorText(say.error)}</Alert>}
        <Button type="submit" busy={say.isPending}>
          {t('It never came')}
        </Button>
      </form>
    </Dialog>
  );
}
