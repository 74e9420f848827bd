import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { getSupabase } from '../../lib/supabase.ts';

export type OpenBill = Database['public']['Functions']['bills_for_move']['Returns'][number];

/** Open bills of the same payer that money of a payment may pay, each with what is open and how much may be moved. */
export const billsForMoveQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'for-move', paymentId],
    queryFn: async (): Promise<OpenBill[]> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('bills_for_move', { payment_id: paymentId }));
    },
  });

/** Refusals: `too_much, wrong_amount, not_same_payer, wrong_state, already_paid, order_closed, hold_over, in_review`. */
export async function moveMoney(move: {
  paymentId: string;
  billId: string;
  amountKes: number;
  note: string;
}): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('move_money', {
      payment_id: move.paymentId,
      to_bill: move.billId,
      amount_kes: move.amountKes,
      note: move.note.trim() || null,
    }),
  );
}

/**
 * Moves a whole payment to the bill that it was meant for: `moved`, or `waits` where another person has to want the same first. Refusals:
 * `bad_note, bad_number, wrong_state, refund_in_flight, too_much, second_factor_needed, already_paid, order_closed`.
 */
export async function movePayment(paymentId: string, number: string, note: string): Promise<string> {
  const { rpc } = await getSupabase();
  return unwrap(
    await rpc('move_payment', { payment_id: paymentId, number: number.trim(), note: note.trim() }),
  );
}

/** Says that money for which somebody had vouched never came. Refusals: `wrong_state, no_reason, refund_in_flight`. */
export async function moneyNeverCame(paymentId: string, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('money_never_came', { payment_id: paymentId, note: note.trim() }));
}
