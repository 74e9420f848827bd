import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

import { errorText, toAppError } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { forgetGuestOrder } from './guest-orders.ts';
import type { OrderDetails } from './order-details.ts';
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
      toast.success(`Order ${order.number} is in your account now`);
    },
    onError: (error) => {
      // Claimed already, here or elsewhere: the page looks into the account by itself.
      if (toAppError(error).kind === 'not_found') forgetGuestOrder(order.id);
      else toast.error('The order stays as it is', errorText(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return (
    <Alert
      tone="info"
      title="Find this order again"
      action={
        session ? (
          <Button size="sm" busy={claim.isPending} onClick={() => claim.mutate()}>
            Keep this order in my account
          </Button>
        ) : (
          <Link
            to={paths.auth({ redirect: pathname })}
            className={buttonStyles({ size: 'sm', variant: 'secondary' })}
          >
            Sign in to keep it
          </Link>
        )
      }
    >
      {session ? (
        'You placed it without an account. In your account you find it on every device, with its receipt.'
      ) : (
        <>
          It is kept on this device. Elsewhere,{' '}
          <Link to={paths.track()} className="text-leaf-700 font-medium underline underline-offset-4">
            track it
          </Link>{' '}
          with the number <strong className="whitespace-nowrap">{order.number}</strong> and the phone{' '}
          <strong className="whitespace-nowrap">{formatPhone(order.phone)}</strong>.
        </>
      )}
    </Alert>
  );
}
