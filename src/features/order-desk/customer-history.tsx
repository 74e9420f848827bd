import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/desk.ts';
import { historyQuery } from './order-desk.queries.ts';

type Props = { orderId: string; hrefOf: (orderId: string) => string };

/** What the buyer of an order has bought before and since. */
export function CustomerHistory({ orderId, hrefOf }: Props) {
  const { data, error } = useQuery(historyQuery(orderId));
  if (!data && error) return <p className="text-danger-700">{errorText(error)}</p>;
  if (!data) return <Skeleton className="h-20" />;
  const others = data.orders.filter(({ id }) => id !== orderId);
  if (others.length === 0)
    return <p className="text-muted">{t('This is the first order from this buyer.')}</p>;
  return (
    <div className="grid gap-3">
      <p>
        {t(
          '{orders} orders since {day}, {amount} paid. {delivered} delivered, {cancelled} cancelled, {returned} returned.',
          {
            orders: data.orders_count,
            day: formatDate(data.first_order_at),
            amount: formatKes(data.spent_kes),
            delivered: data.delivered_count,
            cancelled: data.cancelled_count,
            returned: data.returned_count,
          },
        )}
      </p>
      <ul className="divide-line max-h-72 divide-y overflow-y-auto">
        {others.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
            <Link
              to={hrefOf(order.id)}
              className="text-leaf-700 py-1.5 font-semibold tabular-nums hover:underline"
            >
              {order.number}
            </Link>
            <span className="text-muted text-sm">
              {formatDate(order.placed_at)} · {t.known(order.fulfilment_state)} · {formatKes(order.total_kes)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
