import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import type { GuestOrder } from './guest-orders.ts';

/** The orders placed on this device without an account. */
export function DeviceOrders({ orders }: { orders: readonly GuestOrder[] }) {
  return (
    <ul className="grid gap-3">
      {orders.map(({ id, number, placedAt }) => (
        <li key={id}>
          <Link
            to={paths.order(id)}
            className="border-line bg-surface hover:border-leaf-400 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border p-4 shadow-md transition-colors"
          >
            <span className="font-serif text-lg font-semibold tabular-nums">{number}</span>
            <span className="text-muted text-sm">
              {t('Placed {time}', { time: formatDateTime(placedAt) })}
            </span>
            <ChevronRightIcon className="text-muted ml-auto" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
