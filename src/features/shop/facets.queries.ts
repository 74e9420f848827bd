import { queryOptions } from '@tanstack/react-query';

import { formName } from '../../entities/products/product.ts';
import { anonCall } from '../../lib/anon-rest.ts';
import type { Returns } from '../../lib/database.types.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { type ShopFilters, toRequest, understood } from './shop.queries.ts';

/** A value one may narrow the list by, and how many products would remain. */
export interface FacetValue {
  id: string;
  name: string;
  count: number;
}

/** The counts beside the filters, as `product_facets` answers them. Prices in whole shillings. */
export interface Facets {
  total: number;
  /** The query with its typos put right, when that finds more. */
  suggestion: string | null;
  categories: FacetValue[];
  forms: FacetValue[];
  uses: FacetValue[];
  ratings: { atLeast: number; count: number }[];
  inStock: number;
  price: { min: number; max: number } | null;
}

/** The answer of `product_facets` as the filters show it. */
export const toFacets = (counts: Returns<'product_facets'>): Facets => ({
  total: counts.total,
  suggestion: counts.did_you_mean,
  categories: counts.categories,
  forms: counts.forms.map(({ id, count }) => ({ id, name: formName(id), count })),
  uses: counts.uses,
  ratings: counts.ratings.map(({ at_least: atLeast, count }) => ({ atLeast, count })),
  inStock: counts.in_stock,
  price: counts.price && { min: counts.price.min_kes, max: counts.price.max_kes },
});

/** The counts beside the filters, and what a misspelt search may have meant. */
export const facetsQuery = (filters: Partial<ShopFilters>) => {
  const request = toRequest({ ...filters, sort: 'popular' });
  return queryOptions({
    queryKey: [...catalogueQueries.all, 'facets', request] as const,
    queryFn: async ({ signal }) =>
      toFacets(await anonCall('product_facets', { filters: await understood(request) }, signal)),
    staleTime: 60_000,
  });
};
