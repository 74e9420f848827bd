import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk-key.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { moneyFault } from '../../lib/money-fault.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { type Rider, ridersQuery, settleRider } from './riders.queries.ts';

type Props = {
  /** Whether they may give money up, as owners may. */
  mayWriteOff: boolean;
  hrefOf: (bill: { kind: string; bill_id: string; number: string }) => string;
};

/** Cash that riders took at the door and have not handed in. Nothing where there is none. */
export function WithRiders({ mayWriteOff, hrefOf }: Props) {
  const { data, error } = useQuery(ridersQuery);
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!data || data.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('With riders')}</h2>
      <p className="text-muted">{t('Cash taken at the door. It counts in the till once it is handed in.')}</p>
      <ul className="grid gap-3">
        {data.map((rider) => (
          <RiderRow key={rider.rider} rider={rider} mayWriteOff={mayWriteOff} hrefOf={hrefOf} />
        ))}
      </ul>
    </section>
  );
}

type SettleRiderDialogProps = { rider: Rider; outcome: 'handed_in' | 'written_off'; onClose: () => void };

/** Notes what a rider handed in, all or a part, or what an owner gives up. */
function SettleRiderDialog({ rider, outcome, onClose }: SettleRiderDialogProps) {
  const queryClient = useQueryClient();
  const isGivenUp = outcome === 'written_off';
  const [amount, setAmount] = useState(isGivenUp ? String(rider.owed_kes) : '');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const settle = useMutation({
    mutationFn: () => settleRider(rider.rider, { amountKes: Number(amount), outcome, reason, key }),
    onSuccess: (left) => {
      toast.success(
        isGivenUp ? t('Given up') : t('In the till'),
        left > 0
          ? t('{rider} still has {amount}.', { rider: rider.rider, amount: formatKes(left) })
          : t('{rider} has nothing of the shop any more.', { rider: rider.rider }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(settle.error);
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0;
  const lacksReason = isGivenUp && reason.trim() === '';
  return (
    <Dialog
      onClose={onClose}
      title={
        isGivenUp
          ? t('Give up what {rider} owes?', { rider: rider.rider })
          : t('{rider} hands in cash', { rider: rider.rider })
      }
      description={
        isGivenUp
          ? t('It is booked as a loss, with the reason.')
          : t('Count the money first. What is missing stays owed by name.')
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isAmount && !lacksReason) settle.mutate();
        }}
      >
        <TextField
          label={t('Amount (KSh)')}
          hint={t('{amount} is owed.', { amount: formatKes(rider.owed_kes) })}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          error={asked && !isAmount ? t('Enter whole shillings') : fault.amount}
          onChange={(event) => {
            setAmount(event.currentTarget.value);
            settle.reset();
          }}
        />
        <TextField
          label={isGivenUp ? t('Why it is given up') : t('Note')}
          maxLength={500}
          value={reason}
          error={asked && lacksReason ? t('Say why this money is given up.') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={settle.isPending}>
          {isGivenUp ? t('Write off') : t('The cash is in the till')}
        </Button>
      </form>
    </Dialog>
  );
}

function RiderRow({ rider, mayWriteOff, hrefOf }: Props & { rider: Rider }) {
  const [asks, setAsks] = useState<'handed_in' | 'written_off' | null>(null);
  if (rider.owed_kes < 0) {
    return (
      <li className="border-line bg-surface rounded-2xl border p-4 shadow-sm">
        <p className="wrap-anywhere">
          <strong>{rider.rider}</strong>
          <span className="text-muted block text-sm">
            {t('Handed in {amount} more than they took: it counts for what they take next.', {
              amount: formatKes(-rider.owed_kes),
            })}
          </span>
        </p>
      </li>
    );
  }
  return (
    <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
      <p className="wrap-anywhere">
        <strong>{rider.rider}</strong> · <span className="tabular-nums">{formatKes(rider.owed_kes)}</span>
        <span className="text-muted block text-sm">
          {t.count(rider.orders, '{n} order, since {time}', '{n} orders, since {time}', {
            time: formatDateTime(rider.since),
          })}
        </span>
      </p>
      <ul className="text-sm">
        {rider.taken.map(({ order_id: id, number, at, amount_kes: kes, left_kes: left }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span>
              {number !== null && (
                <Link
                  to={hrefOf({ kind: 'order', bill_id: id, number })}
                  className="text-leaf-700 underline underline-offset-4"
                >
                  {number}
                </Link>
              )}{' '}
              · {formatDateTime(at)}
            </span>
            <span>
              {left === kes
                ? formatKes(kes)
                : t('{left} of {amount}', { left: formatKes(left), amount: formatKes(kes) })}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAsks('handed_in')}>
          {t('Handed in')}
        </Button>
        {mayWriteOff && (
          <Button size="sm" variant="quiet" onClick={() => setAsks('written_off')}>
            {t('Write off')}
          </Button>
        )}
      </div>
      {asks && <SettleRiderDialog rider={rider} outcome={asks} onClose={() => setAsks(null)} />}
    </li>
  );
}
