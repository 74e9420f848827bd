import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { paymentKeys } from './payments.queries.ts';

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
