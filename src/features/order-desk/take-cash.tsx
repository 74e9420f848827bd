import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatKes, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { takeCash, noteSecondCash } from './order-desk.queries.ts';
import { isOwing } from './order-rows.tsx';

type Order = {
  id: string;
  number: string;
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  total_kes: number;
  attempts: readonly Attempt[];
};
type Attempt = {
  state: string;
  phone: string;
  received_kes: number | null;
  receipt: string | null;
  result_code: number | null;
};

/** What came of the price in parts: those that M-Pesa told of, and cash of the door that stays. */
const partsOf = ({ attempts }: Order): number =>
  attempts
    .filter(
      ({ state, receipt, result_code }) =>
        state === 'paid' || (state === 'needs_review' && receipt && result_code === 0),
    )
    .reduce((sum, { received_kes }) => sum + (received_kes ?? 0), 0);

/** Offers to take cash at the counter for an order that waits for M-Pesa, or is owing again though it has left the shop. */
export function TakeCash({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting =
    order.payment_method === 'mpesa'
      ? ['placed', 'dispatched', 'delivered'].includes(order.fulfilment_state) &&
        ['awaiting', 'failed', 'needs_review'].includes(order.payment_state)
      : isOwing(order);
  if (!isWaiting) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Paid in cash at the counter')}
      </Button>
      {isOpen && <TakeCashDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeCashDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const queryClient = useQueryClient();
  const dueKes = order.total_kes - partsOf(order);
  const [amount, setAmount] = useState(String(dueKes));
  const [openedAt] = useState(() => toField(Date.now()));
  const [at, setAt] = useState(openedAt);
  const [takenBy, setTakenBy] = useState('');
  const take = useMutation({
    mutationFn: () =>
      takeCash(order.id, { amountKes: Number(amount), takenAt: new Date(at).toISOString(), takenBy }),
    onSuccess: () => {
      toast.success(
        t('Cash collected'),
        t('{amount} for order {number}.', { amount: formatKes(Number(amount)), number: order.number }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const open = order.attempts.find(({ state }) => state === 'prompted' || state === 'starting');
  const fault = moneyFault(take.error);
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0;
  const isTime = !Number.isNaN(Date.parse(at));
  return (
    <Dialog
      onClose={onClose}
      title={t('Cash for order {number}', { number: order.number })}
      description={t('Count the money first. The order counts as paid, and its buyer is told.')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAmount && isTime) take.mutate();
        }}
      >
        {open && (
          <Alert tone="warning" title={t('A prompt is open on {phone}', { phone: formatPhone(open.phone) })}>
            {t(
              'Ask the buyer to cancel it. If it is paid after all, that money is owed back and stands among the refunds.',
            )}
          </Alert>
        )}
        <TextField
          label={t('Amount taken (KSh)')}
          hint={t('{amount} is to be paid.', { amount: formatKes(dueKes) })}
          inputMode="numeric"
          value={amount}
          error={isAmount ? fault.amount : t('Enter whole shillings')}
          onChange={(event) => {
            setAmount(event.currentTarget.value);
            take.reset();
          }}
        />
        <TextField
          label={t('Taken at')}
          type="datetime-local"
          max={openedAt}
          value={at}
          error={isTime ? fault.time : t('Enter the day and the time')}
          onChange={(event) => {
            setAt(event.currentTarget.value);
            take.reset();
          }}
        />
        <TextField
          label={t('Taken by')}
          hint={t('Empty: you.')}
          autoComplete="off"
          maxLength={100}
          value={takenBy}
          onChange={(event) => setTakenBy(event.currentTarget.value)}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={take.isPending}>
          {t('The cash is in the till')}
        </Button>
      </form>
    </Dialog>
  );
}

/** A moment as a field for day and time shows it on this device. */
function toField(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

type PaidOrder = {
  id: string;
  number: string;
  payment_state: string;
  fulfilment_state: string;
  total_kes: number;
  rider: string | null;
  attempts: readonly { method: string }[];
};

/** Offers to note cash that a rider took at the door although M-Pesa had paid the order. */
export function SecondCash({ order }: { order: PaidOrder }) {
  const [isOpen, setOpen] = useState(false);
  const isPossible =
    order.rider !== null &&
    order.payment_state === 'paid' &&
    ['dispatched', 'delivered'].includes(order.fulfilment_state) &&
    order.attempts.every(({ method }) => method !== 'cash');
  if (!isPossible) return null;
  return (
    <>
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        {t('Cash was taken as well')}
      </Button>
      {isOpen && <SecondCashDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function SecondCashDialog({ order, onClose }: { order: PaidOrder; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState(String(order.total_kes));
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0;
  const note = useMutation({
    mutationFn: () => noteSecondCash(order.id, Number(amount)),
    onSuccess: () => {
      toast.success(
        t('Cash collected'),
        t('{amount} is owed back for order {number}.', {
          amount: formatKes(Number(amount)),
          number: order.number,
        }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(note.error);
  return (
    <Dialog
      onClose={onClose}
      title={t('Cash on top for order {number}', { number: order.number })}
      description={t(
        'M-Pesa paid this order already. Count the cash into the till: it is owed back, and the buyer is told.',
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAmount) note.mutate();
        }}
      >
        <TextField
          label={t('Amount taken (KSh)')}
          inputMode="numeric"
          value={amount}
          error={isAmount ? fault.amount : t('Enter whole shillings')}
          onChange={(event) => {
            setAmount(event.currentTarget.value);
            note.reset();
          }}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={note.isPending}>
          {t('The cash is in the till')}
        </Button>
      </form>
    </Dialog>
  );
}
