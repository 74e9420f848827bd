import { infiniteQueryOptions } from '@tanstack/react-query';

import { toList } from '../../entities/products/product.ts';
import { anonCall } from '../../lib/anon-rest.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { type ShopFilters, toRequest, understood } from './shop-filters.ts';

/** Products fetched at a time. */
export const PAGE_SIZE = 24;
/** How many of them the start page shows. */
export const FEATURED = 8;

/** The reads of the shop's list, with those of single products. */
export const shopQueries = {
  ...catalogueQueries,

  /** Products in pages, matched and sorted by the server. Absent filters mean all products, most popular first. */
  list: (filters: Partial<ShopFilters>) => {
    const request = toRequest(filters);
    return infiniteQueryOptions({
      queryKey: [...catalogueQueries.all, 'list', request] as const,
      queryFn: async ({ pageParam, signal }) => {
        const page = { ...(await understood(request)), page_size: PAGE_SIZE, page_offset: pageParam };
        return toList(await anonCall('browse_products', { filters: page }, signal));
      },
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.products.length, 0);
        return last.products.length > 0 && shown < last.total ? shown : undefined;
      },
      staleTime: 60_000,
    });
  },
};
