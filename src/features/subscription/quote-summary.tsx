import { formatKes } from '../../lib/format.ts';
import type { Plan } from '../../lib/plan-catalogue.ts';
import { t } from '../../words/account.ts';
import { dayText } from './plan-text.ts';

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
const states: Record<string, string> = {
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
) {
  const newest = rows.find((row) => row.plan_type === plan && row.state !== 'cancelled');
  const row = newest && newest.state in states && !known.has(newest.id) ? newest : undefined;
  return {
    id: row?.id ?? null,
    number: row?.number ?? null,
    phone: rows.flatMap(({ payments }) => payments)[0]?.phone ?? null,
    payment_method: 'mpesa',
    payment_state: states[row?.state ?? 'open'] ?? 'awaiting',
    fulfilment_state: 'placed',
    total_kes: row?.amount_kes ?? dueKes,
    hold_expires_at: null,
  };
}
