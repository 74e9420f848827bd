import { formatDateTime, formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/card.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/account.ts';
import type { GuestOrder } from './guest-orders.ts';
import { orderBadge, type OrderState } from './order.ts';

type Props = {
  order: OrderState & {
    id: string;
    number: string;
    total_kes: number;
    placed_at: string;
    items: readonly { id: number; name: string; picture: string; quantity: number }[];
  };
};

const SHOWN = 4;

/** One order in the list; the whole card opens it. */
export function OrderCard({ order }: Props) {
  const { text, tone } = orderBadge(order);
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <Link
      to={paths.order(order.id)}
      className="group border-line bg-surface hover:border-leaf-400 grid gap-3 rounded-2xl border p-4 shadow-md transition-colors sm:p-5"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-serif text-lg font-semibold tabular-nums">{order.number}</span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      <span className="flex items-center gap-2">
        {order.items.slice(0, SHOWN).map((item) => (
          <ResponsivePicture
            key={item.id}
            name={item.picture}
            alt={item.name}
            sizes="56px"
            className="size-14! rounded-lg"
          />
        ))}
        {order.items.length > SHOWN && (
          <span className="text-muted text-sm">{t('+{n} more', { n: order.items.length - SHOWN })}</span>
        )}
        <ChevronRightIcon className="text-muted ml-auto transition-transform group-hover:translate-x-0.5" />
      </span>
      <span className="text-muted flex flex-wrap justify-between gap-2 text-sm">
        <span>
          {formatDateTime(order.placed_at)} · {t.count(pieces, '{n} item', '{n} items')}
        </span>
        <strong className="text-ink text-base tabular-nums">{formatKes(order.total_kes)}</strong>
      </span>
    </Link>
  );
}

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
