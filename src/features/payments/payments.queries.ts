import { mutationOptions, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { unwrap } from '../../lib/app-error.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';

export const paymentKeys = {
  ofOrder: (orderId: string) => ['payments', orderId] as const,
  start: (orderId: string) => ['payments', 'start', orderId] as const,
};

const columns = 'id, order_id, state, phone, amount_kes, result_code, receipt, created_at, updated_at';

/** The payment attempts of an order, newest first. */
export const paymentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: paymentKeys.ofOrder(orderId),
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('payments')
          .select(columns)
          .eq('order_id', orderId)
          .order('created_at', { ascending: false }),
      );
    },
  });

/** Asks for an M-Pesa prompt on `phone` (254…), or on the order's own number. */
export const payOrderMutation = (queryClient: QueryClient, orderId: string) =>
  mutationOptions({
    mutationKey: paymentKeys.start(orderId),
    mutationFn: ({ phone }: { phone?: string }) => payOrder(orderId, phone),
    // The prompt is on its way once its row is here: until then the mutation counts as running.
    onSuccess: () => readAgain(queryClient, orderId),
    onError: () => void readAgain(queryClient, orderId),
  });

const readAgain = (queryClient: QueryClient, orderId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: paymentKeys.ofOrder(orderId) }),
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
  ]);

/** Starts the payment of an order that was just placed; its page shows how it goes. */
export function startPayment(queryClient: QueryClient, orderId: string): void {
  queryClient
    .getMutationCache()
    .build(queryClient, payOrderMutation(queryClient, orderId))
    .execute({})
    .catch(() => {
      // the order's page reads this mutation's error and offers another try
    });
}

async function payOrder(orderId: string, phone?: string): Promise<void> {
  await invokeFunction(
    'pay-order',
    phone === undefined ? { order_id: orderId } : { order_id: orderId, phone },
  );
}

/** Keeps the attempts of an order up to date while it is on the screen. */
export function useLivePayments(orderId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchRows({
        table: 'payments',
        filter: `order_id=eq.${orderId}`,
        onChange: () => void queryClient.invalidateQueries({ queryKey: paymentKeys.ofOrder(orderId) }),
      }),
    [orderId, queryClient],
  );
}
