import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';

export const orderKeys = {
  all: ['orders'] as const,
  ofUser: (userId: string) => ['orders', 'of', userId] as const,
  one: (orderId: string) => ['orders', 'one', orderId] as const,
};

const detailColumns = `id, number, user_id, payment_method, payment_state, fulfilment_state, subtotal_kes,
  delivery_kes, total_kes, contact_name, phone, alt_phone, county, town, landmark, note, hold_expires_at, placed_at,
  items:order_items(id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes),
  events:order_events(id, kind, at)` as const;

/** The buyer's own orders, newest first, with what the list shows of their lines. */
export const ordersQuery = (userId: string) =>
  queryOptions({
    queryKey: orderKeys.ofUser(userId),
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('orders')
          .select(
            'id, number, payment_method, payment_state, fulfilment_state, total_kes, placed_at, items:order_items(id, name, picture, quantity)',
          )
          .eq('user_id', userId) // administrators may read everybody's; this page is about their own
          .order('placed_at', { ascending: false })
          .limit(100),
      );
    },
  });

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** One order with its lines and its story. Throws `AppError` of kind `not_found`. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.one(orderId),
    queryFn: async () => {
      if (!isUuid(orderId)) throw new AppError('not_found', 'We could not find this order.');
      const { from } = await getSupabase();
      const answer = await from('orders')
        .select(detailColumns)
        .eq('id', orderId)
        .order('id', { referencedTable: 'items' })
        .order('at', { referencedTable: 'events' })
        .maybeSingle();
      const order = unwrap(answer);
      if (!order) throw new AppError('not_found', 'We could not find this order.');
      return order;
    },
  });

export async function cancelOrder(orderId: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('cancel_order', { order_id: orderId }));
}

/** Reads the orders again whenever one of them changes. `filter` is PostgREST's, such as `id=eq.<uuid>`. */
export function useLiveOrders(filter: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchRows({
        table: 'orders',
        filter,
        onChange: () => void queryClient.invalidateQueries({ queryKey: orderKeys.all }),
      }),
    [filter, queryClient],
  );
}
