import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { GoneBack } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { useGoneBack } from '../../entities/sent-by-hand/gone-back.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import type { Waiting } from './payment-desk.queries.ts';
import { RefundWhere } from './refund-parts.tsx';
import { askRefund, offerQuery, type RefundOffer, inFlightKes, refundsQuery } from './refunds.queries.ts';

type Props = {
  waiting: Pick<Waiting, 'bill_id' | 'number'> & { payment_id: string };
  leftKes: number;
  /** What is proposed; left out: all that is left. */
  startKes?: number;
  onClose: () => void;
};

/** Has M-Pesa send money back; says before how, and to whom. */
export function SendRefundDialog({ waiting, leftKes, startKes = leftKes, onClose }: Props) {
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState(startKes > 0 ? String(startKes) : '');
  /** Null: to the number that paid; empty: what was typed is no number; undefined: nobody has said anything. */
  const [chosen, setChosen] = useState<string | null>();
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const { seenKes, lookAgain } = useGoneBack(waiting.bill_id);
  const { data: plain, error: lost } = useQuery(offerQuery(waiting.bill_id, waiting.payment_id, 1, null));
  const others = plain?.others ?? [];
  // Where the buyer has one number, and it paid, there is nothing to choose.
  const isPhone = chosen === undefined ? plain !== undefined && others.length === 0 : chosen !== '';
  const phone = chosen ?? null;
  const kes = /^\d{1,7}$/.test(amount) ? Number(amount) : 0;
  const isAmount = kes > 0 && kes <= leftKes;
  const isUntouched = amount === '' && startKes === 0;
  const { data: offer, error } = useQuery({
    ...offerQuery(waiting.bill_id, waiting.payment_id, kes, phone),
    enabled: isAmount && isPhone,
  });
  const send = useMutation({
    mutationFn: () =>
      askRefund({
        billId: waiting.bill_id,
        paymentId: waiting.payment_id,
        amountKes: kes,
        phone,
        note,
        seenKes,
      }),
    onError: lookAgain,
    onSuccess: () => {
      toast.success(
        offer?.needs_second ? t('Waits for approval') : t('On its way to M-Pesa'),
        t('{amount} for {number}.', { amount: formatKes(kes), number: waiting.number }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const lacksReason = Boolean(offer?.is_other_phone) && note.trim() === '';
  const isReady = isAmount && isPhone && Boolean(offer?.way);
  return (
    <Dialog
      onClose={onClose}
      title={t('Send money back by M-Pesa')}
      description={t('{number}. At most {amount}.', { number: waiting.number, amount: formatKes(leftKes) })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isReady && !lacksReason) send.mutate();
        }}
      >
        <GoneBack seenKes={seenKes} />
        <TextField
          label={t('Amount (KSh)')}
          inputMode="numeric"
          value={amount}
          error={
            isAmount || isUntouched
              ? undefined
              : t('Enter whole shillings, at most {amount}', { amount: formatKes(leftKes) })
          }
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <RefundWhere payer={plain?.payer ?? null} others={others} isAsked={isAsked} onChange={setChosen} />
        <TextField
          label={t('Note')}
          maxLength={500}
          hint={t('Why, for whoever asks later. The payer does not see it.')}
          value={note}
          error={
            isAsked && lacksReason
              ? t('Say why it goes to another number than the one that paid.')
              : undefined
          }
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div aria-live="polite" className="grid gap-3 empty:hidden">
          {offer && isAmount && isPhone && <OfferWords offer={offer} kes={kes} />}
          {(error ?? lost) && <Alert tone="danger">{errorText(error ?? lost)}</Alert>}
          {send.error && <Alert tone="danger">{errorText(send.error)}</Alert>}
        </div>
        <Button type="submit" busy={send.isPending} disabled={!isAmount || (isPhone && !offer?.way)}>
          {offer?.needs_second
            ? t('Ask for approval')
            : t('Send {amount} back', { amount: formatKes(isAmount ? kes : leftKes) })}
        </Button>
      </form>
    </Dialog>
  );
}

function OfferWords({ offer, kes }: { offer: RefundOffer; kes: number }) {
  if (offer.way === null && offer.former_number)
    return (
      <Alert tone="warning">
        {t(
          'This was paid to {number}, which is no longer the number of the shop, and M-Pesa knows its receipt under that one alone. Send it by hand, then note it.',
          { number: offer.former_number },
        )}
      </Alert>
    );
  if (offer.way === null && offer.is_unheard)
    return (
      <Alert tone="warning">
        {t(
          'M-Pesa has not told of this payment, so it can only be reversed whole. If it never came, say so on the page of the order.',
        )}
      </Alert>
    );
  if (offer.way === null)
    return <Alert tone="warning">{t('M-Pesa cannot send this. Send it by hand, then note it.')}</Alert>;
  return (
    <>
      <Alert tone="info">
        {offer.way === 'b2c'
          ? t('{amount} is sent to {phone}.', {
              amount: formatKes(kes),
              phone: formatPhone(offer.phone ?? ''),
            })
          : offer.payer === null
            ? t(
                'The whole payment is reversed: {amount} goes back to the account that paid, which M-Pesa does not name.',
                {
                  amount: formatKes(kes),
                },
              )
            : t('The whole payment is reversed: {amount} goes back to the number that paid, {phone}.', {
                amount: formatKes(kes),
                phone: formatPhone(offer.payer),
              })}
      </Alert>
      {offer.needs_second && (
        <Alert tone="warning">
          {offer.is_other_phone
            ? offer.payer === null
              ? t('Nobody knows that this number paid, so another person must approve it.')
              : t('{phone} paid, and not this number, so another person must approve it.', {
                  phone: formatPhone(offer.payer),
                })
            : t('Of one bill more than {limit} goes back, so another person must approve it.', {
                limit: formatKes(offer.limit_kes),
              })}
        </Alert>
      )}
    </>
  );
}

type PartProps = {
  bill: { id: string; number: string };
  payments: readonly { id: string; method: string; state: string }[];
};

/** Has M-Pesa send back a part of what came for a bill that stays paid; each payment goes back where it came from. */
export function PartRefund({ bill, payments }: PartProps) {
  return payments
    .filter(({ method, state }) => ['mpesa', 'moved'].includes(method) && state === 'paid')
    .map(({ id }) => <PartOfPayment key={id} bill={bill} paymentId={id} />);
}

function PartOfPayment({ bill, paymentId }: { bill: PartProps['bill']; paymentId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data: offer } = useQuery(offerQuery(bill.id, paymentId, 1, null));
  const { data: refunds = [] } = useQuery(refundsQuery);
  const onItsWay = inFlightKes(refunds, paymentId);
  return (
    <>
      {onItsWay > 0 && (
        <p className="text-sm">
          {t('{amount} is on its way back, or waits for approval.', { amount: formatKes(onItsWay) })}
        </p>
      )}
      {offer?.way && offer.most_kes > 0 && (
        <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
          {t('Send a part back by M-Pesa')}
        </Button>
      )}
      {isOpen && offer && (
        <SendRefundDialog
          waiting={{ bill_id: bill.id, number: bill.number, payment_id: paymentId }}
          leftKes={offer.most_kes}
          startKes={0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
