import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

import { errorText, toAppError } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { pickupPointsQuery } from './checkout.queries.ts';
import { forgetGuestOrder } from './guest-orders.ts';
import type { OrderDetails } from './order.ts';
import { claimOrder, orderKeys } from './orders.queries.ts';

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
