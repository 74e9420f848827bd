import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { moneyFault } from '../../lib/money-fault.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import type { Choice } from './decisions.ts';
import { noteRefund, paymentDeskKey, resolvePayment, type Waiting } from './payment-desk.queries.ts';

type Props = { waiting: Waiting; choice: Choice; onClose: () => void };

/** Asks for what a decision needs, and writes it with a note for those who ask later. */
export function DecisionDialog({ waiting, choice, onClose }: Props) {
  const queryClient = useQueryClient();
  const [receipt, setReceipt] = useState(choice.asks === 'receipt' ? (waiting.receipt ?? '') : '');
  const [amount, setAmount] = useState(String(waiting.amount_kes));
  const [note, setNote] = useState('');
  const decide = useMutation({
    mutationFn: () =>
      choice.decision === 'refunded'
        ? noteRefund(waiting, { amountKes: Number(amount), reference: receipt, note })
        : resolvePayment(waiting, choice.decision, {
            receipt,
            note,
            receivedKes: asksCame ? Number(amount) : null,
          }),
    onSuccess: () => {
      toast.success(t('Decided'), choice.done(waiting.number));
      onClose();
    },
    // Another person may have decided meanwhile: the list shows how it stands.
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentDeskKey }),
  });
  const asksReceipt = choice.asks === 'receipt';
  const asksCame = asksReceipt || choice.asks === 'came';
  const fault = moneyFault(decide.error);
  const isReady = choice.asks === 'nothing' || (/^\d{1,7}$/.test(amount) && Number(amount) > 0);
  return (
    <Dialog
      onClose={onClose}
      title={choice.title}
      description={t('{number}. {about}', { number: waiting.number, about: choice.description })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) decide.mutate();
        }}
      >
        {choice.asks !== 'nothing' && (
          <TextField
            label={asksCame ? t('Amount that came (KSh)') : t('Amount (KSh)')}
            inputMode="numeric"
            value={amount}
            error={isReady ? fault.amount : t('Enter whole shillings')}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        )}
        {(asksReceipt || choice.asks === 'amount') && (
          <TextField
            label={asksReceipt ? t('M-Pesa receipt') : t('M-Pesa reference of the refund')}
            hint={asksReceipt ? undefined : t('Empty for cash.')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={receipt}
            error={fault.receipt}
            onChange={(event) => setReceipt(event.currentTarget.value.toUpperCase())}
          />
        )}
        <TextField
          label={t('Note')}
          maxLength={500}
          hint={t('Why, for whoever asks later. The payer does not see it.')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={decide.isPending} disabled={!isReady}>
          {choice.label}
        </Button>
      </form>
    </Dialog>
  );
}
