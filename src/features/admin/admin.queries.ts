import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type FulfilmentStep, queueConditions, type QueueId, searchCondition } from './order-queue.ts';

export const adminKey = ['admin'] as const;
const PAGE = 50;

export type AdminNumbers = { dispatch: number; unpaid: number; review: number; lowStock: number };

/** Today's work in four numbers. */
export const numbersQuery = queryOptions({
  queryKey: [...adminKey, 'numbers'],
  refetchInterval: 60_000,
  queryFn: async (): Promise<AdminNumbers> => {
    const [dispatch, unpaid, review, lowStock] = await Promise.all([
      countQueue('dispatch'),
      countQueue('unpaid'),
      countQueue('review'),
      countLowStock(),
    ]);
    return { dispatch, unpaid, review, lowStock };
  },
});

async function countQueue(queue: 'dispatch' | 'unpaid' | 'review'): Promise<number> {
  const { from } = await getSupabase();
  const answer = await from('orders')
    .select('id', { count: 'exact', head: true })
    .or(queueConditions[queue] ?? '');
  unwrap(answer);
  return answer.count ?? 0;
}

async function countLowStock(): Promise<number> {
  const { from } = await getSupabase();
  // PostgREST compares a column with a value only, and two small columns of the catalogue are quickly read.
  const products = unwrap(await from('products').select('stock, reorder_at').eq('status', 'active'));
  return products.filter(({ stock, reorder_at }) => stock <= reorder_at).length;
}

const rowColumns =
  'id, number, placed_at, contact_name, town, county, phone, total_kes, payment_method, payment_state, fulfilment_state';

/** The newest orders of a queue that fit the search; the oldest first where somebody waits for them. */
export const queueQuery = (queue: QueueId, search: string) =>
  queryOptions({
    queryKey: [...adminKey, 'queue', queue, search],
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    queryFn: async () => {
      const { from } = await getSupabase();
      let orders = from('orders').select(rowColumns, { count: 'exact' });
      const condition = queueConditions[queue];
      if (condition !== null) orders = orders.or(condition);
      const wanted = searchCondition(search);
      if (wanted !== null) orders = orders.or(wanted);
      const waiting = queue === 'dispatch' || queue === 'unpaid' || queue === 'review';
      const answer = await orders.order('placed_at', { ascending: waiting }).limit(PAGE);
      return { rows: unwrap(answer), total: answer.count ?? 0 };
    },
  });

const detailColumns = `id, number, placed_at, payment_method, payment_state, fulfilment_state, subtotal_kes,
  delivery_kes, total_kes, contact_name, phone, alt_phone, county, town, landmark, note,
  items:order_items(id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes),
  events:order_events(id, kind, at, actor_id)` as const;
const attemptColumns = 'id, state, phone, amount_kes, receipt, result_code, result_text, created_at';

/** Everything about one order. */
export const adminOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...adminKey, 'order', orderId],
    queryFn: async () => {
      const { from } = await getSupabase();
      const [answer, attempts] = await Promise.all([
        from('orders')
          .select(detailColumns)
          .eq('id', orderId)
          .order('id', { referencedTable: 'items' })
          .order('at', { referencedTable: 'events' })
          .maybeSingle(),
        from('payments').select(attemptColumns).eq('order_id', orderId).order('created_at'),
      ]);
      const order = unwrap(answer);
      if (!order) throw new AppError('not_found', 'There is no such order.');
      return { ...order, attempts: unwrap(attempts) };
    },
  });

export async function setFulfilment(orderId: string, next: FulfilmentStep['next']): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('set_order_fulfilment', { order_id: orderId, next_state: next }));
}

/** Reads the admin's lists again whenever an order or a payment changes. */
export function useLiveAdmin(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One order changes several rows at once: they are read again together.
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: adminKey }), 300);
    };
    const stops = [
      watchRows({ table: 'orders', onChange: soon }),
      watchRows({ table: 'payments', onChange: soon }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
