import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import type { Tables } from '../../lib/database.types.ts';
import { reads, toSummary } from './product.ts';

/** These products as cards show them, as far as they are on sale, in no particular order. */
export const someProductsQuery = (ids: readonly number[]) => {
  const wanted = ids.toSorted((a, b) => a - b);
  return queryOptions({
    queryKey: ['shop', 'some', wanted] as const,
    queryFn: async ({ signal }) =>
      (
        await anonRows(
          'products',
          reads.card,
          { id: `in.(${wanted.join(',')})`, status: 'eq.active' },
          signal,
        )
      ).map(toSummary),
    enabled: wanted.length > 0,
    staleTime: 30_000,
  });
};

const columns = ['id', 'name', 'size', 'price_kes', 'picture', 'picture_alt'] as const;

/** What a link to a product needs; the price in whole shillings. */
export type HerbProduct = Pick<Tables<'products'>, (typeof columns)[number]>;

const onSale = { status: 'eq.active', order: 'position', limit: 6 } as const;

/** Products on sale that are made from a herb, or that a remedy names by their sku. */
export const herbProductQueries = {
  ofHerb: (slug: string) =>
    queryOptions({
      queryKey: ['shop', 'of-herb', slug] as const,
      queryFn: ({ signal }): Promise<HerbProduct[]> =>
        anonRows(
          'products',
          columns,
          { herb_slugs: `cs.{${slug}}`, variant_of: 'is.null', ...onSale },
          signal,
        ),
      staleTime: 60_000,
    }),

  bySku: (skus: readonly string[]) =>
    queryOptions({
      queryKey: ['shop', 'by-sku', skus] as const,
      queryFn: ({ signal }): Promise<HerbProduct[]> =>
        anonRows('products', columns, { sku: `in.(${skus.join(',')})`, ...onSale }, signal),
      staleTime: 60_000,
    }),
};
