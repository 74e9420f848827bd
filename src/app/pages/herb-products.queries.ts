import { queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';

/** What a link to a product needs; the price in whole shillings. */
export type HerbProduct = {
  id: number;
  name: string;
  size: string;
  price_kes: number;
  picture: string;
  picture_alt: string;
};

const columns = 'id,name,size,price_kes,picture,picture_alt';

function isProduct(value: unknown): value is HerbProduct {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'price_kes' in value &&
    typeof value.price_kes === 'number' &&
    ['name', 'size', 'picture', 'picture_alt'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

const readProducts = (answer: unknown): HerbProduct[] =>
  Array.isArray(answer) ? answer.filter(isProduct) : [];

/** Products on sale that are made from a herb, or that a remedy names by their sku. */
export const herbProductQueries = {
  ofHerb: (slug: string) =>
    queryOptions({
      queryKey: ['shop', 'of-herb', slug] as const,
      queryFn: async ({ signal }) =>
        readProducts(
          await anonRest(
            'products',
            {
              select: columns,
              herb_slugs: `cs.{${slug}}`,
              status: 'eq.active',
              variant_of: 'is.null',
              order: 'position',
              limit: 6,
            },
            signal,
          ),
        ),
      staleTime: 60_000,
    }),

  bySku: (skus: readonly string[]) =>
    queryOptions({
      queryKey: ['shop', 'by-sku', skus] as const,
      queryFn: async ({ signal }) =>
        readProducts(
          await anonRest(
            'products',
            {
              select: columns,
              sku: `in.(${skus.join(',')})`,
              status: 'eq.active',
              order: 'position',
              limit: 6,
            },
            signal,
          ),
        ),
      staleTime: 60_000,
    }),
};
