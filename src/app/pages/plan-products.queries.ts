import { queryOptions } from '@tanstack/react-query';

import { productSearch } from '../../entities/needs/product-search.ts';
import { anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import type { Tables } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** Products of the shop that a plan names, as far as they are sold, in its order. */
export const planProductsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['plan-products', ids],
    queryFn: async () => {
      const { from } = await getSupabase();
      const rows = unwrap(
        await from('products')
          .select('id, name, size, picture, picture_alt, price_kes, stock, weight_g')
          .in('id', [...ids])
          .eq('status', 'active'),
      );
      return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    },
  });

/** Products whose name or need fits, for whoever writes a plan. */
export const findProductsQuery = (words: string) =>
  queryOptions({
    queryKey: ['plan-products', 'search', words],
    enabled: words.trim().length > 1,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const search = await productSearch(words.trim());
      return unwrap(await rpc('browse_products', { filters: { ...search, page_size: 6 } }));
    },
  });

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
