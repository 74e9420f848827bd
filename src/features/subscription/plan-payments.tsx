import { useQuery } from '@tanstack/react-query';

import type { Payable } from '../../entities/bills/bill.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { type Plan, planOfType } from '../../lib/plan-catalogue.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { t } from '../../words/account.ts';
import { dayText, planPaymentsQuery, isPlanType } from './subscription.queries.ts';

const states: Record<string, { tone: 'leaf' | 'gold' | 'neutral' | 'info'; text: string }> = {
  paid: { tone: 'leaf', text: t('Paid') },
  open: { tone: 'neutral', text: t('Not paid') },
  needs_review: { tone: 'gold', text: t('Being checked') },
  refund_due: { tone: 'info', text: t('Refund on its way') },
  refunded: { tone: 'info', text: t('Refunded') },
};

/** Every payment made for a plan, with its M-Pesa code and its receipt. Nothing while there is none. */
export function PlanReceipts({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(planPaymentsQuery(userId));
  if (!data && error)
    return <NotLoaded title={t('Your payments could not be loaded')} error={error} again={refetch} />;
  // One that was never paid is no news, except while it can still be.
  const rows = (data ?? []).filter(({ state }) => state in states && state !== 'open');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="receipts" className="grid gap-3">
      <h2 id="receipts" className="text-xl">
        {t('Payments and receipts')}
      </h2>
      <ul className="divide-line border-line bg-surface divide-y rounded-2xl border shadow-sm">
        {rows.map((row) => {
          const name = isPlanType(row.plan_type) ? planOfType(row.plan_type).name : row.plan_type;
          const receipt = row.payments.find((payment) => payment.state === 'paid')?.receipt ?? null;
          const days =
            row.period_start && row.period_end
              ? t('{from} to {to}', { from: dayText(row.period_start), to: dayText(row.period_end) })
              : null;
          const state = states[row.state];
          return (
            <li key={row.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 p-5">
              <div className="grid grow gap-0.5">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}, {formatKes(row.amount_kes)} {state && <Badge tone={state.tone}>{state.text}</Badge>}
                </p>
                <p className="text-muted text-sm">
                  {[days, row.paid_at && t('paid {time}', { time: formatDateTime(row.paid_at) }), row.number]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {row.state === 'refunded' && row.period_start && (
                  <p className="text-muted text-sm">{t('The money went back, and this month has ended.')}</p>
                )}
                {receipt && (
                  <p className="text-muted text-sm">
                    {t.rich(
                      'M-Pesa receipt <b>{receipt}</b>',
                      { b: (words) => <strong className="text-ink tabular-nums">{words}</strong> },
                      { receipt },
                    )}
                  </p>
                )}
              </div>
              <Link
                to={paths.receipt(row.id)}
                aria-label={t('Receipt of {number}', { number: row.number })}
                className={buttonStyles({ variant: 'secondary', size: 'sm' })}
              >
                {t('Receipt')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Quote = {
  kind: string;
  price_kes: number;
  credit_kes: number;
  amount_kes: number;
  period_start: string;
  period_end: string;
};

const row = 'flex items-baseline justify-between gap-6';

/** What is paid now and what it buys. */
export function QuoteSummary({ plan, quote }: { plan: Plan; quote: Quote }) {
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2">
        <div className={row}>
          <dt>{t('{plan}, one month', { plan: plan.name })}</dt>
          <dd className="shrink-0 tabular-nums">{formatKes(quote.price_kes)}</dd>
        </div>
        {quote.credit_kes > 0 && (
          <div className={row}>
            <dt>{t('Days of your present plan you have not used')}</dt>
            <dd className="shrink-0 tabular-nums">− {formatKes(quote.credit_kes)}</dd>
          </div>
        )}
        <div className={`${row} border-line border-t pt-2 font-semibold`}>
          <dt>{t('To pay now')}</dt>
          <dd className="shrink-0 text-lg tabular-nums">{formatKes(quote.amount_kes)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">
        {quote.kind === 'renewal'
          ? t('Your plan goes on from {from} until {to}.', {
              from: dayText(quote.period_start),
              to: dayText(quote.period_end),
            })
          : t('Starts as soon as it is paid and runs until {to}.', { to: dayText(quote.period_end) })}
      </p>
    </div>
  );
}

/** What is read of a payment for a plan, newest first. */
type PlanPaymentRow = {
  id: string;
  number: string;
  plan_type: string;
  state: string;
  amount_kes: number;
  payments: readonly { phone: string }[];
};

/** The states of a month in the words of orders, which the payment panel speaks. */
const boughtStates: Record<string, string> = {
  open: 'awaiting',
  paid: 'paid',
  needs_review: 'needs_review',
};

/**
 * The bill of a month of a plan for the payment panel.
 * @param rows a user's payments for plans, newest first
 * @param known ids that were paid before the page was opened: those are history, and the next month is the bill
 * @param dueKes what the month costs today
 */
export function planBill(
  rows: readonly PlanPaymentRow[],
  plan: string,
  known: ReadonlySet<string>,
  dueKes: number,
): Payable & { id: string | null; number: string | null; phone: string | null } {
  const newest = rows.find((row) => row.plan_type === plan && row.state !== 'cancelled');
  const row = newest && newest.state in boughtStates && !known.has(newest.id) ? newest : undefined;
  return {
    id: row?.id ?? null,
    number: row?.number ?? null,
    phone: rows.flatMap(({ payments }) => payments)[0]?.phone ?? null,
    payment_method: 'mpesa',
    payment_state: boughtStates[row?.state ?? 'open'] ?? 'awaiting',
    fulfilment_state: 'placed',
    total_kes: row?.amount_kes ?? dueKes,
    hold_expires_at: null,
  };
}
