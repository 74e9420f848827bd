import { queryOptions } from '@tanstack/react-query';

import { selects } from '../../entities/products/product-columns.ts';
import { anonRest } from '../../lib/anon-rest.ts';
import {
  readCategories,
  readDetails,
  readOptions,
  readPictures,
  readProduct,
  readSummaries,
} from './product.rows.ts';

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
        readProduct(
          await anonRest(
            'products',
            { select: selects.page, id: `eq.${id}`, status: 'eq.active', limit: 1 },
            signal,
          ),
        ),
      staleTime: 30_000,
    }),

  /** These products with everything, as far as they are on sale, in no particular order. */
  details: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'details', ids] as const,
      queryFn: async ({ signal }) =>
        readDetails(
          await anonRest(
            'products',
            { select: selects.page, id: `in.(${ids.join(',')})`, status: 'eq.active' },
            signal,
          ),
        ),
      staleTime: 30_000,
    }),

  /** What a product comes in: its own row first, then its options by their order. */
  options: (mainId: number) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'options', mainId] as const,
      queryFn: async ({ signal }) =>
        readOptions(
          await anonRest(
            'products',
            {
              select: selects.options,
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
      queryFn: async ({ signal }) =>
        readPictures(
          await anonRest(
            'product_pictures',
            { select: 'picture,alt', product_id: `eq.${mainId}`, order: 'position,id' },
            signal,
          ),
        ),
      staleTime: 300_000,
    }),

  /** These products as far as they are on sale, in no particular order. */
  some: (ids: readonly number[]) => {
    const wanted = ids.toSorted((a, b) => a - b);
    return queryOptions({
      queryKey: [...catalogueQueries.all, 'some', wanted] as const,
      queryFn: async ({ signal }) =>
        readSummaries(
          await anonRest(
            'products',
            { select: selects.card, id: `in.(${wanted.join(',')})`, status: 'eq.active' },
            signal,
          ),
        ),
      enabled: wanted.length > 0,
      staleTime: 30_000,
    });
  },

  /** Products beside this one: of the same herb first, then from the same shelf. */
  related: (id: number) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'related', id] as const,
      queryFn: async ({ signal }) =>
        readSummaries(await anonRest('rpc/related_products', { product_id: id, max_rows: 4 }, signal)),
      staleTime: 300_000,
    }),

  /** The shelves of the shop in their order. */
  categories: () =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'categories'] as const,
      queryFn: async ({ signal }) =>
        readCategories(
          await anonRest('product_categories', { select: 'id,name,description', order: 'position' }, signal),
        ),
      staleTime: 3_600_000,
    }),
};
