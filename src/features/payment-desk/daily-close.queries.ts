import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk-key.ts';
import { getSupabase } from '../../lib/supabase.ts';

export type DayDifference = {
  receipt: string | null;
  at: string;
  /** What the statement says of it, and what our books say; null: nothing. */
  stated_kes: number | null;
  booked_kes: number | null;
  difference_kes: number;
  details: string | null;
  bill_id: string | null;
  kind: string | null;
  number: string | null;
  why: string;
};

/** Money that was booked after its day was closed. */
export type LateBooking = {
  at: string;
  booked_at: string;
  /** came, unplaced, placed, refunds, reversed, fees, moved */
  class: string;
  receipt: string | null;
  bill_id: string | null;
  kind: string | null;
  number: string | null;
  amount_kes: number;
};

/** What an owner gave up; below zero what came of it all the same. Without a number: of a rider, or of a refund sent twice. */
export type DayLoss = {
  number: string | null;
  kind: string | null;
  bill_id: string | null;
  amount_kes: number;
  at: string;
  note: string | null;
};

export type AccountDay = {
  account: string;
  name: string;
  opening_kes: number;
  /** What of it was learnt late, of the last day that was closed or of earlier ones. */
  late_before_kes: number;
  late_before: LateBooking[];
  before_day: string | null;
  came: { kind: string; amount_kes: number }[];
  /** Came for no bill we know; had none and has found one. */
  unplaced_kes: number;
  placed_kes: number;
  refunds_kes: number;
  /** What M-Pesa took back of payments. */
  reversed_kes: number;
  fees_kes: number;
  /** Handed in by riders, brought to the bank (below zero), given up. */
  moved_kes: number;
  /** What of it riders handed in: above zero in the till, below zero with them. */
  handed_in_kes: number;
  /** Whether it lies with people who owe it by name: nobody counts it, and its day is not closed. */
  is_person: boolean;
  closing_kes: number;
  /** Whether there is a statement of this account at all. */
  has_statement: boolean;
  statement: { lines: number; closing_kes: number | null; missing_kes: number | null } | null;
  differences: DayDifference[];
  /** How much more the statement had in the morning. */
  before_kes: number | null;
  /** How much more the statement has in the evening. */
  difference_kes: number | null;
  /** `runs`: the day is not over. `money_may_come`: it is, but M-Pesa may still tell of its last minutes. */
  still: string | null;
  /** An earlier day with money that nobody closed. */
  earlier_day: string | null;
  /** Booked since this day was closed. */
  late_kes: number;
  late: LateBooking[];
  closed: {
    at: string;
    by: string | null;
    closing_kes: number;
    stated_kes: number | null;
    note: string | null;
  } | null;
};

/** What lay in each account in the morning of a day of Nairobi, what moved, and what lies there in the evening. */
export const dailyCloseQuery = (day: string) =>
  queryOptions({
    queryKey: [...deskKey, 'day', day],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('daily_close', { day })) as {
        day: string;
        losses: DayLoss[];
        accounts: AccountDay[];
      };
    },
  });

/** Closes an account of a day as it stands. Refusals: `already_closed, wrong_amount, bad_day`. */
export async function closeDay(
  day: string,
  account: string,
  { countedKes, note }: { countedKes: number | null; note: string },
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('close_day', { day, account, counted_kes: countedKes, note: note.trim() || null }));
}

/** Books what was missing or too much when it was counted. Refusals: `not_allowed, bad_note, not_found`. */
export async function bookCounted(day: string, account: string, reason: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('book_counted', { day, account, reason }));
}

/** Notes money of the till that was brought to the bank. Refusal: `wrong_amount`. */
export async function takeToBank(account: string, amountKes: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('take_to_bank', { account, amount_kes: amountKes }));
}
