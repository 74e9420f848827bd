import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { csvCell, writeCsv } from '../../lib/csv.ts';
import type { Returns } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';

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

/** `owed_kes` below zero: they handed in more than they took; `taken`: orders whose cash was not handed in, or not all of it. */
export type Rider = Returns<'riders_owing'>[number];

/** Riders who have cash of the shop, whoever has it longest first. */
export const ridersQuery = queryOptions({
  queryKey: [...deskKey, 'riders'],
  refetchInterval: 60_000,
  queryFn: async () => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('riders_owing'));
  },
});

/** Says that money without a bill was handed in by a rider; answers what they still owe, KSh. Refusals: `not_found, not_allowed`. */
export async function riderPaid(receipt: string, rider: string): Promise<number> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('rider_paid', { receipt, rider }));
}

/**
 * Notes what a rider handed in, what of it is given up, or what they have back; answers what they still owe, KSh.
 * Refusals: `wrong_amount, bad_note, not_found, not_allowed`.
 * @param settled `key` of the dialog: sent again, it is noted once
 */
export async function settleRider(
  rider: string,
  settled: {
    amountKes: number;
    outcome: 'handed_in' | 'written_off' | 'given_back';
    reason: string;
    key: string;
  },
): Promise<number> {
  const { rpc } = await getSupabase();
  return unwrap(
    await rpc('settle_rider', {
      rider,
      amount_kes: settled.amountKes,
      outcome: settled.outcome,
      client_key: settled.key,
      reason: settled.reason.trim() || null,
    }),
  );
}

/** What a rider still has of the shop, or is to have back. */
export function leftWords(rider: string, left: number): string {
  if (left > 0) return t('{rider} still has {amount}.', { rider, amount: formatKes(left) });
  return left < 0
    ? t('{rider} is still to have {amount} back.', { rider, amount: formatKes(-left) })
    : t('{rider} has nothing of the shop any more.', { rider });
}

export const exportLists = [
  { id: 'sales', label: t('Sales: invoices and credit notes') },
  { id: 'vat', label: t('VAT by rate') },
  { id: 'money', label: t('Money in and out, with what has no bill') },
  { id: 'refunds', label: t('Refunds') },
  { id: 'ledger', label: t('Ledger: every entry') },
] as const;
export type ExportList = (typeof exportLists)[number]['id'];

export const exportGroups = [
  { id: 'entry', label: t('Line by line') },
  { id: 'day', label: t('By day') },
  { id: 'month', label: t('By month') },
] as const;
export type ExportGroup = (typeof exportGroups)[number]['id'];

export type ExportWish = { list: ExportList; grouped: ExportGroup; from: string; until: string };

/** Plain numbers stay numbers, with their minus; what people typed stays text. */
const cellOf = (cell: string | null): string =>
  /^-?\d+(\.\d+)?$/.test(cell ?? '') ? (cell ?? '') : csvCell(cell);

/** A period of money as a file, with its total in shillings. */
export async function exportMoney({ list, grouped, from, until }: ExportWish) {
  const { rpc } = await getSupabase();
  const rows: (string | null)[][] = [];
  for (;;) {
    const answer = await rpc('export_money', {
      what: list,
      grouped,
      from_day: from,
      until_day: until,
      page_offset: rows.length,
    });
    const part = unwrap(answer);
    rows.push(...part.rows);
    if (part.rows.length === 0 || rows.length >= part.count)
      return {
        csv: writeCsv([part.columns, ...rows.map((cells) => cells.map(cellOf))]),
        count: rows.length,
        totalKes: part.total_kes,
      };
  }
}
