import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { addToCart } from '../../features/cart/cart-store.ts';
import { CancelOrder } from '../../features/orders/cancel-order.tsx';
import { DeliveryAddress } from '../../features/orders/delivery-address.tsx';
import { OrderLines } from '../../features/orders/order-lines.tsx';
import { canCancel, orderBadge, orderSteps } from '../../features/orders/order-states.ts';
import { orderQuery, useLiveOrders } from '../../features/orders/orders.queries.ts';
import { PaymentPanel } from '../../features/payments/payment-panel.tsx';
import { AppError, errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Timeline } from '../../ui/timeline.tsx';

const POLL_OPEN_MS = 5000;
const POLL_MS = 60_000;

/** One order: how far it is, its payment, what is in it and where it goes. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const ready = useIsSessionReady();
  if (!ready) return <Spinner label="Loading" />;
  if (!session) return <Navigate to={paths.auth({ redirect: paths.order(id) })} replace />;
  return (
    <div className="page pb-12">
      <PageHead title="Order" noIndex />
      <OrderView key={`${session.user.id} ${id}`} id={id} userId={session.user.id} />
    </div>
  );
}

function OrderView({ id, userId }: { id: string; userId: string }) {
  useLiveOrders(`id=eq.${id}`);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...orderQuery(id),
    // Realtime tells first; asking as well covers a socket that died unnoticed.
    refetchInterval: ({ state }) =>
      state.data && ['awaiting', 'failed'].includes(state.data.payment_state) ? POLL_OPEN_MS : POLL_MS,
  });
  const order = data?.user_id === userId ? data : undefined;

  if (!order && (data || (error instanceof AppError && error.kind === 'not_found'))) return <NotFound />;
  if (!order && error)
    return (
      <div className="pt-8">
        <Alert
          tone="danger"
          title="Your order could not be loaded"
          action={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      </div>
    );
  if (!order) return <Spinner label="Loading your order" />;

  const badge = orderBadge(order);
  const ended = order.fulfilment_state === 'cancelled' || order.fulfilment_state === 'delivered';

  function orderAgain(): void {
    for (const item of order?.items ?? [])
      addToCart(
        {
          id: item.product_id,
          name: item.name,
          size: item.size,
          picture: item.picture,
          price: item.unit_price_kes,
        },
        item.quantity,
      );
    void navigate(paths.cart());
  }

  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.orders()} className="text-leaf-700 underline underline-offset-4">
            My orders
          </Link>
        }
        title={`Order ${order.number}`}
        intro={
          <span className="flex flex-wrap items-center gap-3 text-base">
            <Badge tone={badge.tone}>{badge.text}</Badge>
            Placed {formatDateTime(order.placed_at)}
          </span>
        }
        actions={
          ended ? (
            <Button variant="secondary" onClick={orderAgain}>
              Order again
            </Button>
          ) : undefined
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          <PaymentPanel order={order} />
          <Card>
            <h2 className="mb-4 text-xl">Items</h2>
            <OrderLines
              items={order.items}
              subtotalKes={order.subtotal_kes}
              deliveryKes={order.delivery_kes}
              totalKes={order.total_kes}
            />
          </Card>
        </div>
        <div className="grid gap-6">
          <Card>
            <h2 className="mb-4 text-xl">Progress</h2>
            <Timeline items={orderSteps(order, order.events)} />
          </Card>
          <Card>
            <h2 className="mb-3 text-xl">Delivery</h2>
            <DeliveryAddress order={order} />
          </Card>
          {canCancel(order) && (
            <CancelOrder
              orderId={order.id}
              number={order.number}
              byMpesa={order.payment_method === 'mpesa'}
            />
          )}
        </div>
      </div>
    </>
  );
}

function NotFound() {
  return (
    <EmptyState
      title="We could not find this order"
      action={
        <Link to={paths.orders()} className={buttonStyles({})}>
          My orders
        </Link>
      }
    >
      It may belong to another account. Check that you are signed in with the right one.
    </EmptyState>
  );
}
