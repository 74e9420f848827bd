import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';

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
