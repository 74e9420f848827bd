import { normalisePhone } from '../../lib/phone.ts';
import type { CheckoutValues } from './checkout.schema.ts';
import type { OrderLine } from './quote.queries.ts';

/** What an order holds of what its buyer filled in. Phones as 254…. */
export type OrderDetails = {
  payment_method: string;
  contact_name: string;
  phone: string;
  alt_phone: string | null;
  county: string;
  town: string;
  landmark: string;
  pickup_point_id: string | null;
  note: string | null;
  items: { product_id: number | null; quantity: number }[];
};

const markOf = (items: OrderDetails['items']): string =>
  items
    .map(({ product_id, quantity }) => `${product_id}x${quantity}`)
    .toSorted()
    .join(' ');

/** Whether an order is this cart, whatever the order of its lines. */
export const isSameCart = (order: OrderDetails, items: readonly OrderLine[]): boolean =>
  markOf(order.items) === markOf([...items]);

/** Whether an order goes where, to whom and for which way to pay these values say. */
export function isAsFilledIn(order: OrderDetails, values: CheckoutValues): boolean {
  const place =
    values.way === 'pickup'
      ? order.pickup_point_id === values.pickupPoint
      : order.pickup_point_id === null &&
        order.county === values.county &&
        order.town === values.town.trim() &&
        order.landmark === values.landmark.trim();
  return (
    place &&
    order.payment_method === values.paymentMethod &&
    order.contact_name === values.contactName.trim() &&
    order.phone === normalisePhone(values.phone) &&
    order.alt_phone === normalisePhone(values.altPhone) &&
    (order.note ?? '') === values.note.trim()
  );
}
