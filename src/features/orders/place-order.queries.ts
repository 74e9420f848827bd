import { queryOptions } from '@tanstack/react-query';

import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { unwrap } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { isText, objectOf } from '../../lib/guards.ts';
import { normalisePhone, writtenPin } from '../../lib/kenyan-numbers.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { language } from '../../words/language.ts';
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

export type PlacedOrder = OrderDetails & { id: string; number: string; payment_state: string };

export type PlaceOrder = {
  clientKey: string;
  /** Whether this key was sent before and its answer never came. */
  isRepeated: boolean;
  items: OrderLine[];
  values: CheckoutValues;
  /** '' for none */
  coupon: string;
  /** What the buyer saw; the database refuses when it would charge anything else. */
  expectedTotalKes: number;
};

function toArguments({ clientKey, items, values, coupon, expectedTotalKes }: PlaceOrder) {
  const altPhone = normalisePhone(values.altPhone);
  const note = values.note.trim();
  const pin = writtenPin(values.buyerPin);
  const fetched = values.way === 'pickup';
  return {
    client_key: clientKey,
    items,
    payment_method: values.paymentMethod,
    contact_name: values.contactName.trim(),
    phone: normalisePhone(values.phone) ?? values.phone,
    county: fetched ? '' : values.county,
    town: fetched ? '' : values.town.trim(),
    landmark: fetched ? '' : values.landmark.trim(),
    ...(fetched ? { pickup_point: values.pickupPoint } : {}),
    ...(altPhone ? { alt_phone: altPhone } : {}),
    ...(note ? { note } : {}),
    ...(coupon ? { coupon } : {}),
    ...(pin ? { buyer_pin: pin } : {}),
    expected_total_kes: expectedTotalKes,
  };
}

/** Places the order, or answers the one this key has placed before. Throws `AppError` with the refusal's kind. */
export async function placeOrder(userId: string, wanted: PlaceOrder): Promise<PlacedOrder> {
  const { rpc } = await getSupabase();
  const { id, number, payment_state, ...details } = unwrap(await rpc('place_order', toArguments(wanted)));
  if (!wanted.isRepeated) return { ...details, id, number, payment_state, items: wanted.items };
  // It may be the order of an earlier try, with what was in the cart then.
  return (await readPlaced(userId, wanted.clientKey)) ?? { ...details, id, number, payment_state, items: [] };
}

/** The same for a visitor; the token is the only key to the order. */
export async function placeGuestOrder(wanted: PlaceOrder): Promise<{ order: PlacedOrder; token: string }> {
  const { rpc } = await getSupabase();
  const answer = unwrap(await rpc('place_guest_order', { ...toArguments(wanted), language }));
  return { order: answer.order, token: answer.order_token };
}

async function readPlaced(userId: string, clientKey: string): Promise<PlacedOrder | null> {
  const { from } = await getSupabase();
  const answer = await from('orders')
    .select(
      'id, number, payment_method, payment_state, contact_name, phone, alt_phone, county, town, landmark, pickup_point_id, note, items:order_items(product_id, quantity)',
    )
    .eq('user_id', userId)
    .eq('client_key', clientKey)
    .maybeSingle();
  return unwrap(answer);
}

/** The order an earlier, unanswered try has placed after all; null when it never arrived. */
export const placedOrderQuery = (userId: string, clientKey: string) =>
  queryOptions({
    queryKey: ['orders', 'placed', clientKey],
    staleTime: 0,
    queryFn: () => readPlaced(userId, clientKey),
  });
