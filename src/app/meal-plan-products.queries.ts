import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../lib/anon-rest.ts';
import type { Tables } from '../lib/database.types.ts';

const columns = ['id', 'name', 'size', 'picture', 'price_kes', 'stock'] as const;

/** What the cart needs of a product, and whether there is any. */
export type PlanProduct = Pick<Tables<'products'>, (typeof columns)[number]>;

/** The products on sale among these. */
export const mealPlanProductsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['shop', 'meal-plan-products', ids] as const,
    queryFn: ({ signal }): Promise<PlanProduct[]> =>
      anonRows(
        'products',
        columns,
        { id: `in.(${ids.join(',')})`, status: 'eq.active', order: 'position' },
        signal,
      ),
    staleTime: 60_000,
  });
