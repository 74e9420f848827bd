import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import type { OpenOrder } from './account-data.queries.ts';

/** Why an order has to be waited for. */
export function waitsFor({ paymentState, fulfilmentState, returnState }: OpenOrder): string {
  if (paymentState === 'refund_due') return t('we still owe you money');
  if (paymentState === 'needs_review') return t('we are checking its payment');
  if (fulfilmentState === 'delivered')
    return returnState === 'none' ? t('it is being settled') : t('it is being returned');
  if (fulfilmentState === 'dispatched') return t('it is on its way');
  if (fulfilmentState === 'packed' || paymentState === 'paid') return t('it is about to be sent');
  return t('it is not finished; you can still cancel it');
}

/** The orders that end before the account does; nothing when there are none. */
export function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <>
      <p className="mt-2">
        {orders.length === 1
          ? t('One order comes to its end first:')
          : t('These orders come to their end first:')}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={paths.order(order.id)} className="text-leaf-700 underline underline-offset-4">
              {order.number}
            </Link>
            , {waitsFor(order)}
          </li>
        ))}
      </ul>
    </>
  );
}
