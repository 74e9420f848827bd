import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { ByHand } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';
import type { Statement } from './statement-file.ts';

const LINES_A_CALL = 1000;

/** Payments, named receipts and refunds that wait for a person, the oldest first. */
export const waitingQuery = queryOptions({
  queryKey: [...deskKey, 'waiting'],
  // Orders that are cancelled, here or by a colleague, and money that comes change it without its being told.
  refetchInterval: 15_000,
  queryFn: async () => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('bill_queue'));
  },
});

export type Cancellation = { bill_id: string; how: string; person: string | null; at: string };

/** Who cancelled the orders among these bills, and when. */
export const cancellationsQuery = (billIds: readonly string[]) =>
  queryOptions({
    queryKey: [...deskKey, 'cancellations', billIds],
    enabled: billIds.length > 0,
    queryFn: async (): Promise<Cancellation[]> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('bill_cancellations', { bill_ids: [...billIds] }));
    },
  });

export type Waiting = Awaited<ReturnType<NonNullable<typeof waitingQuery.queryFn>>>[number];

export const reconciliationStatuses = [
  { id: 'amount_differs', label: t('Another amount') },
  { id: 'not_settled', label: t('Paid but not settled') },
  { id: 'unknown_money', label: t('Unknown money') },
  { id: 'not_in_statement', label: t('Not in the statement') },
  { id: 'matched', label: t('Matched') },
] as const;
export type ReconciliationStatus = (typeof reconciliationStatuses)[number]['id'];

/** Statement lines beside our payments, of one kind, the newest first. */
export const reconciliationQuery = (status: ReconciliationStatus) =>
  queryOptions({
    queryKey: [...deskKey, 'reconciliation', status],
    queryFn: async () => {
      const { from } = await getSupabase();
      const answer = await from('payment_reconciliation')
        .select('*', { count: 'exact' })
        .eq('status', status)
        .order('completed_at', { ascending: false, nullsFirst: false })
        .order('payment_created_at', { ascending: false })
        .limit(200);
      return { rows: unwrap(answer), total: answer.count ?? 0 };
    },
  });

export type Decision = 'paid' | 'paid_less' | 'part' | 'not_paid' | 'refund';

/**
 * An administrator's word on a payment in doubt. Refusals: `wrong_state, wrong_amount, bad_receipt, receipt_used, not_told, other_bill`.
 * @param words `vouched`: whoever decides saw the money at M-Pesa, or asked its payer, where M-Pesa's words do not say so
 */
export async function resolvePayment(
  waiting: Waiting,
  decision: Decision,
  words: { receipt: string; note: string; receivedKes: number | null; vouched: boolean },
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('resolve_bill', {
      bill_id: waiting.bill_id,
      decision,
      payment_id: waiting.payment_id,
      receipt: words.receipt.trim() || null,
      note: words.note.trim() || null,
      received_kes: words.receivedKes,
      vouched: words.vouched,
    }),
  );
}

/** Says that M-Pesa brought what was noted as cash, or a part of it. Refusals: `wrong_state, refund_in_flight, no_reason`. */
export async function paidAtDoor(paymentId: string, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('paid_at_door', { payment_id: paymentId, note }));
}

/** Has M-Pesa asked about a receipt, else about the named one: `asking` or `told`. Refusals: `bad_receipt, cannot_ask, wrong_state`. */
export async function askAboutReceipt(billId: string, receipt: string): Promise<string> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('ask_about_receipt', { bill_id: billId, receipt: receipt.trim() || null }));
}

/**
 * Notes that the money of a waiting refund was sent back. Refusals: `changed, too_much, receipt_used, bad_receipt, bad_phone, refund_in_flight`.
 * @param seenKes what of the bill had gone back when whoever notes it looked
 * @returns whether it waits for a second person
 */
export async function noteRefund(
  waiting: Waiting,
  refund: { amountKes: number; note: string; seenKes: number | null } & ByHand,
): Promise<boolean> {
  const { rpc } = await getSupabase();
  const noted: { id: string | null } | null = unwrap(
    await rpc('record_refund', {
      bill_id: waiting.bill_id,
      amount_kes: refund.amountKes,
      payment_id: waiting.payment_id,
      reference: refund.reference.trim() || null,
      phone: refund.phone.trim() || null,
      note: refund.note.trim() || null,
      seen_kes: refund.seenKes,
    }),
  );
  return (noted?.id ?? null) === null;
}

