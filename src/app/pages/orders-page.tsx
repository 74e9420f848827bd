import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';

import { DeviceOrders, OrderCard } from '../../features/orders/order-card.tsx';
import { useGuestOrders } from '../../features/orders/order.ts';
import { ordersQuery, useLiveOrders } from '../../features/orders/orders.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

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
