import { queryOptions, useQuery } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';

/**
 * What the terms promise and the database never goes below: the answer while the setting cannot be read, so that nobody
 * without a connection is promised too much.
 */
const LEAST_DAYS = 30;

/** How many days after delivery a return may be asked for. Under the settings' key, so that the desk's Save reads it again. */
export const returnDaysQuery = () =>
  queryOptions({
    queryKey: ['shop-settings', 'return-days'] as const,
    queryFn: async ({ signal }): Promise<number> => {
      const [settings] = await anonRows('shop_settings', ['return_days'], {}, signal);
      return settings?.return_days ?? LEAST_DAYS;
    },
    staleTime: 3_600_000,
  });

export const useReturnDays = (): number => useQuery(returnDaysQuery()).data ?? LEAST_DAYS;
