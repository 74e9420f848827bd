import { queryOptions } from '@tanstack/react-query';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';
import type { Moved } from './order-desk.queries.ts';

/** How long a dispatch can be undone, as `undo_dispatch` decides. */
export const UNDO_MS = 600_000;

/** Who brought parcels lately, and what a dispatch of these orders begins with. Days are dates of Nairobi. */
export const dispatchFormQuery = (orderIds: string[]) =>
  queryOptions({
    queryKey: [...deskKey, 'dispatch', orderIds],
    gcTime: 0,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('dispatch_form', { order_ids: orderIds }));
    },
  });

/** Who brings parcels and when. Empty: nobody said; `expectedOn` null: by the delivery terms of each. */
export type Dispatch = {
  carrier: string;
  carrierPhone: string;
  trackingNumber: string;
  expectedOn: string | null;
};

/**
 * Sends up to 200 orders off, each for itself; answers those that could not.
 * Refusals: `bad_day, bad_name, bad_phone, bad_tracking, not_allowed, wrong_state`.
 */
export async function dispatchOrders(orderIds: string[], said: Dispatch): Promise<Moved[]> {
  const { rpc } = await getSupabase();
  const answer = unwrap(
    await rpc('dispatch_orders', {
      order_ids: orderIds,
      carrier: said.carrier.trim() || null,
      carrier_phone: said.carrierPhone.trim() || null,
      tracking_number: said.trackingNumber.trim() || null,
      expected_on: said.expectedOn,
    }),
  );
  const left = answer.filter(({ ok }) => !ok);
  const [only] = left;
  // one order by itself tells why beside what was typed
  if (orderIds.length === 1 && only) throw new AppError(only.kind ?? 'failed', t.known(only.message ?? ''));
  return left;
}

/** Takes a dispatch back: the order is packed again, and its buyer hears nothing. Refusals: `not_allowed, not_found, too_late, wrong_state`. */
export async function undoDispatch(orderId: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('undo_dispatch', { order_id: orderId }));
}

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
