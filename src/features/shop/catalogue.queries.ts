import { queryOptions } from '@tanstack/react-query';

import { reads, toDetail, toOptions, toSummary } from '../../entities/products/product.ts';
import { anonCall, anonRows } from '../../lib/anon-rest.ts';

/**
 * Public reads of single products and shelves: plain GET without an account, the same for visitors and customers. All data
 * is plain JSON, so that a prerendered page can carry it.
 */
export const catalogueQueries = {
  all: ['shop'] as const,

  /** One product or option by its id; null when none is on sale under that id. */
  product: (id: number) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'product', id] as const,
      queryFn: async ({ signal }) =>
        (
          await anonRows('products', reads.page, { id: `eq.${id}`, status: 'eq.active', limit: 1 }, signal)
        ).map(toDetail)[0] ?? null,
      staleTime: 30_000,
    }),

  /** These products with everything, as far as they are on sale, in no particular order. */
  details: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'details', ids] as const,
      queryFn: async ({ signal }) =>
        (
          await anonRows('products', reads.page, { id: `in.(${ids.join(',')})`, status: 'eq.active' }, signal)
        ).map(toDetail),
      staleTime: 30_000,
    }),

  /** What a product comes in: its own row first, then its options by their order. */
  options: (mainId: number) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'options', mainId] as const,
      queryFn: async ({ signal }) =>
        toOptions(
          await anonRows(
            'products',
            reads.options,
            {
              or: `(id.eq.${mainId},variant_of.eq.${mainId})`,
              status: 'eq.active',
              order: 'position,id',
            },
            signal,
          ),
        ),
      staleTime: 30_000,
    }),

  /** Further pictures of a product, in their order. */
  pictures: (mainId: number) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'pictures', mainId] as const,
      queryFn: ({ signal }) =>
        anonRows(
          'product_pictures',
          ['picture', 'alt'],
          { product_id: `eq.${mainId}`, order: 'position,id' },
          signal,
        ),
      staleTime: 300_000,
    }),

  /** Products beside this one: of the same herb first, then from the same shelf. */
  related: (id: number) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'related', id] as const,
      queryFn: async ({ signal }) =>
        (await anonCall('related_products', { product_id: id, max_rows: 4 }, signal)).map(toSummary),
      staleTime: 300_000,
    }),

  /** The shelves of the shop in their order. */
  categories: () =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'categories'] as const,
      queryFn: ({ signal }) =>
        anonRows('product_categories', ['id', 'name', 'description'], { order: 'position' }, signal),
      staleTime: 3_600_000,
    }),
};
