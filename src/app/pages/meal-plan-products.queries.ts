import { queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';

/** What the cart needs of a product, and whether there is any. */
export type PlanProduct = {
  id: number;
  name: string;
  size: string;
  picture: string;
  price_kes: number;
  stock: number;
};

function isProduct(value: unknown): value is PlanProduct {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'price_kes', 'stock'].every((key) => typeof Reflect.get(value, key) === 'number') &&
    ['name', 'size', 'picture'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** The products on sale among these. */
export const mealPlanProductsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['shop', 'meal-plan-products', ids] as const,
    queryFn: async ({ signal }): Promise<PlanProduct[]> => {
      const rows = await anonRest(
        'products',
        {
          select: 'id,name,size,picture,price_kes,stock',
          id: `in.(${ids.join(',')})`,
          status: 'eq.active',
          order: 'position',
        },
        signal,
      );
      return Array.isArray(rows) ? rows.filter(isProduct) : [];
    },
    staleTime: 60_000,
  });
