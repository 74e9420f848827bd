import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { addToCart } from '../../entities/cart/cart-store.ts';
import { DeliveryAddress, OrderLines } from '../../entities/orders/order-lines.tsx';
import { useShop } from '../../entities/shop-identity/identity.queries.ts';
import { CancelOrder, OrderAgain, ReturnCard } from '../../features/orders/order-buttons.tsx';
import { OrderElsewhere } from '../../features/orders/order-card.tsx';
import { GuestNote, OrderGate, PickupNote } from '../../features/orders/order-gate.tsx';
import { OrderProgress } from '../../features/orders/order-steps.tsx';
import {
  canCancel,
  hasReceipt,
  canReturn,
  isOpenPayment,
  orderBadge,
  type OrderDetails,
} from '../../features/orders/order.ts';
import { type ReorderLine, useReturnDays } from '../../features/orders/orders.queries.ts';
import { ReturnForm } from '../../features/orders/return-form.tsx';
import { OrderPayment } from '../../features/payments/order-payment.tsx';
import { cameInParts } from '../../features/payments/payment-view.ts';
import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';
import { TrackedOrder } from './tracked-order.tsx';

/** One order: how far it is, its payment, what is in it and where it goes. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="page pb-12">
      <PageHead title={t('Order')} noIndex />
      <OrderGate
        id={id}
        elsewhere={
          <OrderElsewhere>{(order) => <TrackedOrder key={order.number} order={order} />}</OrderElsewhere>
        }
      >
        {(order, token, isLost) => <OrderView order={order} token={token} isLost={isLost} />}
      </OrderGate>
    </div>
  );
}

function OrderView({ order, token, isLost }: { order: OrderDetails; token: string | null; isLost: boolean }) {
  const navigate = useNavigate();
  const shop = useShop();
  const isSignedIn = useSession() !== null;
  const badge = orderBadge(order);
  const partKes = cameInParts(order, order.payments);
  /** Who has to pay sees that first, everybody else where the parcel is. Each keeps what was typed when they change places. */
  const pays = isOpenPayment(order) && order.fulfilment_state !== 'cancelled';
  const payment = <OrderPayment key="payment" order={order} token={token} isLost={isLost} />;
  const progress = <OrderProgress key="progress" order={order} helpPhone={shop.phone} />;
  const ended = order.fulfilment_state === 'cancelled' || order.fulfilment_state === 'delivered';

  function fillCart(lines: ReorderLine[]): void {
    for (const { product_id, name, size, picture, unit_price_kes, quantity } of lines)
      addToCart({ id: product_id, name, size, picture, price: unit_price_kes }, quantity);
  }

  return (
    <>
      <PageHeader
        eyebrow={
          <Link
            to={isSignedIn ? paths.orders() : paths.track()}
            className="text-leaf-700 underline underline-offset-4"
          >
            {isSignedIn ? t('My orders') : t('Track an order')}
          </Link>
        }
        title={t('Order {number}', { number: order.number })}
        intro={
          <span className="flex flex-wrap items-center gap-3 text-base">
            <Badge tone={badge.tone}>{badge.text}</Badge>
            {t('Placed {time}', { time: formatDateTime(order.placed_at) })}
          </span>
        }
        actions={
          ended && (
            <OrderAgain
              order={order}
              isGuest={token !== null}
              onAdd={fillCart}
              onOpenCart={() => void navigate(paths.cart())}
            />
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          {pays ? [payment, progress] : [progress, payment]}
          {token !== null && <GuestNote order={order} token={token} />}
          <ReturnCard order={order} returnTo={paths.returnOf(order.id)} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Card>
            <h2 className="mb-4 text-xl">{t('Items')}</h2>
            <OrderLines
              items={order.items}
              subtotalKes={order.subtotal_kes}
              discountKes={order.discount_kes}
              couponCode={order.coupon_code}
              deliveryKes={order.delivery_kes}
              isFetched={order.pickup_point_id !== null}
              totalKes={order.total_kes}
            />
            {(hasReceipt(order) || !ended) && (
              <Link
                to={paths.receipt(order.id)}
                className={cn(buttonStyles({ variant: 'secondary' }), 'mt-5')}
              >
                {hasReceipt(order) ? t('Receipt') : t('Invoice details')}
              </Link>
            )}
          </Card>
          <Card>
            <h2 className="mb-3 text-xl">{order.pickup_point_id === null ? t('Delivery') : t('Pickup')}</h2>
            <DeliveryAddress order={order} />
            {order.pickup_point_id !== null && <PickupNote pointId={order.pickup_point_id} />}
          </Card>
          {canCancel(order, partKes) && (
            <CancelOrder
              orderId={order.id}
              number={order.number}
              byMpesa={order.payment_method === 'mpesa'}
              partKes={partKes}
              token={token}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** Asking for a return of a delivered order. */
export const returnPage: PageModule = { Component: ReturnPage };

function ReturnPage() {
  const { id = '' } = useParams();
  return (
    <div className="page pb-12">
      <PageHead title={t('Return')} noIndex />
      <OrderGate id={id}>{(order, token) => <ReturnView order={order} token={token} />}</OrderGate>
    </div>
  );
}

function ReturnView({ order, token }: { order: OrderDetails; token: string | null }) {
  const navigate = useNavigate();
  const session = useSession();
  const days = useReturnDays();
  const [now] = useState(() => Date.now());
  const back = paths.order(order.id);
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={back} className="text-leaf-700 underline underline-offset-4">
            {t('Order {number}', { number: order.number })}
          </Link>
        }
        title={t('Return something')}
        intro={
          <>
            {t('Within {n} days of delivery.', { n: days })}{' '}
            <Link to={paths.returns()} className="text-leaf-700 underline underline-offset-4">
              {t('How returns work')}
            </Link>
          </>
        }
      />
      {canReturn(order, days, now) ? (
        <ReturnForm
          order={order}
          sender={token === null ? { userId: session?.user.id ?? '' } : { token }}
          onDone={() => void navigate(back, { replace: true })}
        />
      ) : (
        <EmptyState
          title={t('There is nothing to return now')}
          action={
            <Link to={back} className={buttonStyles({})}>
              {t('See the order')}
            </Link>
          }
        >
          {t('Returns are possible for {n} days after the delivery, one at a time.', { n: days })}
        </EmptyState>
      )}
    </>
  );
}
