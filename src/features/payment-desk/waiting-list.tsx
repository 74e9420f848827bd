import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { reasonText } from '../../words/desk-sentences.ts';
import { t } from '../../words/desk.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Choice, choicesOf, SETTLED } from './decisions.ts';
import { MoveMoney } from './move-money.tsx';
import { type Cancellation, cancellationsQuery, type Waiting, waitingQuery } from './payment-desk.queries.ts';
import { NeverCame } from './reason-dialog.tsx';
import { inFlightKes, offerQuery, refundsQuery } from './refunds.queries.ts';
import { SendRefundDialog } from './send-refund-dialog.tsx';
import { SettleNotReceived, SettleWentTwice, WriteOffOwing, SettleReversal } from './settle.tsx';
import { ToldMoney } from './told-money.tsx';

const kinds: Record<string, { text: string; tone: 'gold' | 'danger' | 'info' }> = {
  payment: { text: t('Payment in doubt'), tone: 'danger' },
  receipt_claim: { text: t('Payer names a receipt'), tone: 'info' },
  second_receipt: { text: t('Perhaps paid twice'), tone: 'info' },
  refund: { text: t('Refund due'), tone: 'gold' },
  owing: { text: t('Owing again'), tone: 'danger' },
  told_otherwise: { text: t('M-Pesa says otherwise'), tone: 'danger' },
  went_twice: { text: t('Went back twice'), tone: 'danger' },
  reversal: { text: t('Taken back by M-Pesa'), tone: 'danger' },
  not_received: { text: t('Refund did not arrive'), tone: 'danger' },
};

/** What the money is for. */
const billNouns: Record<string, string> = {
  order: t('Order'),
  plan: t('Month of a plan'),
  consultation: t('Consultation'),
};

/** What was moved here has a number of ours, which no statement has. */
const isMoved = ({ receipt }: Waiting): boolean => receipt?.startsWith('MOVED') ?? false;

/** Why money waits, as its badge says it. */
const kindOf = ({ waits, state }: Waiting) =>
  waits === 'payment' && state === 'paid'
    ? ({ text: t('Second payment'), tone: 'gold' } as const)
    : waits === 'payment' && SETTLED.includes(state)
      ? ({ text: t('Came afterwards'), tone: 'gold' } as const)
      : kinds[waits];

/** All that came for the bill of a row and waits with it. */
const cameKes = (all: readonly Waiting[], { bill_id: id }: Waiting): number =>
  all
    .filter(({ bill_id: each, waits }) => each === id && waits === 'payment')
    .reduce((sum, { amount_kes: amount }) => sum + amount, 0);

type Props = {
  /** Whether they may give money up, as owners may. */
  mayWriteOff: boolean;
  hrefOf: (waiting: Waiting) => string;
};

