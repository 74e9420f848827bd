import { mutationOptions, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';

export const paymentKeys = {
  ofOrder: (orderId: string) => ['payments', orderId] as const,
  claim: (orderId: string, paymentState: string) => ['payments', orderId, 'claim', paymentState] as const,
  start: (orderId: string) => ['payments', 'start', orderId] as const,
};

const columns = 'id, state, phone, amount_kes, result_code, receipt, created_at, updated_at';

const attempts = z.array(
  z.object({
    id: z.string(),
    state: z.string(),
    phone: z.string(),
    amount_kes: z.number(),
    result_code: z.nullable(z.number()),
    receipt: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  }),
);
const guestAnswer = z.nullable(z.object({ payments: attempts }));

/**
 * The payment attempts of an order, newest first.
 * @param token how a visitor names his order; null for a member
 */
export const paymentsQuery = (orderId: string, token: string | null = null) =>
  queryOptions({
    queryKey: paymentKeys.ofOrder(orderId),
    queryFn: async (): Promise<z.infer<typeof attempts>> => {
      const { from, rpc } = await getSupabase();
      if (token !== null) {
        const answer = unwrap(await rpc('guest_order', { order_token: token }));
        return guestAnswer.parse(answer)?.payments ?? [];
      }
      return unwrap(
        await from('payments')
          .select(columns)
          .eq('order_id', orderId)
          .order('created_at', { ascending: false }),
      );
    },
  });

const SETTLED = ['paid', 'refund_due', 'refunded'];

/**
 * The receipt that the buyer of an order named and the shop looks for, or null. Read again with each state of the order.
 * @param token how a visitor names his order; null for a member
 */
export const namedReceiptQuery = (
  order: { id: string; payment_method: string; payment_state: string },
  token: string | null = null,
) =>
  queryOptions({
    queryKey: paymentKeys.claim(order.id, order.payment_state),
    enabled: order.payment_method === 'mpesa' && !SETTLED.includes(order.payment_state),
    queryFn: async (): Promise<string | null> => {
      const { rpc } = await getSupabase();
      return unwrap(
        await rpc('named_receipt', {
          order_id: order.id,
          ...(token === null ? {} : { order_token: token }),
        }),
      );
    },
  });

/** Asks for an M-Pesa prompt on `phone` (254…), or on the order's own number. */
export const payOrderMutation = (queryClient: QueryClient, orderId: string, token: string | null = null) =>
  mutationOptions({
    mutationKey: paymentKeys.start(orderId),
    mutationFn: async ({ phone }: { phone?: string }): Promise<void> => {
      await invokeFunction('pay-order', {
        order_id: orderId,
        ...(phone === undefined ? {} : { phone }),
        ...(token === null ? {} : { order_token: token }),
      });
    },
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
export function startPayment(queryClient: QueryClient, orderId: string, token: string | null): void {
  queryClient
    .getMutationCache()
    .build(queryClient, payOrderMutation(queryClient, orderId, token))
    .execute({})
    .catch(() => {
      // the order's page reads this mutation's error and offers another try
    });
}

const claimAnswer = z.object({ state: z.enum(['matched', 'waiting']) });

/**
 * Names the M-Pesa receipt an order was paid with: `matched` when the shop's statement knows it, `waiting` when somebody
 * has to look.
 */
export const claimReceiptMutation = (queryClient: QueryClient, orderId: string, token: string | null) =>
  mutationOptions({
    mutationFn: async (receipt: string) => {
      const { rpc } = await getSupabase();
      const answer = await rpc('claim_receipt', {
        order_id: orderId,
        receipt,
        ...(token === null ? {} : { order_token: token }),
      });
      return claimAnswer.parse(unwrap(answer)).state;
    },
    onSuccess: () => readAgain(queryClient, orderId),
  });

/** Keeps the attempts of a member's order up to date while it is on the screen. */
export function useLivePayments(orderId: string, enabled: boolean): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      enabled
        ? watchRows({
            table: 'payments',
            filter: `order_id=eq.${orderId}`,
            onChange: () => void queryClient.invalidateQueries({ queryKey: paymentKeys.ofOrder(orderId) }),
          })
        : undefined,
    [orderId, enabled, queryClient],
  );
}
