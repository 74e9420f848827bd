import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns, Database } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { writeOffOwing } from './payment-desk.queries.ts';

/** `phone` of a reversal is the number that paid. */
export type Refund = Returns<'refund_queue'>[number];

/** Refunds that M-Pesa is told to send: those that are not over, and those of the last days that are done. */
export const refundsQuery = queryOptions({
  queryKey: [...deskKey, 'refunds'],
  // M-Pesa answers within seconds; a refund that nobody is at changes when somebody decides.
  refetchInterval: ({ state }) => (state.data?.some(isMoving) ? 3000 : 60_000),
  queryFn: async (): Promise<Refund[]> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('refund_queue'));
  },
});

const isMoving = ({ state, asks_status }: Pick<Refund, 'state' | 'asks_status'>): boolean =>
  state === 'approved' || state === 'sending' || asks_status;

/** What of a payment is on its way, or may be. */
export const inFlightKes = (refunds: readonly Refund[], paymentId: string | null): number =>
  refunds
    .filter((each) => each.payment_id === paymentId)
    .filter(({ state }) => ['wanted', 'approved', 'sending', 'doubtful'].includes(state))
    .reduce((sum, { amount_kes }) => sum + amount_kes, 0);

export type RefundOffer = Returns<'offer_refund'>;

/** @param phone 254…, when it goes to another number than the one that paid */
export const offerQuery = (billId: string, paymentId: string, amountKes: number, phone: string | null) =>
  queryOptions({
    queryKey: [...deskKey, 'offer', billId, paymentId, amountKes, phone],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const asked = { bill_id: billId, payment_id: paymentId, amount_kes: amountKes };
      return unwrap(await rpc('offer_refund', phone === null ? asked : { ...asked, phone }));
    },
  });

export async function askRefund(refund: {
  billId: string;
  paymentId: string;
  amountKes: number;
  phone: string | null;
  note: string;
  /** What of the bill had gone back when whoever asks looked. */
  seenKes: number | null;
}): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('ask_refund', {
      bill_id: refund.billId,
      payment_id: refund.paymentId,
      amount_kes: refund.amountKes,
      phone: refund.phone,
      note: refund.note.trim() || null,
      seen_kes: refund.seenKes,
    }),
  );
}

export type RefundDecision =
  | { what: 'approve_refund' | 'withdraw_refund' | 'retry_refund' }
  | { what: 'settle_refund'; wasSent: boolean; receipt: string };

/** What became of money that went out twice. */
export type TwiceOutcome = 'mpesa' | 'cash' | 'written_off';
export type SaidOfTwice = { outcome: TwiceOutcome; receipt: string; note: string; amountKes: number };

const receiptOf = ({ outcome, receipt }: SaidOfTwice) => (outcome === 'mpesa' ? receipt.trim() : null);

/** Says what became of a refund that M-Pesa sent twice. Refusals: as public.settle_sent_twice. */
export async function settleSentTwice(refundId: string, said: SaidOfTwice): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('settle_sent_twice', {
      refund_id: refundId,
      outcome: said.outcome,
      receipt: receiptOf(said),
      note: said.note.trim() || null,
    }),
  );
}

/**
 * Says what became of money of a bill that we sent back and M-Pesa took back too: it came back, or is given up.
 * @param seenKes what was still to come back when the dialog opened. Refusals: as public.take_twice_back and write_off_owing
 */
export async function settleWentTwice(billId: string, seenKes: number, said: SaidOfTwice): Promise<void> {
  if (said.outcome === 'written_off') return writeOffOwing(billId, said.note);
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('take_twice_back', {
      bill_id: billId,
      kes: said.amountKes,
      seen_kes: seenKes,
      receipt: receiptOf(said),
      note: said.note.trim() || null,
    }),
  );
}

/** A word of the desk on a refund; the lists show how it stands then. */
export function useRefundDecision(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (decision: RefundDecision) => {
      const { rpc } = await getSupabase();
      if (decision.what === 'settle_refund')
        unwrap(
          await rpc('settle_refund', {
            refund_id: id,
            was_sent: decision.wasSent,
            receipt: decision.receipt.trim() || null,
          }),
        );
      else unwrap(await rpc(decision.what, { refund_id: id }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
}

export type MoneyOut = Returns<'money_out'>;

/** What waits of money that goes out, and what lies in M-Pesa. */
export const moneyOutQuery = queryOptions({
  queryKey: [...deskKey, 'money-out'],
  refetchInterval: ({ state }) => (state.data?.ask_state === 'asked' ? 3000 : 60_000),
  queryFn: async () => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('money_out'));
  },
});

export async function askBalance(): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('ask_mpesa_balance'));
}

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
