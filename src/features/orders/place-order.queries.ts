import { queryOptions } from '@tanstack/react-query';

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
  /** What the buyer saw; the database refuses when it would charge anything else. */
  expectedTotalKes: number;
};

/** Places the order, or answers the one this key has placed before. Throws `AppError` with the refusal's kind. */
export async function placeOrder({
  clientKey,
  items,
  values,
  expectedTotalKes,
}: PlaceOrder): Promise<PlacedOrder> {
  const { rpc } = await getSupabase();
  const altPhone = normalisePhone(values.altPhone);
  const note = values.note.trim();
  return unwrap(
    await rpc('place_order', {
      client_key: clientKey,
      items,
      payment_method: values.paymentMethod,
      contact_name: values.contactName.trim(),
      phone: normalisePhone(values.phone) ?? values.phone,
      county: values.county,
      town: values.town.trim(),
      landmark: values.landmark.trim(),
      ...(altPhone ? { alt_phone: altPhone } : {}),
      ...(note ? { note } : {}),
      expected_total_kes: expectedTotalKes,
    }),
  );
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
