import { useSearchParams } from 'react-router';

import { DeviceOrders } from '../../features/orders/order-card.tsx';
import { useGuestOrders } from '../../features/orders/order.ts';
import { TrackOrder } from '../../features/orders/track-order.tsx';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';
import { TrackedOrder } from './tracked-order.tsx';

/** Where a parcel is that was ordered without an account. `?order=` fills in the number. */
export function Component() {
  const [query] = useSearchParams();
  const kept = useGuestOrders();
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Track an order')}
        description={t(
          'See where your Mizizi parcel is, with the order number and the phone you ordered with.',
        )}
      />
      <PageHeader
        title={t('Track an order')}
        intro={t('For orders without an account. The number begins with MZ and is on your confirmation.')}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <TrackOrder initialNumber={query.get('order')?.slice(0, 16) ?? ''}>
          {(order) => <TrackedOrder key={order.number} order={order} />}
        </TrackOrder>
        <div className="grid gap-6">
          {kept.length > 0 && (
            <section className="grid gap-3">
              <h2 className="text-xl">{t('Placed on this device')}</h2>
              <DeviceOrders orders={kept} />
            </section>
          )}
          <p className="text-muted text-sm text-pretty">
            {t.rich('You ordered with an account? Then it is under <a>My orders</a>.', {
              a: (words) => (
                <Link to={paths.orders()} className="text-leaf-700 underline underline-offset-4">
                  {words}
                </Link>
              ),
            })}
          </p>
        </div>
      </div>
    </div>
  );
}
