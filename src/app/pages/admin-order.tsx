import { useQuery } from '@tanstack/react-query';

import { adminOrderQuery } from '../../features/admin/admin.queries.ts';
import { AttemptList } from '../../features/admin/attempt-list.tsx';
import { EventList } from '../../features/admin/event-list.tsx';
import { FulfilmentButtons } from '../../features/admin/fulfilment-buttons.tsx';
import { StateBadges } from '../../features/admin/state-badges.tsx';
import { DeliveryAddress } from '../../features/orders/delivery-address.tsx';
import { OrderLines } from '../../features/orders/order-lines.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** One order with all an administrator needs to send it off or to look into its payment. */
export function AdminOrder({ id, backTo }: { id: string; backTo: string }) {
  const { data: order, error } = useQuery(adminOrderQuery(id));
  return (
    <div className="grid gap-5">
      <Link
        to={backTo}
        className="text-leaf-700 inline-flex min-h-11 w-fit items-center gap-2 font-semibold hover:underline"
      >
        <ArrowLeftIcon className="size-5" />
        All orders
      </Link>
      {!order && error && (
        <Alert tone="danger" title="The order could not be loaded">
          {errorText(error)}
        </Alert>
      )}
      {!order && !error && <Spinner label="Loading the order" />}
      {order && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="grid gap-1.5">
              <h2 className="text-2xl tabular-nums">{order.number}</h2>
              <span className="text-muted flex flex-wrap items-center gap-3">
                <StateBadges order={order} />
                Placed {formatDateTime(order.placed_at)}
              </span>
            </div>
            <FulfilmentButtons order={order} />
          </div>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Card>
              <h3 className="mb-3 text-xl">Deliver to</h3>
              <DeliveryAddress order={order} callable />
            </Card>
            <Card>
              <h3 className="mb-3 text-xl">Payment</h3>
              {order.payment_method === 'cash' ? (
                <p>Cash on delivery.</p>
              ) : (
                <AttemptList attempts={order.attempts} />
              )}
            </Card>
            <Card>
              <h3 className="mb-3 text-xl">Items</h3>
              <OrderLines
                items={order.items}
                subtotalKes={order.subtotal_kes}
                deliveryKes={order.delivery_kes}
                totalKes={order.total_kes}
              />
            </Card>
            <Card>
              <h3 className="mb-3 text-xl">History</h3>
              <EventList events={order.events} />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
