import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError } from '../../lib/app-error.ts';
import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { type Refund, type SaidOfTwice, type TwiceOutcome, useRefundDecision } from './refunds.queries.ts';

const outcomes: readonly { value: TwiceOutcome; label: string; description: string }[] = [
  {
    value: 'mpesa',
    label: t('It came back by M-Pesa'),
    description: t('With the receipt with which the payer sent it.'),
  },
  { value: 'cash', label: t('It came back in cash'), description: t('It lies in the till now.') },
  {
    value: 'written_off',
    label: t('It is given up'),
    description: t('It is booked as a loss, with the reason.'),
  },
];

type Twice = {
  number: string;
  amountKes: number;
  settle: (said: SaidOfTwice) => Promise<void>;
  mayWriteOff: boolean;
  /** Whether a part may come back; else it is all or nothing. */
  inParts: boolean;
  onClose: () => void;
};

/** Money went out twice: somebody says what became of it, which is booked, and the row goes. */
export function WentTwiceDialog({ number, amountKes, settle, mayWriteOff, inParts, onClose }: Twice) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<TwiceOutcome>();
  const [receipt, setReceipt] = useState('');
  const [amount, setAmount] = useState(String(amountKes));
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const isReceipt = /^[A-Z0-9]{8,12}$/.test(receipt.trim());
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0;
  const isLost = outcome === 'written_off';
  const asksAmount = inParts && outcome !== undefined && !isLost;
  const isReady =
    outcome !== undefined &&
    (outcome !== 'mpesa' || isReceipt) &&
    (!isLost || note.trim() !== '') &&
    (!asksAmount || isAmount);
  const decide = useMutation({
    mutationFn: settle,
    onSuccess: (_, said) => {
      const leftKes = asksAmount ? amountKes - said.amountKes : 0;
      toast.success(
        t('Settled'),
        leftKes > 0
          ? t('{amount} of {number} is still to come back.', { amount: formatKes(leftKes), number })
          : t('{number} is off the list.', { number }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(decide.error);
  const noteFault = decide.error instanceof AppError && decide.error.kind === 'bad_note';
  return (
    <Dialog
      onClose={onClose}
      title={t('What became of it?')}
      description={t('{number}: {amount} went out twice.', { number, amount: formatKes(amountKes) })}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isReady) decide.mutate({ outcome, receipt, note, amountKes: Number(amount) });
        }}
      >
        <RadioCards
          legend={t('What became of it?')}
          name="sent-twice"
          value={outcome}
          onChange={(next) => {
            decide.reset();
            setAsked(false);
            setOutcome(outcomes.find(({ value }) => value === next)?.value);
          }}
          options={outcomes.filter(({ value }) => mayWriteOff || value !== 'written_off')}
        />
        {asksAmount && (
          <TextField
            label={t('How much came back (KSh)')}
            inputMode="numeric"
            value={amount}
            error={isAmount ? fault.amount : t('Enter whole shillings')}
            onChange={(event) => {
              decide.reset();
              setAmount(event.currentTarget.value);
            }}
          />
        )}
        {outcome === 'mpesa' && (
          <TextField
            label={t('M-Pesa receipt with which it came back')}
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={receipt}
            error={
              (asked || receipt.length >= 8) && !isReceipt
                ? t('Enter it as in the message, such as SKA4N7Q2XD')
                : (fault.receipt ?? (asksAmount ? undefined : fault.amount))
            }
            onChange={(event) => {
              decide.reset();
              setReceipt(event.currentTarget.value.toUpperCase());
            }}
          />
        )}
        {outcome !== undefined && (
          <TextField
            label={isLost ? t('Why it is given up') : t('Note')}
            maxLength={500}
            value={note}
            error={asked && isLost && note.trim() === '' ? t('Say why this money is given up.') : undefined}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {fault.other && !noteFault && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={decide.isPending} disabled={outcome === undefined}>
          {t('Settle it')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Somebody has looked at the statement and says whether a refund was sent. */
export function SettleRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const decide = useRefundDecision(refund.id);
  const [answer, setAnswer] = useState<string | undefined>(refund.receipt ? 'sent' : undefined);
  const [receipt, setReceipt] = useState(refund.receipt ?? '');
  const wasSent = answer === 'sent';
  const isReceipt = /^[A-Z0-9]{8,12}$/.test(receipt.trim());
  const isReady = answer === 'not_sent' || (wasSent && isReceipt);
  const fault = moneyFault(decide.error);
  return (
    <Dialog
      onClose={onClose}
      title={t('Was it sent?')}
      description={t('{number}: look for {amount} in the M-Pesa statement first.', {
        number: refund.number,
        amount: formatKes(refund.amount_kes),
      })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) decide.mutate({ what: 'settle_refund', wasSent, receipt }, { onSuccess: onClose });
        }}
      >
        <RadioCards
          legend={t('What the statement says')}
          name="was-sent"
          value={answer}
          onChange={setAnswer}
          options={[
            { value: 'sent', label: t('It was sent'), description: t('The payer is told.') },
            {
              value: 'not_sent',
              label: t('It was not sent'),
              description: t('Then it can be tried again, or sent by hand.'),
              disabled: refund.receipt !== null,
            },
          ]}
        />
        {wasSent && (
          <TextField
            label={t('M-Pesa receipt of the refund')}
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={receipt}
            error={
              receipt === '' || isReceipt
                ? fault.receipt
                : t('Enter it as in the message, such as SKA4N7Q2XD')
            }
            onChange={(event) => setReceipt(event.currentTarget.value.toUpperCase())}
          />
        )}
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={decide.isPending} disabled={!isReady}>
          {t('Settle it')}
        </Button>
      </form>
    </Dialog>
  );
}
