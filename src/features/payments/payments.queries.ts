import {
  mutationOptions,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** Where money without a prompt goes to; null where M-Pesa does not tell us of it. */
export const payYourselfQuery = queryOptions({
  queryKey: ['pay-yourself'],
  staleTime: 600_000,
  queryFn: async () => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('pay_yourself'));
  },
});

/** What is paid: a bill, or a month of a plan at the price that was shown, which has none before. */
export type Asked = { bill_id: string } | { plan_type: string; expected_kes: number };

export const paymentKeys = {
  ofBill: (billId: string | null) => ['payments', billId] as const,
  claim: (billId: string | null, paymentState: string) =>
    ['payments', billId, 'claim', paymentState] as const,
  start: (asked: Asked) =>
    ['payments', 'start', 'bill_id' in asked ? asked.bill_id : asked.plan_type] as const,
};

const columns =
  'id, method, state, phone, amount_kes, received_kes, result_code, receipt, created_at, updated_at';

type Attempt = NonNullable<Returns<'guest_order'>>['payments'][number];

/**
 * The payment attempts of a bill, newest first. The id is that of the order, the month of a plan or the consultation.
 * @param token how a visitor names their order; null for a member
 */
export const paymentsQuery = (billId: string | null, token: string | null = null) =>
  queryOptions({
    queryKey: paymentKeys.ofBill(billId),
    enabled: billId !== null,
    queryFn: async (): Promise<Attempt[]> => {
      const { from, rpc } = await getSupabase();
      if (token !== null) {
        const answer = unwrap(await rpc('guest_order', { order_token: token }));
        return answer?.payments ?? [];
      }
      return unwrap(
        await from('payments')
          .select(columns)
          .eq('bill_id', billId ?? '')
          .order('created_at', { ascending: false }),
      );
    },
  });

const SETTLED = ['paid', 'refund_due', 'refunded'];

/** A receipt that its payer named and the shop looks for; `told` is what M-Pesa says of it, as in the table receipt_claims. */
export type NamedReceipt = Returns<'receipt_search'>;

const ASKING_POLL_MS = 3000;

/**
 * The receipt that the payer of a bill named and the shop looks for, or null. Read again with each state of the bill, and often
 * while M-Pesa is being asked.
 * @param token how a visitor names their order; null for a member
 */
export const namedReceiptQuery = (
  bill: { id: string | null; payment_method: string; payment_state: string },
  token: string | null = null,
) =>
  queryOptions({
    queryKey: paymentKeys.claim(bill.id, bill.payment_state),
    enabled: bill.id !== null && bill.payment_method === 'mpesa' && !SETTLED.includes(bill.payment_state),
    refetchInterval: ({ state }) => (state.data?.told === 'asking' ? ASKING_POLL_MS : false),
    queryFn: async (): Promise<NamedReceipt> => {
      const { rpc } = await getSupabase();
      return unwrap(
        await rpc('receipt_search', {
          bill_id: bill.id ?? '',
          ...(token === null ? {} : { order_token: token }),
        }),
      );
    },
  });

/** The named receipt of a bill while it is looked for. Once it is not any more, what is paid is read again. */
export function useNamedReceipt(
  bill: { id: string | null; payment_method: string; payment_state: string },
  token: string | null,
  read: readonly QueryKey[],
): NamedReceipt {
  const queryClient = useQueryClient();
  const named = useQuery(namedReceiptQuery(bill, token)).data ?? null;
  const before = useRef(named);
  useEffect(() => {
    if (before.current !== null && named === null) void readAgain(queryClient, read);
    before.current = named;
  }, [named, queryClient, read]);
  return named;
}

/**
 * Asks for an M-Pesa prompt on `phone` (254…), or on the number that is known.
 * @param read the keys of what shows the state of what is paid
 */
export const payMutation = (
  queryClient: QueryClient,
  asked: Asked,
  read: readonly QueryKey[],
  token: string | null = null,
) =>
  mutationOptions({
    mutationKey: paymentKeys.start(asked),
    mutationFn: async ({ phone }: { phone?: string }): Promise<void> => {
      await invokeFunction('pay', {
        ...asked,
        ...(phone === undefined ? {} : { phone }),
        ...(token === null ? {} : { order_token: token }),
      });
    },
    // The prompt is on its way once its row is here: until then the mutation counts as running.
    onSuccess: () => readAgain(queryClient, read),
    onError: () => void readAgain(queryClient, read),
  });

