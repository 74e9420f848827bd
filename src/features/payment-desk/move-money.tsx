import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import type { Waiting } from './payment-desk.queries.ts';
import { billsForMoveQuery, moveMoney, type OpenBill } from './refunds.queries.ts';

type Props = { waiting: Pick<Waiting, 'number' | 'amount_kes'> & { payment_id: string } };

/** Offers to let money that is owed back pay another open bill of the same payer; nothing where there is none. */
export function MoveMoney({ waiting }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data: bills = [] } = useQuery(billsForMoveQuery(waiting.payment_id));
  if (bills.length === 0 && !isOpen) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Use it for another bill')}
      </Button>
      {isOpen && <MoveDialog waiting={waiting} bills={bills} onClose={() => setOpen(false)} />}
    </>
  );
}

const nouns: Record<string, string> = {
  order: t('Order'),
  plan: t('Month of a plan'),
  consultation: t('Consultation'),
};

const mostOf = ({ open_kes: open, movable_kes: movable }: OpenBill): number => Math.min(open, movable);

function MoveDialog({ waiting, bills, onClose }: Props & { bills: OpenBill[]; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [billId, setBillId] = useState(bills[0]?.bill_id);
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const bill = bills.find((each) => each.bill_id === billId);
  const most = bill ? mostOf(bill) : 0;
  const amount = typed ?? String(most);
  const kes = /^\d{1,7}$/.test(amount) ? Number(amount) : 0;
  const isReady = bill !== undefined && kes > 0 && kes <= most;
  const move = useMutation({
    mutationFn: (to: OpenBill) =>
      moveMoney({ paymentId: waiting.payment_id, billId: to.bill_id, amountKes: kes, note }),
    onSuccess: (_, to) => {
      toast.success(
        t('Moved'),
        t('{amount} of {from} pays {to} now. The payer is told.', {
          amount: formatKes(kes),
          from: waiting.number,
          to: to.number,
        }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(move.error);
  return (
    <Dialog
      onClose={onClose}
      title={t('Use this money for another bill?')}
      description={t('Only if its payer wants that. {amount} of {number} can be moved.', {
        amount: formatKes(bill?.movable_kes ?? waiting.amount_kes),
        number: waiting.number,
      })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) move.mutate(bill);
        }}
      >
        <RadioCards
          legend={t('Open bills of the same payer')}
          name="bill"
          value={billId}
          onChange={(next) => {
            setBillId(next);
            setTyped(null);
          }}
          options={bills.map((each) => ({
            value: each.bill_id,
            label: each.number,
            description: t('{what}, {open} is open', {
              what: nouns[each.kind] ?? each.kind,
              open: formatKes(each.open_kes),
            }),
          }))}
        />
        <TextField
          label={t('Amount (KSh)')}
          inputMode="numeric"
          value={amount}
          error={
            isReady ? fault.amount : t('Enter whole shillings, at most {amount}', { amount: formatKes(most) })
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextField
          label={t('Note')}
          maxLength={500}
          hint={t('Why, for whoever asks later. The payer does not see it.')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div aria-live="polite" className="grid gap-3 empty:hidden">
          {isReady && <WhatFollows from={waiting.number} bill={bill} kes={kes} />}
          {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        </div>
        <Button type="submit" busy={move.isPending} disabled={!isReady}>
          {t('Move {amount}', { amount: formatKes(kes) })}
        </Button>
      </form>
    </Dialog>
  );
}

/** What both bills say then. */
function WhatFollows({ from, bill, kes }: { from: string; bill: OpenBill; kes: number }) {
  const rest = bill.movable_kes - kes;
  const open = bill.open_kes - kes;
  return (
    <Alert tone="info">
      <p>
        {rest > 0
          ? t('{number}: {amount} still goes back.', { number: from, amount: formatKes(rest) })
          : t('{number}: nothing of this goes back any more.', { number: from })}
      </p>
      <p>
        {open > 0
          ? t('{number}: {amount} is left to pay.', { number: bill.number, amount: formatKes(open) })
          : t('{number}: it is paid.', { number: bill.number })}
      </p>
    </Alert>
  );
}
