import { queryOptions } from '@tanstack/react-query';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** How often a user used a feature on a day (`2026-11-21`). */
export const usageQuery = (userId: string, feature: string, day: string) =>
  queryOptions({
    queryKey: ['usage', userId, feature, day] as const,
    queryFn: async (): Promise<number> => {
      const { from } = await getSupabase();
      const found = await from('daily_usage_limits')
        .select('usage_count')
        .eq('user_id', userId)
        .eq('feature_type', feature)
        .eq('usage_date', day)
        .maybeSingle();
      const row: { usage_count: number } | null = unwrap(found);
      return row?.usage_count ?? 0;
    },
  });

/**
 * Whether a feature may be used once more today, and if so counts that use. Only a clear no of the server is one: when
 * it cannot be asked, the use is not counted and nobody is kept waiting for a count.
 */
export async function takeUse(userId: string, feature: string, maxLimit: number): Promise<boolean> {
  try {
    const { rpc } = await getSupabase();
    const isBelow = unwrap(
      await rpc('check_usage_limit', { user_uuid: userId, feature, max_limit: maxLimit }),
    );
    if (!isBelow) return false;
    unwrap(await rpc('increment_usage', { user_uuid: userId, feature }));
  } catch (error) {
    return !(error instanceof AppError && error.kind === 'limit_reached');
  }
  return true;
}
