import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';

import { AppError, errorText, toAppError } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { pickupPointsQuery } from './checkout.queries.ts';
import { forgetGuestOrder, isOpenPayment, type OrderDetails, useGuestToken } from './order.ts';
import { claimOrder, guestOrderQuery, orderKeys, orderQuery, useLiveOrders } from './orders.queries.ts';

/** While the payer looks at the prompt on their phone. */
const POLL_PROMPT_MS = 3000;
const POLL_OPEN_MS = 5000;
const POLL_MS = 60_000;
/** Visitors hear of nothing by themselves. */
const POLL_GUEST_MS = 20_000;

type Props = {
  id: string;
  /** What somebody sees who is neither signed in nor on the device that ordered; left out: they are asked to sign in. */
  elsewhere?: ReactNode;
  /** `token` is how a visitor names their order; null for a member. `isLost`: it could not be read again. */
  children: (order: OrderDetails, token: string | null, isLost: boolean) => ReactNode;
};

/** How soon an order is read again. */
function pollMs(order: OrderDetails | undefined, otherwise: number): number {
  if (!order || !isOpenPayment(order)) return otherwise;
  const isPrompted = order.payments.some(({ state }) => state === 'starting' || state === 'prompted');
  return isPrompted ? POLL_PROMPT_MS : POLL_OPEN_MS;
}

/** Shows an order to its buyer: the account it belongs to, or the device it was placed on without one. */
export function OrderGate({ id, elsewhere, children }: Props) {
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
  if (!session) return elsewhere ?? <Navigate to={paths.auth({ redirect: pathname })} replace />;
  return (
    <MemberOrder key={`${session.user.id} ${id}`} id={id}>
      {children}
    </MemberOrder>
  );
}

const isGone = (error: unknown): boolean => error instanceof AppError && error.kind === 'not_found';

function MemberOrder({ id, children }: Omit<Props, 'elsewhere'>) {
  useLiveOrders(`id=eq.${id}`);
  const { data, error, isRefetchError, refetch } = useQuery({
    ...orderQuery(id),
    // Realtime tells first; asking as well covers a socket that died unnoticed.
    refetchInterval: ({ state }) => pollMs(state.data, POLL_MS),
  });
  if (data) return children(data, null, isRefetchError);
  return isGone(error) ? <NotFound /> : <Waiting error={error} onRetry={() => void refetch()} />;
}

function GuestOrder({ id, token, children }: Omit<Props, 'elsewhere'> & { token: string }) {
  const { data, error, isRefetchError, refetch } = useQuery({
    ...guestOrderQuery(id, token),
    refetchInterval: ({ state }) => pollMs(state.data, POLL_GUEST_MS),
  });
  // An account has claimed it: whoever is signed in to that one sees it there.
  const gone = isGone(error);
  useEffect(() => {
    if (gone) forgetGuestOrder(id);
  }, [gone, id]);
  if (data && !gone) return children(data, token, isRefetchError);
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

/** Tells a visitor how to find the order again, and puts it into an account. */
export function GuestNote({ order, token }: { order: OrderDetails; token: string }) {
  const session = useSession();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const claim = useMutation({
    mutationFn: () => claimOrder(token),
    onSuccess: () => {
      forgetGuestOrder(order.id);
      toast.success(t('Order {number} is in your account now', { number: order.number }));
    },
    onError: (error) => {
      // Claimed already, here or elsewhere: the page looks into the account by itself.
      if (toAppError(error).kind === 'not_found') forgetGuestOrder(order.id);
      else toast.error(t('The order stays as it is'), errorText(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return (
    <Alert
      tone="info"
      title={t('Find this order again')}
      action={
        session ? (
          <Button size="sm" busy={claim.isPending} onClick={() => claim.mutate()}>
            {t('Keep this order in my account')}
          </Button>
        ) : (
          <Link
            to={paths.auth({ redirect: pathname })}
            className={buttonStyles({ size: 'sm', variant: 'secondary' })}
          >
            {t('Sign in to keep it')}
          </Link>
        )
      }
    >
      {session
        ? t(
            'You placed it without an account. In your account you find it on every device, with its receipt.',
          )
        : t.rich(
            'It is kept on this device. Elsewhere, <a>track it</a> with the number <b>{number}</b> and the phone <b>{phone}</b>.',
            {
              a: (words) => (
                <Link to={paths.track()} className="text-leaf-700 underline underline-offset-4">
                  {words}
                </Link>
              ),
              b: (words) => <strong className="whitespace-nowrap">{words}</strong>,
            },
            { number: order.number, phone: formatPhone(order.phone) },
          )}
    </Alert>
  );
}

/** Hours and phone of the place where a parcel is fetched, as far as it is still one. */
export function PickupNote({ pointId }: { pointId: string }) {
  const { data } = useQuery(pickupPointsQuery);
  const point = data?.find(({ id }) => id === pointId);
  if (!point?.hours && !point?.phone) return null;
  return (
    <p className="text-muted mt-3 text-sm">
      {point.hours && <span className="block">{t('Open {hours}', { hours: point.hours })}</span>}
      {point.phone && <span className="block">{formatPhone(point.phone)}</span>}
    </p>
  );
}
