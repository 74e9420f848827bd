import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';

import { DeviceOrders, OrderCard, TrackOrder } from '../../features/orders/order-card.tsx';
import { useGuestOrders } from '../../features/orders/order.ts';
import { ordersQuery, useLiveOrders } from '../../features/orders/orders.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';
import { TrackedOrder } from './tracked-order.tsx';

/** Everything the signed-in person has ordered. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  const kept = useGuestOrders();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session && kept.length === 0)
    return <Navigate to={paths.auth({ redirect: paths.orders() })} replace />;
  if (!session)
    return (
      <div className="page pb-12">
        <PageHead title={t('My orders')} noIndex />
        <PageHeader
          title={t('My orders')}
          intro={t('Placed on this device without an account.')}
          actions={
            <Link
              to={paths.auth({ redirect: paths.orders() })}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {t('Sign in')}
            </Link>
          }
        />
        <div className="max-w-2xl">
          <DeviceOrders orders={kept} />
        </div>
      </div>
    );
  return (
    <div className="page pb-12">
      <PageHead title={t('My orders')} noIndex />
      <PageHeader title={t('My orders')} />
      {kept.length > 0 && (
        <section className="mb-8 grid max-w-2xl gap-3">
          <h2 className="text-xl">{t('Placed without an account')}</h2>
          <p className="text-muted text-pretty">
            {t('Open an order to keep it in your account, so that you find it on every device.')}
          </p>
          <DeviceOrders orders={kept} />
        </section>
      )}
      <OrderList key={session.user.id} userId={session.user.id} />
    </div>
  );
}

function OrderList({ userId }: { userId: string }) {
  const { data: orders, error, refetch } = useQuery(ordersQuery(userId));
  useLiveOrders(`user_id=eq.${userId}`);

  if (!orders && error)
    return (
      <Alert
        tone="danger"
        title={t('Your orders could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!orders)
    return (
      <div className="grid gap-4 lg:grid-cols-2" aria-busy="true">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-40 rounded-2xl" />
        ))}
      </div>
    );
  if (orders.length === 0)
    return (
      <EmptyState
        title={t('No orders yet')}
        action={
          <Link to={paths.shop()} className={buttonStyles({})}>
            {t('Go to the shop')}
          </Link>
        }
      >
        {t('What you order shows here, with where it is on its way to you.')}
      </EmptyState>
    );
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {orders.map((order) => (
        <li key={order.id} className="grid">
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

/** Where a parcel is that was ordered without an account. `?order=` fills in the number. */
export const tracking: PageModule = { Component: Tracking };

function Tracking() {
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
