import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { dateLocale } from '../../words/language.ts';
import { earningsQuery } from './practice.queries.ts';

const monthName = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Month by month: what took place and what it earned. */
export function EarningsView({ userId }: { userId: string }) {
  const { data: months } = useQuery(earningsQuery(userId));
  if (!months) return <Spinner label={t('Adding up')} />;
  if (months.length === 0)
    return (
      <EmptyState title={t('Nothing earned yet')}>
        {t('Your first consultation will be counted here.')}
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <section
        aria-label={t('Earnings')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        className="border-line bg-surface relative overflow-x-auto rounded-2xl border"
      >
        <table className="w-full min-w-160 text-left tabular-nums">
          <thead>
            <tr className="border-line text-muted border-b text-sm [&_th]:p-3 [&_th]:font-semibold">
              <th scope="col">{t('Month')}</th>
              <th scope="col">{t('Earned')}</th>
              <th scope="col">{t('Took place')}</th>
              <th scope="col">{t('Missed')}</th>
              <th scope="col">{t('Cancelled')}</th>
              <th scope="col">{t('M-Pesa')}</th>
              <th scope="col">{t('Plans')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month} className="border-line border-b last:border-0 [&_td]:p-3 [&_th]:p-3">
                <th scope="row" className="whitespace-nowrap">
                  {monthName.format(new Date(`${row.month}T00:00:00Z`))}
                </th>
                <td className="font-semibold">{formatKes(row.total_kes)}</td>
                <td>{row.held}</td>
                <td>{row.no_shows}</td>
                <td>{row.cancelled}</td>
                <td>{formatKes(row.mpesa_kes)}</td>
                <td>{formatKes(row.plan_kes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-muted text-sm">
        {t(
          'A consultation counts when it took place, when the client stayed away, and when they cancelled less than a day before.',
        )}
      </p>
    </div>
  );
}