/** The number and price of a month of a plan, whose bill begins when it is asked for; the same one until it is paid. */
export const billForMutation = (queryClient: QueryClient, asked: Asked, read: readonly QueryKey[]) =>
  mutationOptions({
    mutationFn: async () => {
      if ('bill_id' in asked) throw new Error('This has a bill.');
      const { rpc } = await getSupabase();
      return unwrap(await rpc('bill_plan', asked));
    },
    onSuccess: () => readAgain(queryClient, read),
  });

const readAgain = (queryClient: QueryClient, read: readonly QueryKey[]): Promise<unknown> =>
  Promise.all([['payments'], ...read].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Starts the payment of an order that was just placed; its page shows how it goes. */
export function startPayment(queryClient: QueryClient, orderId: string, token: string | null): void {
  queryClient
    .getMutationCache()
    .build(queryClient, payMutation(queryClient, { bill_id: orderId }, [['orders']], token))
    .execute({})
    .catch(() => {
      // the order's page reads this mutation's error and offers another try
    });
}

/**
 * Names the M-Pesa receipt a bill was paid with: `matched` when the shop's statement knows it, `waiting` when somebody
 * has to look.
 */
export const nameReceiptMutation = (
  queryClient: QueryClient,
  billId: string,
  read: readonly QueryKey[],
  token: string | null,
) =>
  mutationOptions({
    mutationFn: async (receipt: string) => {
      const { rpc } = await getSupabase();
      const answer = await rpc('name_receipt', {
        bill_id: billId,
        receipt,
        ...(token === null ? {} : { order_token: token }),
      });
      return unwrap(answer).state;
    },
    onSuccess: () => readAgain(queryClient, read),
  });

/** The attempts of a member's bill, and what `read` names, follow what happens while it is on the screen. */
export function useLivePayments(billId: string | null, read: readonly QueryKey[], enabled: boolean): void {
  const queryClient = useQueryClient();
  const reads = useRef(read);
  useEffect(() => {
    reads.current = read;
  }, [read]);
  useEffect(
    () =>
      enabled && billId !== null
        ? watchRows({
            table: 'payments',
            filter: `bill_id=eq.${billId}`,
            onChange: () => void readAgain(queryClient, reads.current),
          })
        : undefined,
    [billId, enabled, queryClient],
  );
}

/** What a payer is told of the money of a bill besides its price. */
export type MoneyLine = Returns<'money_of_bill'>[number];

/** Lines that another person or M-Pesa is about to change. */
const MOVING = ['came', 'second', 'late', 'sending', 'delayed', 'likely', 'went_twice'];
/** States in which money may come that nobody knows yet whose it is. */
const OPEN = ['awaiting', 'failed', 'open'];
const POLL_MS = 10_000;

/**
 * What came for a bill and is looked at, and what goes back of it, as the ledger has it. Read again with each state of the bill.
 * @param token how a visitor names their order; null for a member
 */
export const billMoneyQuery = (
  bill: { id: string | null; payment_state: string },
  token: string | null = null,
) =>
  queryOptions({
    queryKey: [...paymentKeys.ofBill(bill.id), 'money', bill.payment_state],
    enabled: bill.id !== null,
    refetchInterval: ({ state }) => {
      if (state.data?.some(({ what }) => MOVING.includes(what))) return POLL_MS;
      return OPEN.includes(bill.payment_state) ? 3 * POLL_MS : false;
    },
    queryFn: async (): Promise<MoneyLine[]> => {
      const { rpc } = await getSupabase();
      const named = token === null ? {} : { order_token: token };
      return unwrap(await rpc('money_of_bill', { bill_id: bill.id ?? '', ...named }));
    },
  });

/** Says that a refund did not arrive; once more changes nothing. Refusals: `not_found, wrong_state`. */
export async function refundNotReceived(refundId: string, token: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('refund_not_received', { refund_id: refundId, order_token: token }));
}
