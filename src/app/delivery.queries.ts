import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../lib/anon-rest.ts';
import type { Tables } from '../lib/database.types.ts';

const columns = [
  'id',
  'name',
  'base_fee_kes',
  'base_weight_g',
  'extra_kg_fee_kes',
  'min_days',
  'max_days',
  'cash_on_delivery',
] as const;

/** Fees in whole shillings, weights in grams, times in working days. */
export type DeliveryZone = Pick<Tables<'delivery_zones'>, (typeof columns)[number]>;

export const deliveryQueries = {
  /** The zones with the cheapest first. */
  zones: () =>
    queryOptions({
      queryKey: ['delivery', 'zones'] as const,
      queryFn: ({ signal }): Promise<DeliveryZone[]> =>
        anonRows('delivery_zones', columns, { order: 'base_fee_kes' }, signal),
      staleTime: 3_600_000,
    }),
};
