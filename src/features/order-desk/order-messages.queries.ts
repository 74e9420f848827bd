import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** What went to the buyer of an order, the oldest first. */
export const orderMessagesQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'order-messages', orderId],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('order_messages', { order_id: orderId }));
    },
  });

/** Whether somebody said that the parcel is at its pickup point. */
export const atPickupQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'at-pickup', orderId],
    queryFn: async () => {
      const { from } = await getSupabase();
      const row = await from('pickup_arrivals').select('arrived_at').eq('order_id', orderId).maybeSingle();
      return unwrap(row) !== null;
    },
  });

/** Notes that a parcel waits at its pickup point, which tells its buyer. Refusals: `wrong_state`. */
export async function parcelAtPickup(orderId: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('parcel_at_pickup', { order_id: orderId }));
}
