import { useQuery } from '@tanstack/react-query';

import { formatDateTime, formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { planOfType } from '../../lib/plan-catalogue.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { t } from '../../words/account.ts';
import { planPaymentsQuery } from './plan-payments.queries.ts';
import { dayText } from './plan-text.ts';
import { isPlanType } from './subscription.queries.ts';

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
