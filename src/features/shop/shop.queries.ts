import { infiniteQueryOptions } from '@tanstack/react-query';

import { productSearch } from '../../entities/needs/product-search.ts';
import { toList } from '../../entities/products/product.ts';
import { anonCall } from '../../lib/anon-rest.ts';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';

export const sorts = ['popular', 'price_up', 'price_down', 'rating', 'name', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const sortLabels: Record<Sort, string> = {
  popular: t('Most popular'),
  price_up: t('Price: low to high'),
  price_down: t('Price: high to low'),
  rating: t('Best rated'),
  name: t('Name: A to Z'),
  newest: t('Newest first'),
};

/** What the shopper asked for. Prices in whole shillings. */
export interface ShopFilters {
  category: string | null;
  query: string;
  sort: Sort;
  forms: readonly string[];
  uses: readonly string[];
  /** The slug of a herb the products are made of. */
  herb: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  /** At least so many stars, 1 to 5. */
  minRating: number | null;
}

export const noFilters: ShopFilters = {
  category: null,
  query: '',
  sort: 'popular',
  forms: [],
  uses: [],
  herb: null,
  minPrice: null,
  maxPrice: null,
  inStock: false,
  minRating: null,
};

/**
 * A change of the filters, or how it follows from those that were asked for last: of two quick taps on one group the second
 * starts from what the first one made of it, although that is not rendered yet.
 */
export type FilterChange = Partial<ShopFilters> | ((latest: ShopFilters) => Partial<ShopFilters>);

export const changed = (filters: ShopFilters, change: FilterChange): ShopFilters => ({
  ...filters,
  ...(typeof change === 'function' ? change(filters) : change),
});

/** The values of a group with this one, or without it. */
export const withValue = (values: readonly string[], value: string, chosen: boolean): string[] => {
  const others = values.filter((other) => other !== value);
  return chosen ? [...others, value] : others;
};

/** The filters as `browse_products` and `product_facets` take them; defaults are left out, so equal views ask equally. */
export function toRequest(filters: Partial<ShopFilters>) {
  const { category, query, sort, forms, uses, herb, minPrice, maxPrice, inStock, minRating } = {
    ...noFilters,
    ...filters,
  };
  return {
    ...(query && { query }),
    ...(category && { category }),
    ...(forms.length > 0 && { forms: forms.toSorted() }),
    ...(uses.length > 0 && { uses: uses.toSorted() }),
    ...(herb && { herb }),
    ...(minPrice !== null && { min_price_kes: minPrice }),
    ...(maxPrice !== null && { max_price_kes: maxPrice }),
    ...(inStock && { in_stock: true }),
    ...(minRating !== null && { min_rating: minRating }),
    ...(sort !== 'popular' && { sort }),
  };
}

/** The same once what was typed is understood, as it goes to the server. */
export async function understood<T extends { query?: string }>({ query, ...rest }: T) {
  return query ? { ...rest, ...(await productSearch(query)) } : rest;
}

/** How many things beside category, search and order narrow the list. */
export function countFilters({
  forms,
  uses,
  herb,
  minPrice,
  maxPrice,
  inStock,
  minRating,
}: ShopFilters): number {
  const price = minPrice !== null || maxPrice !== null;
  return (
    forms.length + uses.length + [herb !== null, price, inStock, minRating !== null].filter(Boolean).length
  );
}

/** The same view without what `countFilters` counts. */
export const withoutFilters = ({ category, query, sort }: ShopFilters): ShopFilters => ({
  ...noFilters,
  category,
  query,
  sort,
});

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
