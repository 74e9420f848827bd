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
