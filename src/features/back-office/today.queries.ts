import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { invokeFunction, getSupabase } from '../../lib/supabase.ts';
import { backOfficeKey } from './desk-list.queries.ts';

/**
 * What waits, by name, as far as the caller's roles go. `silent_prompts`: prompts of the last quarter of an hour, where M-Pesa
 * answered none of them; `restored`: in the month after a restore, with the first number of new invoices.
 */
export type Today = Returns<'desk_today'>;

export const todayKey = [...backOfficeKey, 'today'] as const;

export const todayQuery = queryOptions({
  queryKey: todayKey,
  refetchInterval: 60_000,
  queryFn: async (): Promise<Today> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('desk_today'));
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
