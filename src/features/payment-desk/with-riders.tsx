import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { leftWords, type Rider, ridersQuery, settleRider } from './books.queries.ts';

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

type Outcome = 'handed_in' | 'written_off' | 'given_back';
type SettleRiderDialogProps = { rider: Rider; outcome: Outcome; onClose: () => void };

/** Notes what a rider handed in, all or a part, what an owner gives up, or what they have back of what was too much. */
function SettleRiderDialog({ rider, outcome, onClose }: SettleRiderDialogProps) {
  const queryClient = useQueryClient();
  const isGivenUp = outcome === 'written_off';
  const words = dialogWords(outcome, rider.rider);
  const [amount, setAmount] = useState(outcome === 'handed_in' ? '' : String(Math.abs(rider.owed_kes)));
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const settle = useMutation({
    mutationFn: () => settleRider(rider.rider, { amountKes: Number(amount), outcome, reason, key }),
    onSuccess: (left) => {
      toast.success(words.done, leftWords(rider.rider, left));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(settle.error);
  const isAmount = /^\d{1,7}$/.test(amount) && Number(amount) > 0;
  const lacksReason = isGivenUp && reason.trim() === '';
  return (
    <Dialog onClose={onClose} title={words.title} description={words.description}>
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
          hint={
            outcome === 'given_back'
              ? t('{amount} was too much.', { amount: formatKes(-rider.owed_kes) })
              : t('{amount} is owed.', { amount: formatKes(rider.owed_kes) })
          }
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
          {words.press}
        </Button>
      </form>
    </Dialog>
  );
}

function dialogWords(outcome: Outcome, rider: string) {
  switch (outcome) {
    case 'handed_in':
      return {
        title: t('{rider} hands in cash', { rider }),
        description: t('Count the money first. What is missing stays owed by name.'),
        press: t('The cash is in the till'),
        done: t('In the till'),
      };
    case 'written_off':
      return {
        title: t('Give up what {rider} owes?', { rider }),
        description: t('It is booked as a loss, with the reason.'),
        press: t('Write off'),
        done: t('Given up'),
      };
    case 'given_back':
      return {
        title: t('Give {rider} back what was too much?', { rider }),
        description: t('It comes out of the till.'),
        press: t('They have it'),
        done: t('Given back'),
      };
  }
}

function RiderRow({ rider, mayWriteOff, hrefOf }: Props & { rider: Rider }) {
  const [asks, setAsks] = useState<Outcome | null>(null);
  if (rider.owed_kes < 0) {
    return (
      <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
        <p className="wrap-anywhere">
          <strong>{rider.rider}</strong>
          <span className="text-muted block text-sm">
            {t('Handed in {amount} more than they took: it counts for what they take next.', {
              amount: formatKes(-rider.owed_kes),
            })}
          </span>
        </p>
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setAsks('given_back')}
        >
          {t('Give the cash back')}
        </Button>
        {asks && <SettleRiderDialog rider={rider} outcome={asks} onClose={() => setAsks(null)} />}
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
