import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { utilisationQuery } from './practices-desk.queries.ts';

const hours = (minutes: number): string => `${Math.round(minutes / 6) / 10} h`;

/** How full every practice was between two days of Nairobi. */
export function UtilisationTable({ fromDay, toDay }: { fromDay: string; toDay: string }) {
  const { data: rows } = useQuery(utilisationQuery(fromDay, toDay));
  if (!rows) return <Spinner label="Adding up" />;
  return (
    <section
      aria-label="Utilisation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="border-line bg-surface relative overflow-x-auto rounded-2xl border"
    >
      <table className="w-full min-w-180 text-left tabular-nums">
        <thead>
          <tr className="border-line text-muted border-b text-sm [&_th]:p-3 [&_th]:font-semibold">
            <th scope="col">Practitioner</th>
            <th scope="col">Booked</th>
            <th scope="col">Of open hours</th>
            <th scope="col">Took place</th>
            <th scope="col">Missed</th>
            <th scope="col">Cancelled</th>
            <th scope="col">Ahead</th>
            <th scope="col">Earned</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.practitioner_id}
              className="border-line border-b last:border-0 [&_td]:p-3 [&_th]:p-3"
            >
              <th scope="row" className="font-medium">
                {row.display_name}
              </th>
              <td className="font-semibold">
                {row.open_minutes > 0
                  ? `${Math.round((100 * row.booked_minutes) / row.open_minutes)} %`
                  : 'n/a'}
              </td>
              <td>
                {hours(row.booked_minutes)} of {hours(row.open_minutes)}
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
