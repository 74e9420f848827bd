import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { StateBadges } from './state-badges.tsx';

export type OrderRow = {
  id: string;
  number: string;
  placed_at: string;
  contact_name: string;
  town: string;
  county: string;
  phone: string;
  total_kes: number;
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
};

type Props = { rows: readonly OrderRow[]; hrefOf: (orderId: string) => string };

/** The orders of a queue: a table where there is room, cards on a phone. */
export function OrderRows({ rows, hrefOf }: Props) {
  return (
    <>
      <ul className="grid gap-3 md:hidden">
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to={hrefOf(row.id)}
              preventScrollReset
              className="border-line bg-surface grid gap-2 rounded-xl border p-4 shadow-sm"
            >
              <span className="flex justify-between gap-3">
                <strong className="tabular-nums">{row.number}</strong>
                <strong className="tabular-nums">{formatKes(row.total_kes)}</strong>
              </span>
              <span className="text-muted text-sm">
                {row.contact_name}, {row.town} · {formatDateTime(row.placed_at)}
              </span>
              <StateBadges order={row} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="border-line bg-surface hidden overflow-x-auto rounded-2xl border shadow-md md:block">
        <table className="w-full text-left">
          <thead className="border-line text-muted border-b text-sm">
            <tr>
              <th className="px-4 py-3 font-semibold">Order</th>
              <th className="px-4 py-3 font-semibold">Placed</th>
              <th className="px-4 py-3 font-semibold">Buyer</th>
              <th className="px-4 py-3 font-semibold">State</th>
              <th className="px-4 py-3 text-right font-semibold">Total</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-line hover:bg-leaf-50 border-b last:border-b-0">
                <td className="px-4 py-2">
                  <Link
                    to={hrefOf(row.id)}
                    preventScrollReset
                    className="text-leaf-700 inline-grid min-h-11 items-center font-semibold tabular-nums underline underline-offset-4"
                  >
                    {row.number}
                  </Link>
                </td>
                <td className="px-4 py-2 whitespace-nowrap">{formatDateTime(row.placed_at)}</td>
                <td className="px-4 py-2">
                  {row.contact_name}
                  <span className="text-muted block text-sm">
                    {row.town}, {row.county} · {formatPhone(row.phone)}
                  </span>
                </td>
                <td className="px-4 py-2">
                  <StateBadges order={row} />
                </td>
                <td className="px-4 py-2 text-right whitespace-nowrap tabular-nums">
                  {formatKes(row.total_kes)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
