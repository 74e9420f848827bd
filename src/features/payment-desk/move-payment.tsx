import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { movePayment } from './refunds.queries.ts';

type Payment = {
  id: string;
  method: string;
  state: string;
  received_kes: number | null;
  receipt: string | null;
};
type Props = {
  bill: { id: string; number: string; payment_state: string };
  payments: readonly Payment[];
};

const SETTLED = ['paid', 'refund_due', 'refunded'];
const HERE = ['paid', 'refund_due', 'needs_review'];

/** Offers to move a payment that was made with the wrong number to the bill that it was meant for. */
export function MovePayment({ bill, payments }: Props) {
  const [open, setOpen] = useState<Payment | null>(null);
  const movable = SETTLED.includes(bill.payment_state)
    ? payments.filter(
        ({ method, state, received_kes: kes }) =>
          ['mpesa', 'moved'].includes(method) && HERE.includes(state) && (kes ?? 0) > 0,
      )
    : [];
  return (
    <>
      {movable.map((payment) => (
        <Button
          key={payment.id}
          size="sm"
          variant="secondary"
          className="w-fit"
          onClick={() => setOpen(payment)}
        >
          {movable.length === 1
            ? t('It was meant for another bill')
            : t('{receipt} was meant for another bill', { receipt: payment.receipt ?? '–' })}
        </Button>
      ))}
      {open && <MoveDialog bill={bill} payment={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function MoveDialog({
  bill,
  payment,
  onClose,
}: Omit<Props, 'payments'> & { payment: Payment; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [number, setNumber] = useState('');
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = formatKes(payment.received_kes ?? 0);
  const isReady = number.trim() !== '' && why.trim() !== '';
  const move = useMutation({
    mutationFn: () => movePayment(payment.id, number, why),
    onSuccess: (outcome) => {
      if (outcome === 'waits')
        toast.success(
          t('Waits for approval'),
          t('Another person moves it by doing the same on this page. They were told.'),
        );
      else
        toast.success(
          t('Moved'),
          t('{amount} of {from} pays {to} now. Both buyers are told.', {
            amount,
            from: bill.number,
            to: number.trim(),
          }),
        );
      onClose();
    },
    // Another person may have decided meanwhile: the page shows how it stands.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const kind = move.error instanceof AppError ? move.error.kind : null;
  const fault = move.error ? errorText(move.error) : undefined;
  const ofField = kind === 'bad_number' ? 'number' : kind === 'bad_note' ? 'why' : null;
  return (
    <Dialog
      onClose={onClose}
      title={t('Was this payment meant for another bill?')}
      description={t(
        '{amount} of {number} is moved whole. What else came for {number} pays it then; otherwise its buyer is asked again.',
        { amount, number: bill.number },
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isReady) move.mutate();
        }}
      >
        <TextField
          label={t('Number of the bill')}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={number}
          error={
            isTried && number.trim() === ''
              ? t('Write the number of the bill')
              : ofField === 'number'
                ? fault
                : undefined
          }
          onChange={(event) => {
            setNumber(event.currentTarget.value);
            move.reset();
          }}
        />
        <TextField
          label={t('Why')}
          maxLength={500}
          hint={t('How you know whose money it is. It stays in the diary; buyers do not see it.')}
          value={why}
          error={isTried && why.trim() === '' ? t('Write why') : ofField === 'why' ? fault : undefined}
          onChange={(event) => {
            setWhy(event.currentTarget.value);
            move.reset();
          }}
        />
        {fault !== undefined && ofField === null && <Alert tone="danger">{fault}</Alert>}
        <Button type="submit" busy={move.isPending}>
          {t('Move {amount}', { amount })}
        </Button>
      </form>
    </Dialog>
  );
}
