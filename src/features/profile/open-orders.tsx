import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import type { OpenOrder } from './account-data.queries.ts';

/** Why an order has to be waited for. */
export function waitsFor({ paymentState, fulfilmentState, returnState }: OpenOrder): string {
  if (paymentState === 'refund_due') return 'we still owe you money';
  if (paymentState === 'needs_review') return 'we are checking its payment';
  if (fulfilmentState === 'delivered')
    return returnState === 'none' ? 'it is being settled' : 'it is being returned';
  if (fulfilmentState === 'dispatched') return 'it is on its way';
  if (fulfilmentState === 'packed' || paymentState === 'paid') return 'it is about to be sent';
  return 'it is not finished; you can still cancel it';
}

/** The orders that end before the account does; nothing when there are none. */
export function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <>
      <p className="mt-2">
        {orders.length === 1 ? 'One order comes to its end first:' : 'These orders come to their end first:'}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {orders.map((order) => (
          <li key={order.id}>
            <Link
              to={paths.order(order.id)}
              className="text-leaf-700 font-medium underline underline-offset-4"
            >
              {order.number}
            </Link>
            , {waitsFor(order)}
          </li>
        ))}
      </ul>
    </>
  );
}
