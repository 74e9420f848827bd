import { useSearchParams } from 'react-router';

import { NumberTiles } from '../../features/order-desk/number-tiles.tsx';
import { useLiveOrders } from '../../features/order-desk/order-desk.queries.ts';
import { OrderQueueView } from '../../features/order-desk/order-queue-view.tsx';
import { type QueueId, queueFromQuery } from '../../features/order-desk/order-queue.ts';
import { paths } from '../../lib/paths.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { AdminOrder } from './admin-order.tsx';

/** The start of the desks: today's numbers and the orders that wait. */
export function Component() {
  return (
    <AdminFrame title="Orders">
      <Desk />
    </AdminFrame>
  );
}

function Desk() {
  const [query, setQuery] = useSearchParams();
  const queue = queueFromQuery(query.get('queue'));
  const orderId = query.get('order');
  useLiveOrders();

  const addressOf = (next: QueueId, order?: string): string =>
    `${paths.admin()}?${new URLSearchParams({ queue: next, ...(order ? { order } : {}) })}`;
  const slipsHrefOf = (ids: string[]): string => `${paths.admin()}/slips?orders=${ids.join(',')}`;

  if (orderId)
    return (
      <AdminOrder
        key={orderId}
        id={orderId}
        backTo={addressOf(queue)}
        hrefOf={(id) => addressOf(queue, id)}
        slipsHref={slipsHrefOf([orderId])}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NumberTiles />
      <OrderQueueView
        queue={queue}
        onQueue={(next) => setQuery({ queue: next }, { replace: true, preventScrollReset: true })}
        hrefOf={(id) => addressOf(queue, id)}
        slipsHrefOf={slipsHrefOf}
      />
    </div>
  );
}