/** An owner gives up what is owing of a bill. Refusals: `not_allowed, bad_note, not_found`. */
export async function writeOffOwing(billId: string, reason: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('write_off_owing', { bill_id: billId, reason: reason.trim() }));
}

export type ReversalOutcome = 'owing' | 'refund' | 'noted' | 'twice';

/** Says what M-Pesa took back where nothing explains it. Refusals: as public.settle_reversal. */
export async function settleReversal(receipt: string, outcome: ReversalOutcome, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('settle_reversal', { receipt, outcome, note: note.trim() }));
}

/** Says what became of a refund that its payer did not get. Refusals: `bad_note, not_found`. */
export async function settleNotReceived(refundId: string, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('settle_not_received', { refund_id: refundId, note: note.trim() }));
}

export type TillState = Returns<'till_desk'>;

/** How money without a prompt was agreed with M-Pesa, and when its list was fetched last. */
export const tillQuery = queryOptions({
  queryKey: [...deskKey, 'till'],
  queryFn: async () => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('till_desk'));
  },
});

const fetched = z.object({
  imported: z.number(),
  known: z.number(),
  bad: z.number(),
  placed: z.number(),
  unknown: z.number(),
  problem: z.optional(z.string()),
});

/** Asks M-Pesa for the payments of two days. Refusals: `not_configured, busy, unavailable`. */
export const fetchFromMpesa = async () => fetched.parse(await invokeFunction('fetch-till', { whole: true }));

/** Asks M-Pesa to tell of each payment as it happens. Refusals: `bad_address, registered_before, refused`. */
export async function registerTill(): Promise<void> {
  await invokeFunction('register-till');
}

/** Money that M-Pesa told of and nobody knows what it is for, the oldest first. */
export const unplacedQuery = queryOptions({
  queryKey: [...deskKey, 'unplaced'],
  refetchInterval: 60_000,
  queryFn: async () => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('unplaced_money'));
  },
});

export type Unplaced = Awaited<ReturnType<NonNullable<typeof unplacedQuery.queryFn>>>[number];

/**
 * Says which bill money is for.
 * @param isAnother it looks like a typed receipt of that bill, and is another payment
 * Refusals: `not_found, bad_number, looks_alike, receipt_used`.
 */
export async function assignMoney(receipt: string, number: string, isAnother = false): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('assign_money', { receipt, number, is_another: isAnother }));
}

/** Puts M-Pesa's receipt in the place of a typed one that looks like it. Refusals: `not_found, receipt_used`. */
export async function correctReceipt(receipt: string, typed: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('correct_receipt', { receipt, typed }));
}

/** Says that money is for no bill. Refusals: `not_found, bad_note`. */
export async function setMoneyAside(receipt: string, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('set_money_aside', { receipt, note }));
}

export type StatementAnswer = {
  imported: number;
  known: number;
  /** Lines that M-Pesa did not complete. */
  left_out: number;
  claims_matched: number;
  receipts_learned: number;
  /** Lines that found the bill that they name. */
  placed: number;
  bad: { row: number; message: string }[];
};

/** Takes the completed lines of a statement in; lines that are known already are left as they are. */
export async function importStatement(statement: Statement): Promise<StatementAnswer> {
  const { rpc } = await getSupabase();
  const importId = crypto.randomUUID();
  const sum: StatementAnswer = {
    imported: 0,
    known: 0,
    left_out: statement.leftOut,
    claims_matched: 0,
    receipts_learned: 0,
    placed: 0,
    bad: statement.errors,
  };
  for (let start = 0; start < statement.lines.length; start += LINES_A_CALL) {
    const part = statement.lines.slice(start, start + LINES_A_CALL);
    const lines = part.map(({ row: _row, ...line }) => ({ ...line, number: statement.shortcode }));
    const answer = unwrap(await rpc('import_statement_lines', { lines, import_id: importId }));
    sum.imported += answer.imported;
    sum.known += answer.known;
    sum.claims_matched += answer.claims_matched;
    sum.receipts_learned += answer.receipts_learned;
    sum.placed += answer.placed;
    sum.bad = [...sum.bad, ...answer.bad.map((bad) => ({ ...bad, row: part[bad.row - 1]?.row ?? bad.row }))];
  }
  return sum;
}
