import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { isText, objectOf } from '../../lib/guards.ts';
import { normalisePhone } from '../../lib/phone.ts';
import type { CheckoutValues } from './checkout.schema.ts';

const store = deviceStore('device');

/**
 * An order that was sent and whose answer has not come. Its key is used again until there is an answer, so that a
 * double click, a reload, a second tab or a lost network never make two orders.
 */
export type PendingOrder = { key: string; userId: string };

const STORAGE_KEY = 'mizizi-pending-order';
const KEPT_MS = 7 * 24 * 3_600_000;

const isPending = objectOf<PendingOrder>({ key: isText, userId: isText });

/** The unanswered order of this user on this device, if any. */
export function readPending(userId: string): PendingOrder | null {
  const pending = store.read(STORAGE_KEY, isPending);
  return pending?.userId === userId ? pending : null;
}

/** The unanswered order, or a new one. */
export function openPending(userId: string): PendingOrder {
  const open = readPending(userId);
  if (open) return open;
  const pending = { key: crypto.randomUUID(), userId };
  store.write(STORAGE_KEY, pending, KEPT_MS);
  return pending;
}

/** Called when the answer came, whatever it was. */
export function closePending(): void {
  store.remove(STORAGE_KEY);
}

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
