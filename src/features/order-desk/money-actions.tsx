import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { type ByHand, ByHandFields, GoneBack } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { useGoneBack } from '../../entities/sent-by-hand/gone-back.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { collectCash, recordRefund } from './order-desk.queries.ts';

type Refund = {
  id: string;
  amount_kes: number;
  method: string;
  reference: string | null;
  at: string;
  /** Where it went by M-Pesa or a bank, where that was noted. */
  place?: { phone: string; isOther: boolean };
};

type Order = {
  id: string;
  number: string;
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  total_kes: number;
  /** Of money that is owed back: what stays with us. */
  kept_kes: number;
  /** What came in and has not gone back, money in doubt apart. */
  left_kes: number;
  refunds: readonly Refund[];
};

function wentWhere({ method, amount_kes: kes, place }: Refund): string {
  const amount = formatKes(kes);
  if (kes < 0) return t('{amount} came back to us', { amount: formatKes(-kes) });
  if (method === 'moved') return t('{amount} moved to another bill', { amount });
  if (method === 'cash') return t('{amount} given back in cash', { amount });
  if (!place) return t('{amount} sent back', { amount });
  const phone = formatPhone(place.phone);
  return place.isOther
    ? t('{amount} sent to {phone}, which is not known to have paid', { amount, phone })
    : t('{amount} sent back to {phone}', { amount, phone });
}

type Props = {
  order: { id: string; number: string };
  mostKes: number;
  /** What of it stays with us unless somebody decides otherwise. */
  keptKes: number;
  onClose: () => void;
};

/** Notes money that was sent back by M-Pesa or by hand. */
function RefundDialog({ order, mostKes, keptKes, onClose }: Props) {
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
      await queryClient.invalidateQueries({ queryKey: deskKey });
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

/** Cash that came in and money that went back. */
export function MoneyActions({ order }: { order: Order }) {
  const queryClient = useQueryClient();
  const [isRefunding, setRefunding] = useState(false);
  const collect = useMutation({
    mutationFn: () => collectCash(order.id, order.total_kes),
    onSuccess: () =>
      toast.success(
        t('Cash collected'),
        t('{amount} for order {number}.', { amount: formatKes(order.total_kes), number: order.number }),
      ),
    onError: (error) => toast.error(t('The cash was not noted'), errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const left = order.left_kes;
  const isCashDue =
    order.payment_method === 'cash' &&
    order.payment_state === 'unpaid' &&
    ['dispatched', 'delivered'].includes(order.fulfilment_state);
  const keptKes = order.payment_state === 'refund_due' && left > order.kept_kes ? order.kept_kes : 0;
  return (
    <div className="grid gap-3">
      {order.refunds.length > 0 && (
        <ul>
          {order.refunds.map((refund) => (
            <li key={refund.id} className="flex flex-wrap justify-between gap-x-4">
              <span className="tabular-nums">
                {wentWhere(refund)}
                {refund.reference && ` · ${refund.reference}`}
              </span>
              <span className="text-muted text-sm">{formatDateTime(refund.at)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isCashDue && (
          <Button size="sm" busy={collect.isPending} onClick={() => collect.mutate()}>
            {t('{amount} in cash collected', { amount: formatKes(order.total_kes) })}
          </Button>
        )}
        {left > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setRefunding(true)}>
            {t('Record a refund')}
          </Button>
        )}
      </div>
      {isRefunding && (
        <RefundDialog order={order} mostKes={left} keptKes={keptKes} onClose={() => setRefunding(false)} />
      )}
    </div>
  );
}
