import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** Money that went out and is no refund of a bill, which waits for a second person. */
export const outgoingsQuery = queryOptions({
  queryKey: [...deskKey, 'outgoings'],
  queryFn: async () => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('outgoing_queue'));
  },
});

export type Outgoing = Awaited<ReturnType<NonNullable<typeof outgoingsQuery.queryFn>>>[number];

/**
 * Notes that money without a bill was sent back by hand.
 * Refusals: `not_found, bad_phone, bad_receipt, bad_note, receipt_used, wrong_amount`.
 * @returns `booked`, or `wanted` where a second person looks first
 */
export async function sendBackUnplaced(
  receipt: string,
  said: { reference: string; phone: string; note: string },
): Promise<string> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('send_back_unplaced', { receipt, ...said }));
}

/** An owner says what a line is by which money went out. Refusals: `not_allowed, not_found, bad_note, receipt_used`. */
export async function bookOutgoingLine(receipt: string, what: string, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('book_outgoing_line', { receipt, what, note: note.trim() }));
}

/** A second person agrees, or somebody withdraws it. Refusals: `wrong_state, own_refund, second_factor_needed`. */
export async function settleOutgoing(id: string, approve: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('settle_outgoing', { id, approve }));
}
