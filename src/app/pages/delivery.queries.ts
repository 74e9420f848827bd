import { queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';

/** Fees in whole shillings, weights in grams, times in working days. */
export type DeliveryZone = {
  id: string;
  name: string;
  base_fee_kes: number;
  base_weight_g: number;
  extra_kg_fee_kes: number;
  min_days: number;
  max_days: number;
  cash_on_delivery: boolean;
};

const columns = 'id,name,base_fee_kes,base_weight_g,extra_kg_fee_kes,min_days,max_days,cash_on_delivery';

export const deliveryQueries = {
  /** The zones with the cheapest first. */
  zones: () =>
    queryOptions({
      queryKey: ['delivery', 'zones'] as const,
      queryFn: async ({ signal }) =>
        (await anonRest(
          'delivery_zones',
          { select: columns, order: 'base_fee_kes' },
          signal,
        )) as DeliveryZone[],
      staleTime: 3_600_000,
    }),
};
