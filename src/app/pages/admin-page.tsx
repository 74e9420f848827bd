import { useSearchParams } from 'react-router';

import { useLiveAdmin } from '../../features/admin/admin.queries.ts';
import { NumberTiles } from '../../features/admin/number-tiles.tsx';
import { OrderQueueView } from '../../features/admin/order-queue-view.tsx';
import { type QueueId, queueFromQuery } from '../../features/admin/order-queue.ts';
import { useIsAdmin } from '../../features/auth/is-admin.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NotFound } from '../not-found.tsx';
import { AdminOrder } from './admin-order.tsx';

/** The administrators' desk. For everybody else it does not exist. */
export function Component() {
  const ready = useIsSessionReady();
  const isAdmin = useIsAdmin();
  if (!ready || isAdmin === undefined) return <Spinner label="Loading" />;
  return isAdmin ? <Desk /> : <NotFound />;
}

function Desk() {
  const [query, setQuery] = useSearchParams();
  const queue = queueFromQuery(query.get('queue'));
  const orderId = query.get('order');
  useLiveAdmin();

  const addressOf = (next: QueueId, order?: string): string =>
    `${paths.admin()}?${new URLSearchParams({ queue: next, ...(order ? { order } : {}) })}`;

  return (
    <div className="page pb-12">
      <PageHead title="Admin" noIndex />
      <PageHeader title="Orders" />
      {orderId ? (
        <AdminOrder key={orderId} id={orderId} backTo={addressOf(queue)} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <NumberTiles />
          <OrderQueueView
            queue={queue}
            onQueue={(next) => setQuery({ queue: next }, { replace: true, preventScrollReset: true })}
            hrefOf={(id) => addressOf(queue, id)}
          />
        </div>
      )}
    </div>
  );
}
