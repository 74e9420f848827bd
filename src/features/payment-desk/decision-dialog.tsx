import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { type ByHand, ByHandFields, GoneBack } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { useGoneBack } from '../../entities/sent-by-hand/gone-back.queries.ts';
import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { receiptWithin } from '../../lib/kenyan-numbers.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import type { Choice } from './decisions.ts';
import {
  type Decision,
  noteRefund,
  paidAtDoor,
  resolvePayment,
  type Waiting,
} from './payment-desk.queries.ts';
import { ToldMoney, Vouching } from './told-money.tsx';

type Props = { waiting: Waiting; choice: Choice; onClose: () => void };

/** Asks for what a decision needs, and writes it with a note for those who ask later. */
export function DecisionDialog({ waiting, choice, onClose }: Props) {
  const queryClient = useQueryClient();
  const asksReceipt = choice.asks === 'receipt';
  const asksCame = asksReceipt || choice.asks === 'came';
  const { money } = waiting;
  // What M-Pesa said of an attempt, or tells of its receipt. All else nobody has seen, whatever the price is.
  const isKnown = !asksCame || money !== null || (waiting.waits === 'payment' && waiting.receipt !== null);
  const [receipt, setReceipt] = useState(asksReceipt ? (waiting.receipt ?? '') : '');
  const [sent, setSent] = useState<ByHand>({ reference: '', phone: '' });
  const [amount, setAmount] = useState(isKnown ? String(waiting.amount_kes) : '');
  const [isWhole, setWhole] = useState(false);
  const [vouched, setVouched] = useState(false);
  const [note, setNote] = useState('');
  const { seenKes, lookAgain } = useGoneBack(waiting.bill_id);
  const [isTried, setTried] = useState(false);
  const decision = choice.decision === 'paid' ? paidAs() : choice.decision;
  const decide = useMutation({
    mutationFn: async () => {
      if (decision === 'refunded')
        return noteRefund(waiting, { amountKes: Number(amount), note, seenKes, ...sent });
      if (decision === 'at_door') {
        await paidAtDoor(waiting.payment_id ?? '', note);
        return false;
      }
      const receivedKes = asksCame ? Number(amount) : null;
      await resolvePayment(waiting, decision, { receipt, note, receivedKes, vouched });
      return false;
    },
    onSuccess: (isWaiting) => {
      toast.success(isWaiting ? t('Waits for approval') : t('Decided'), choice.done(waiting.number));
      onClose();
    },
    onError: lookAgain,
    // Another person may have decided meanwhile: the list shows how it stands.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(decide.error);
  const isAmount = choice.asks === 'nothing' || (/^\d{1,7}$/.test(amount) && Number(amount) > 0);
  const isReceipt = !asksReceipt || receipt === waiting.receipt || receiptWithin(receipt) !== null;
  const isReady = isAmount && isReceipt;

  /** How money is booked that came for a bill: as a part of its price, as all of it, or with what is too much owed back. */
  function paidAs(): Decision {
    const came = Number(amount);
    if (!asksCame || (waiting.waits === 'payment' && waiting.receipt !== null)) return 'paid';
    if (came > waiting.asked_kes) return 'paid_less';
    return came < waiting.asked_kes && !isWhole ? 'part' : 'paid';
  }

  return (
    <Dialog
      onClose={onClose}
      title={choice.title}
      description={t('{number}. {about}', { number: waiting.number, about: choice.description })}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isReady) decide.mutate();
        }}
      >
        {choice.asks === 'amount' && <GoneBack seenKes={seenKes} />}
        {asksCame && money && <ToldMoney money={money} />}
        {choice.asks !== 'nothing' && (
          <TextField
            label={asksCame ? t('Amount that came (KSh)') : t('Amount (KSh)')}
            hint={
              asksCame && !isKnown
                ? t('As the message from M-Pesa says it. {amount} is asked.', {
                    amount: formatKes(waiting.asked_kes),
                  })
                : undefined
            }
            inputMode="numeric"
            value={amount}
            error={
              isAmount || (amount === '' && !isTried && !isKnown) ? fault.amount : t('Enter whole shillings')
            }
            onChange={(event) => {
              setAmount(event.currentTarget.value);
              decide.reset();
            }}
          />
        )}
        {choice.asks === 'amount' && (
          <ByHandFields
            value={sent}
            fault={fault}
            onChange={(next) => {
              setSent(next);
              decide.reset();
            }}
          />
        )}
        {asksReceipt && (
          <TextField
            label={t('M-Pesa receipt')}
            hint={t('10 letters and figures, or the whole message from M-Pesa.')}
            autoComplete="off"
            spellCheck={false}
            maxLength={600}
            value={receipt}
            error={
              fault.receipt ??
              (isTried && !isReceipt
                ? t('Enter the receipt number, such as SKA4N7Q2XD, or paste the whole message from M-Pesa')
                : undefined)
            }
            onChange={(event) => {
              setReceipt(event.currentTarget.value.toUpperCase());
              decide.reset();
            }}
          />
        )}
        {isAmount && choice.decision === 'paid' && (decision === 'part' || isWhole) && (
          <CheckboxField
            label={t('Take it as the whole price')}
            hint={t('Else it is a part, and the payer is asked for the other {left}.', {
              left: formatKes(waiting.asked_kes - Number(amount)),
            })}
            checked={isWhole}
            onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
          />
        )}
        {isAmount && choice.decision === 'paid' && decision === 'paid_less' && (
          <p>
            {t('{amount} above the price appears here as a refund.', {
              amount: formatKes(Number(amount) - waiting.asked_kes),
            })}
          </p>
        )}
        {asksCame && (!isKnown || (money !== null && money.means !== null)) && (
          <Vouching
            waiting={waiting}
            money={money}
            receipt={receipt}
            checked={vouched}
            onCheck={setVouched}
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
        <Button type="submit" busy={decide.isPending} disabled={!isAmount}>
          {decision === 'part' ? t('Book it as a part') : choice.label}
        </Button>
      </form>
    </Dialog>
  );
}
