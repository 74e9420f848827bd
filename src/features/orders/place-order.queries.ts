import { queryOptions } from '@tanstack/react-query';

import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { unwrap } from '../../lib/app-error.ts';
import { writtenPin } from '../../lib/kra-pin.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { CheckoutValues } from './checkout.schema.ts';
import type { OrderDetails } from './pending-order.ts';

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
  const answer = unwrap(await rpc('place_guest_order', toArguments(wanted)));
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
