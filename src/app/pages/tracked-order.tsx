import { Suspense } from 'react';

import { OrderLines } from '../../entities/orders/order-lines.tsx';
import { useShop } from '../../entities/shop-identity/identity.queries.ts';
import { OrderProgress } from '../../features/orders/order-steps.tsx';
import { orderBadge } from '../../features/orders/order.ts';
import type { TrackedOrder as Tracked } from '../../features/orders/orders.queries.ts';
import { formatDateTime } from '../../lib/format.ts';
import { lazyPart } from '../../start/later.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { t } from '../../words/account.ts';

const PayTracked = lazyPart(async () => (await import('../../features/payments/pay-form.tsx')).PayTracked);

/** On a phone the answer stands below the form. */
function comeIntoView(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top > innerHeight / 2) element.scrollIntoView();
}

/** What number and phone open of an order: what is to be paid, where the parcel is, and what is in it. */
export function TrackedOrder({ order }: { order: Tracked }) {
  const shop = useShop();
  const badge = orderBadge(order);
  return (
    <>
      <header ref={comeIntoView} className="grid scroll-mt-4 gap-2">
        <h2 className="text-2xl tabular-nums">{t('Order {number}', { number: order.number })}</h2>
        <p className="text-muted flex flex-wrap items-center gap-3">
          <Badge tone={badge.tone}>{badge.text}</Badge>
          {t('Placed {time}, to {town}, {county}', {
            time: formatDateTime(order.placed_at),
            town: order.town,
            county: order.county,
          })}
        </p>
      </header>
      {order.to_pay_kes > 0 && (
        <Suspense>
          <PayTracked number={order.number} amountKes={order.to_pay_kes} />
        </Suspense>
      )}
      <OrderProgress order={order} helpPhone={shop.phone} />
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
      </Card>
    </>
  );
}
