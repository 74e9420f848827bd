import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { backOfficeKey } from './desk-list.queries.ts';

/** What waits, by name, as far as the caller's roles go. */
export type Today = Partial<
  Record<
    | 'to_pack'
    | 'to_dispatch'
    | 'unpaid'
    | 'needs_review'
    | 'returns'
    | 'low_stock'
    | 'consultations'
    | 'consultation_care'
    | 'practices'
    | 'messages'
    | 'held_reviews'
    | 'late_jobs'
    /** Prompts of the last quarter of an hour, where M-Pesa answered none of them. */
    | 'silent_prompts',
    number
  >
> & {
  /** When M-Pesa last said how a prompt ended. */
  mpesa_answered_at?: string | null;
  /** Since when M-Pesa could not be asked for payments; null while it can. */
  unlisted_since?: string | null;
  /** In the month after a restore: when it was, of which moment the backup is, and the first number of new invoices. */
  restored?: { at: string; made_at: string; number: string };
};

export const todayKey = [...backOfficeKey, 'today'] as const;

export const todayQuery = queryOptions({
  queryKey: todayKey,
  refetchInterval: 60_000,
  queryFn: async (): Promise<Today> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('desk_today')) as Today;
  },
});

/** Work that the shop should have done by itself. */
export interface LateJob {
  name: string;
  last_done_at: string | null;
  /** In the words of the database; null when nothing failed, but nothing was done either. */
  problem: string | null;
}

export const lateJobsQuery = queryOptions({
  queryKey: [...todayKey, 'late jobs'],
  refetchInterval: 60_000,
  queryFn: async (): Promise<LateJob[]> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('job_health'))
      .filter((job) => job.is_late)
      .map((job) => ({
        name: job.name,
        last_done_at: job.last_done_at,
        problem: job.failures_in_a_row > 0 ? job.last_problem : null,
      }));
  },
});

/** What is wrong with how the shop is run. */
interface ShopNotices {
  /** Payments go to Safaricom's sandbox. */
  is_sandbox: boolean;
  /** Megabytes; null while there is enough. */
  disk_left_mb: number | null;
}

export const shopNoticesQuery = queryOptions({
  queryKey: [...todayKey, 'shop notices'],
  refetchInterval: 60_000,
  queryFn: async (): Promise<ShopNotices> => (await invokeFunction('shop-notices')) as ShopNotices,
});
