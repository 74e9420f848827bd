import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** Where parcels can be fetched. Fees in KSh, times in working days. */
export const pickupPointsQuery = queryOptions({
  queryKey: ['pickup-points'],
  staleTime: 600_000,
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(
      await from('pickup_points')
        .select('id, name, county, town, landmark, hours, phone, fee_kes, min_days, max_days, cash_on_pickup')
        .eq('is_active', true) // administrators may read the closed ones too
        .order('position'),
    );
  },
});

export type PickupPoint = Awaited<ReturnType<NonNullable<(typeof pickupPointsQuery)['queryFn']>>>[number];

/** Whether the prices have VAT in them, which only those of a registered shop do. */
export const vatQuery = queryOptions({
  queryKey: ['prices-include-vat'],
  staleTime: 3_600_000,
  queryFn: async (): Promise<boolean> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('prices_include_vat', undefined, { get: true }));
  },
});
