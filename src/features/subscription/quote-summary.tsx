import { formatKes } from '../../lib/format.ts';
import type { Plan } from '../../lib/plan-catalogue.ts';
import { dayText } from './plan-text.ts';

type Quote = {
  kind: string;
  price_kes: number;
  credit_kes: number;
  amount_kes: number;
  period_start: string;
  period_end: string;
};

/** What is paid now and what it buys. */
export function QuoteSummary({ plan, quote }: { plan: Plan; quote: Quote }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
      <dt>{plan.name}, one month</dt>
      <dd className="text-right tabular-nums">{formatKes(quote.price_kes)}</dd>
      {quote.credit_kes > 0 && (
        <>
          <dt>Days of your present plan you have not used</dt>
          <dd className="text-right tabular-nums">− {formatKes(quote.credit_kes)}</dd>
        </>
      )}
      <dt className="border-line border-t pt-2 font-semibold">To pay now</dt>
      <dd className="border-line border-t pt-2 text-right text-lg font-semibold tabular-nums">
        {formatKes(quote.amount_kes)}
      </dd>
      <dt className="text-muted col-span-2 text-sm">
        {quote.kind === 'renewal'
          ? `Your plan goes on from ${dayText(quote.period_start)} until ${dayText(quote.period_end)}.`
          : `Starts as soon as it is paid and runs until ${dayText(quote.period_end)}.`}
      </dt>
    </dl>
  );
}
