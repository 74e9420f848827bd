import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { getSupabase } from '../../lib/supabase.ts';

/**
 * What an owner gave up; below zero what came of it all the same. Without a number: of a rider, or of a refund sent twice.
 */
export type DayLoss = Day['losses'][number];
export type AccountDay = Day['accounts'][number];
export type DayDifference = AccountDay['differences'][number];
/** Money that was booked after its day was closed. */
export type LateBooking = AccountDay['late'][number];

type Day = Returns<'daily_close'>;

/** What lay in each account in the morning of a day of Nairobi, what moved, and what lies there in the evening. */
export const dailyCloseQuery = (day: string) =>
  queryOptions({
    queryKey: [...deskKey, 'day', day],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('daily_close', { day }));
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
