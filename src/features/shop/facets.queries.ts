import { queryOptions } from '@tanstack/react-query';

import { anonCall } from '../../lib/anon-rest.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { toFacets } from './facets.ts';
import type { ShopFilters } from './shop-filters.ts';
import { toRequest, understood } from './shop-filters.ts';

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
