import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { AppError, unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';
import type { OrderDetails } from './order.ts';

export const orderKeys = {
  all: ['orders'] as const,
  ofUser: (userId: string) => ['orders', 'of', userId] as const,
  one: (orderId: string) => ['orders', 'one', orderId] as const,
  guest: (orderId: string) => ['orders', 'guest', orderId] as const,
};

/** The buyer's own orders, newest first, with what the list shows of their lines. */
export const ordersQuery = (userId: string) =>
  queryOptions({
    queryKey: orderKeys.ofUser(userId),
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('orders')
          .select(
            'id, number, payment_method, payment_state, fulfilment_state, return_state, total_kes, placed_at, items:order_items(id, name, picture, quantity)',
          )
          .eq('user_id', userId) // administrators may read everybody's; this page is about their own
          .order('placed_at', { ascending: false })
          .limit(100),
      );
    },
  });

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * A member's order with its lines, its story and its payments, as they were at one moment: read one after the other they
 * contradict each other. Throws `AppError` of kind `not_found`.
 */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.one(orderId),
    queryFn: async (): Promise<OrderDetails> => {
      if (!isUuid(orderId)) throw new AppError('not_found', t('We could not find this order.'));
      const { rpc } = await getSupabase();
      const order = unwrap(await rpc('own_order', { order_id: orderId }));
      if (order === null) throw new AppError('not_found', t('We could not find this order.'));
      return order;
    },
  });

/** A visitor's order by its token. Throws `not_found` when an account has it by now. Nothing tells of changes: ask again. */
export const guestOrderQuery = (orderId: string, token: string) =>
  queryOptions({
    queryKey: orderKeys.guest(orderId),
    queryFn: async (): Promise<OrderDetails> => {
      const { rpc } = await getSupabase();
      const order = unwrap(await rpc('guest_order', { order_token: token }));
      if (order === null) throw new AppError('not_found', t('We could not find this order.'));
      return order;
    },
  });

/** Puts a visitor's order under the account that is signed in. Its token ends with that. */
export async function claimOrder(token: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('claim_order', { order_token: token }));
}

/** @param token how a visitor names their order; null for a member */
export async function cancelOrder(orderId: string, token: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('cancel_order', { order_id: orderId, ...(token === null ? {} : { order_token: token }) }));
}

/** Reads the orders again whenever one of them changes. `filter` is PostgREST's, such as `id=eq.<uuid>`; null for none. */
export function useLiveOrders(filter: string | null): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      filter === null
        ? undefined
        : watchRows({
            table: 'orders',
            filter,
            onChange: () => void queryClient.invalidateQueries({ queryKey: orderKeys.all }),
          }),
    [filter, queryClient],
  );
}

/** A line of it: `ordered` as it was, `quantity` as it can be had today. */
export type ReorderLine = Omit<Returns<'reorder'>[number], 'stock'>;

/** What a member's order would be today, with today's prices in KSh. */
export async function reorder(orderId: string): Promise<ReorderLine[]> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('reorder', { order_id: orderId }));
}

/** `to_pay_kes`: by M-Pesa now; 0: nothing, or it is looked at. */
export type TrackedOrder = NonNullable<Returns<'track_order'>>;

/**
 * Where a visitor's parcel is; null when number and phone do not belong together, or when the order is in an account.
 * Every call counts: after ten an hour the database refuses with `too_many_attempts`.
 */
export async function trackOrder(number: string, phone: string): Promise<TrackedOrder | null> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('track_order', { number, phone }));
}
