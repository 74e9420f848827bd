import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { paymentKeys } from './payments.queries.ts';

const line = z.object({
  /**
   * came: it is looked at. second, late: it came for what was paid, or over, and is looked at. owed_second, owed_above, owed: it goes
   * back. sending, delayed, sent, given (in cash): how that stands. moved, moved_in: to or from the bill `number`. twice: M-Pesa sent
   * it once more. matched: it was here before anybody knew what for; `at`: when somebody did. came_back: it was sent, and came back to
   * us. reversed, owing: M-Pesa took a payment back, so much is to be paid again. went_twice: it took back what we had sent
   * back too, returned: so much of that came back. likely: money came that may be for this.
   */
  what: z.string(),
  amount_kes: z.number(),
  receipt: z.nullable(z.string()),
  number: z.nullable(z.string()),
  at: z.nullable(z.string()),
  /** Where it goes or went, with stars in its middle; null: to a number of theirs, or nobody knows. */
  phone: z.optional(z.nullable(z.string())),
  /** Of what was sent: the refund, for saying that it did not arrive, and when that was said. */
  refund_id: z.optional(z.nullable(z.string())),
  not_received_at: z.optional(z.nullable(z.string())),
});

/** What a payer is told of the money of a bill besides its price. */
export type MoneyLine = z.infer<typeof line>;

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
      return z.array(line).parse(unwrap(await rpc('money_of_bill', { bill_id: bill.id ?? '', ...named })));
    },
  });

/** Says that a refund did not arrive; once more changes nothing. Refusals: `not_found, wrong_state`. */
export async function refundNotReceived(refundId: string, token: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('refund_not_received', { refund_id: refundId, order_token: token }));
}