/** Money that waits for a person's decision. */
export function WaitingList({ mayWriteOff, hrefOf }: Props) {
  const { data: all, error, refetch } = useQuery(waitingQuery);
  const { data: refunds = [] } = useQuery(refundsQuery);
  const { data: cancellations = [] } = useQuery(cancellationsQuery(orderIds(all)));
  // What M-Pesa is told to send stands in its own list; a rest of the same payment stays in this one.
  const data = all?.flatMap((waiting) => {
    const left =
      waiting.amount_kes - (waiting.waits === 'refund' ? inFlightKes(refunds, waiting.payment_id) : 0);
    return left > 0 ? [{ ...waiting, amount_kes: left, isInFlight: left < waiting.amount_kes }] : [];
  });
  const [open, setOpen] = useState<{ waiting: Waiting; choice: Choice } | null>(null);
  if (!data && error)
    return <NotLoaded title={t('The payments could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Loading payments')} />;
  if (data.length === 0)
    return (
      <EmptyState title={t('No money waits for you')}>
        {t(
          'Payments in doubt, receipts that payers name and refunds that are due appear here, of orders, plans and consultations.',
        )}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-3">
        {data.map((waiting) => {
          const { money } = waiting;
          const kind = kindOf(waiting);
          const cancelled = cancellations.find((each) => each.bill_id === waiting.bill_id);
          const isMovable =
            waiting.waits === 'refund' || (waiting.waits === 'payment' && SETTLED.includes(waiting.state));
          const choices = choicesOf({
            ...waiting,
            totalKes: cameKes(data, waiting),
            cancelled: cancelled?.how ?? null,
          });
          return (
            <li
              key={`${waiting.waits} ${waiting.payment_id ?? waiting.claim_id} ${waiting.receipt}`}
              className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm"
            >
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <div>
                  <Link
                    to={hrefOf(waiting)}
                    className="text-leaf-700 font-semibold tabular-nums underline underline-offset-4"
                  >
                    {waiting.number}
                  </Link>{' '}
                  <Badge tone={kind?.tone}>{kind?.text ?? waiting.waits}</Badge>
                  <p className="text-muted text-sm">
                    {[
                      billNouns[waiting.kind],
                      waiting.payer_name,
                      waiting.phone.includes('*')
                        ? t('paid from {phone}', { phone: waiting.phone })
                        : formatPhone(waiting.phone),
                      t('since {time}', { time: formatDateTime(waiting.waiting_since) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <p className="tabular-nums sm:text-right">
                  <strong>{formatKes(waiting.amount_kes)}</strong>
                  {waiting.amount_kes !== waiting.asked_kes && (
                    <span className="text-muted block text-sm">
                      {t('of {amount}', { amount: formatKes(waiting.asked_kes) })}
                    </span>
                  )}
                </p>
              </div>
              <Cancelled by={cancelled} />
              <p className="text-pretty">
                {waiting.reason && reasonText(waiting.reason)}
                {waiting.receipt && !isMoved(waiting) && (
                  <span className="font-semibold">
                    {' '}
                    {t('Receipt {receipt}.', { receipt: waiting.receipt })}
                  </span>
                )}
              </p>
              {money && waiting.claim_id !== null && <ToldMoney money={money} />}
              <div className="flex flex-wrap gap-2">
                {waiting.waits === 'refund' && <SendRefund waiting={waiting} />}
                {waiting.waits === 'owing' && mayWriteOff && <WriteOffOwing bill={waiting} />}
                {waiting.waits === 'reversal' && <SettleReversal waiting={waiting} />}
                {waiting.waits === 'told_otherwise' && waiting.payment_id !== null && (
                  <NeverCame
                    payments={[
                      {
                        id: waiting.payment_id,
                        state: 'paid',
                        amount_kes: waiting.amount_kes,
                        received_kes: waiting.amount_kes,
                        receipt: waiting.receipt,
                        isUnheard: true,
                      },
                    ]}
                  />
                )}
                {waiting.waits === 'went_twice' && (
                  <SettleWentTwice
                    waiting={waiting}
                    mayWriteOff={
                      mayWriteOff &&
                      !data.some(({ waits, bill_id: id }) => waits === 'owing' && id === waiting.bill_id)
                    }
                  />
                )}
                {waiting.waits === 'not_received' && <SettleNotReceived waiting={waiting} />}
                {!waiting.isInFlight &&
                  choices.map((choice, index) => (
                    <Button
                      key={choice.decision}
                      size="sm"
                      variant={index === 0 && waiting.waits !== 'refund' ? 'primary' : 'secondary'}
                      onClick={() => setOpen({ waiting, choice })}
                    >
                      {choice.label}
                    </Button>
                  ))}
                {isMovable && waiting.payment_id !== null && (
                  <MoveMoney waiting={{ ...waiting, payment_id: waiting.payment_id }} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {open && <DecisionDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const orderIds = (all: readonly Waiting[] = []): string[] =>
  [...new Set(all.filter(({ kind }) => kind === 'order').map((waiting) => waiting.bill_id))].toSorted();

function Cancelled({ by }: { by: Cancellation | undefined }) {
  if (!by) return null;
  const time = formatDateTime(by.at);
  return (
    <p className="text-muted text-sm">
      {by.how === 'time' && t('Its time to pay ran out on {time}.', { time })}
      {by.how === 'payer' && t('Cancelled by the buyer on {time}.', { time })}
      {by.how === 'shop' &&
        (by.person === null
          ? t('Cancelled by the shop on {time}.', { time })
          : t('Cancelled by {person} on {time}.', { person: by.person, time }))}
    </p>
  );
}

/** Offers to have M-Pesa send what is owed back, where it can. */
function SendRefund({ waiting }: { waiting: Waiting }) {
  const { payment_id: paymentId, bill_id: billId, amount_kes: leftKes } = waiting;
  const [isOpen, setOpen] = useState(false);
  const { data: offer } = useQuery({
    ...offerQuery(billId, paymentId ?? '', leftKes, null),
    enabled: paymentId !== null,
  });
  if (!offer?.way || paymentId === null) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('Send {amount} back by M-Pesa', { amount: formatKes(leftKes) })}
      </Button>
      {isOpen && (
        <SendRefundDialog
          waiting={{ ...waiting, payment_id: paymentId }}
          leftKes={leftKes}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
