import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { todayKey } from './today.queries.ts';

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
