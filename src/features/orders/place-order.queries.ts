import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { CheckoutValues } from './checkout.schema.ts';
import type { OrderLine } from './quote.queries.ts';

export type PlacedOrder = { id: string; number: string; payment_method: string; payment_state: string };

export type PlaceOrder = {
  clientKey: string;
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
    expected_total_kes: expectedTotalKes,
  };
}

/** Places the order, or answers the one this key has placed before. Throws `AppError` with the refusal's kind. */
export async function placeOrder(wanted: PlaceOrder): Promise<PlacedOrder> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('place_order', toArguments(wanted)));
}

const guestAnswer = z.object({
  order: z.object({
    id: z.string(),
    number: z.string(),
    payment_method: z.string(),
    payment_state: z.string(),
  }),
  order_token: z.string(),
});

/** The same for a visitor; the token is the only key to the order. */
export async function placeGuestOrder(wanted: PlaceOrder): Promise<{ order: PlacedOrder; token: string }> {
  const { rpc } = await getSupabase();
  const answer = guestAnswer.parse(unwrap(await rpc('place_guest_order', toArguments(wanted))));
  return { order: answer.order, token: answer.order_token };
}

/** The order an earlier, unanswered try has placed after all; null when it never arrived. */
export const placedOrderQuery = (userId: string, clientKey: string) =>
  queryOptions({
    queryKey: ['orders', 'placed', clientKey],
    staleTime: 0,
    queryFn: async (): Promise<PlacedOrder | null> => {
      const { from } = await getSupabase();
      const answer = await from('orders')
        .select('id, number, payment_method, payment_state')
        .eq('user_id', userId)
        .eq('client_key', clientKey)
        .maybeSingle();
      return unwrap(answer);
    },
  });
