import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';

import { AppError, errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { forgetGuestOrder, useGuestToken } from './guest-orders.ts';
import { isOpenPayment, type OrderDetails } from './order.ts';
import { guestOrderQuery, orderQuery, useLiveOrders } from './orders.queries.ts';

const POLL_OPEN_MS = 5000;
const POLL_MS = 60_000;
/** Visitors hear of nothing by themselves. */
const POLL_GUEST_MS = 20_000;

type Props = {
  id: string;
  /** `token` is how a visitor names their order; null for a member. */
  children: (order: OrderDetails, token: string | null) => ReactNode;
};

/** Shows an order to its buyer: the account it belongs to, or the device it was placed on without one. */
export function OrderGate({ id, children }: Props) {
  const session = useSession();
  const ready = useIsSessionReady();
  const token = useGuestToken(id);
  const { pathname } = useLocation();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (token !== null)
    return (
      <GuestOrder key={token} id={id} token={token}>
        {children}
      </GuestOrder>
    );
  if (!session) return <Navigate to={paths.auth({ redirect: pathname })} replace />;
  return (
    <MemberOrder key={`${session.user.id} ${id}`} id={id} userId={session.user.id}>
      {children}
    </MemberOrder>
  );
}

const isGone = (error: unknown): boolean => error instanceof AppError && error.kind === 'not_found';

function MemberOrder({ id, userId, children }: Props & { userId: string }) {
  useLiveOrders(`id=eq.${id}`);
  const { data, error, refetch } = useQuery({
    ...orderQuery(id, userId),
    // Realtime tells first; asking as well covers a socket that died unnoticed.
    refetchInterval: ({ state }) => (state.data && isOpenPayment(state.data) ? POLL_OPEN_MS : POLL_MS),
  });
  if (data) return children(data, null);
  return isGone(error) ? <NotFound /> : <Waiting error={error} onRetry={() => void refetch()} />;
}

function GuestOrder({ id, token, children }: Props & { token: string }) {
  const { data, error, refetch } = useQuery({
    ...guestOrderQuery(id, token),
    refetchInterval: ({ state }) => (state.data && isOpenPayment(state.data) ? POLL_OPEN_MS : POLL_GUEST_MS),
  });
  // An account has claimed it: whoever is signed in to that one sees it there.
  const gone = isGone(error);
  useEffect(() => {
    if (gone) forgetGuestOrder(id);
  }, [gone, id]);
  if (data && !gone) return children(data, token);
  return <Waiting error={gone ? null : error} onRetry={() => void refetch()} />;
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <Spinner label={t('Loading your order')} />;
  return (
    <div className="pt-8">
      <Alert
        tone="danger"
        title={t('Your order could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    </div>
  );
}

function NotFound() {
  return (
    <EmptyState
      title={t('We could not find this order')}
      action={
        <Link to={paths.orders()} className={buttonStyles({})}>
          {t('My orders')}
        </Link>
      }
    >
      {t('It may belong to another account. Check that you are signed in with the right one.')}
    </EmptyState>
  );
}
