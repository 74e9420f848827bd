import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';
import { readCategories, readList, readProduct } from './product.rows.ts';
import type { ShopFilters } from './product.ts';

/** Products fetched at a time. */
export const PAGE_SIZE = 24;

const detailColumns =
  'id,sku,slug,name,botanical_name,swahili_name,other_names,category_id,form,size,price_kes,compare_at_kes,' +
  'stock,summary,description,how_to_use,warnings,ingredients,picture,picture_alt';

/**
 * Public reads of the catalogue: plain GET without an account, the same for visitors and customers. All data is plain
 * JSON, so that a prerendered page can carry it.
 */
export const shopQueries = {
  all: ['shop'] as const,

  /** Products in pages, matched and sorted by the server. Absent filters mean all products, most popular first. */
  list: ({ category = null, query = '', sort = 'popular' }: Partial<ShopFilters>) =>
    infiniteQueryOptions({
      queryKey: [...shopQueries.all, 'list', { category, query, sort }] as const,
      queryFn: async ({ pageParam, signal }) =>
        readList(
          await anonRest(
            'rpc/search_products',
            { query: query || null, category, sort, page_size: PAGE_SIZE, page_offset: pageParam },
            signal,
          ),
        ),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.products.length, 0);
        return last.products.length > 0 && shown < last.total ? shown : undefined;
      },
      staleTime: 60_000,
    }),

  /** One product by its id; null when none is on sale under that id. */
  product: (id: number) =>
    queryOptions({
      queryKey: [...shopQueries.all, 'product', id] as const,
      queryFn: async ({ signal }) =>
        readProduct(
          await anonRest(
            'products',
            { select: detailColumns, id: `eq.${id}`, status: 'eq.active', limit: 1 },
            signal,
          ),
        ),
      staleTime: 30_000,
    }),

  /** The shelves of the shop in their order. */
  categories: () =>
    queryOptions({
      queryKey: [...shopQueries.all, 'categories'] as const,
      queryFn: async ({ signal }) =>
        readCategories(
          await anonRest('product_categories', { select: 'id,name,description', order: 'position' }, signal),
        ),
      staleTime: 3_600_000,
    }),
};
