import { queryOptions } from '@tanstack/react-query';

import { invokeFunction } from '../../lib/invoke-function.ts';
import { todayKey } from './today.queries.ts';

/** What is wrong with how the shop is run. */
export interface ShopNotices {
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
