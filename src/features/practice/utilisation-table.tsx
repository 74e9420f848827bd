import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { utilisationQuery } from './practices-desk.queries.ts';

const hours = (minutes: number): string => t('{n} h', { n: Math.round(minutes / 6) / 10 });

/** How full every practice was between two days of Nairobi. */
export function UtilisationTable({ fromDay, toDay }: { fromDay: string; toDay: string }) {
  const { data: rows } = useQuery(utilisationQuery(fromDay, toDay));
  if (!rows) return <Spinner label={t('Adding up')} />;
  return (
    <section
      aria-label={t('Utilisation')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="border-line bg-surface relative overflow-x-auto rounded-2xl border"
    >
      <table className="w-full min-w-180 text-left tabular-nums">
        <thead>
          <tr className="border-line text-muted border-b text-sm [&_th]:p-3 [&_th]:font-semibold">
            <th scope="col">{t('Practitioner')}</th>
            <th scope="col">{t('Booked')}</th>
            <th scope="col">{t('Of open hours')}</th>
            <th scope="col">{t('Took place')}</th>
            <th scope="col">{t('Missed')}</th>
            <th scope="col">{t('Cancelled')}</th>
            <th scope="col">{t('Ahead')}</th>
            <th scope="col">{t('Earned')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.practitioner_id}
              className="border-line border-b last:border-0 [&_td]:p-3 [&_th]:p-3"
            >
              <th scope="row">{row.display_name}</th>
              <td className="font-semibold">
                {row.open_minutes > 0
                  ? `${Math.round((100 * row.booked_minutes) / row.open_minutes)} %`
                  : t('n/a')}
              </td>
              <td>
                {t('{booked} of {open}', {
                  booked: hours(row.booked_minutes),
                  open: hours(row.open_minutes),
                })}
              </td>
              <td>{row.held}</td>
              <td>{row.no_shows}</td>
              <td>{row.cancelled}</td>
              <td>{row.upcoming}</td>
              <td>{formatKes(row.earned_kes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
