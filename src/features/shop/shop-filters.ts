import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import type { ShopFilters, Sort } from './product.ts';
import { sorts } from './product.ts';

const LONGEST_QUERY = 80;
/** A shared address never asks for more than this many pages at once. */
const MOST_PAGES = 20;

/** What the address asks for: the filters and how many pages of them are shown. */
export interface ShopView {
  filters: ShopFilters;
  pages: number;
}

const isSort = (value: string | null): value is Sort => sorts.some((sort) => sort === value);

/** Reads `?category=&q=&sort=&page=`; whatever makes no sense is left at its default. */
export function readView(parameters: URLSearchParams): ShopView {
  const category = parameters.get('category');
  const sort = parameters.get('sort');
  const pages = Number(parameters.get('page'));
  return {
    filters: {
      category: category && /^[a-z][a-z-]{0,39}$/.test(category) ? category : null,
      query: (parameters.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
      sort: isSort(sort) ? sort : 'popular',
    },
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
  };
}

/** The search part of an address for a view, '' for the plain shop; defaults are left out. */
export function searchFor({ filters: { category, query, sort }, pages }: ShopView): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (query.trim()) parameters.set('q', query.trim());
  if (sort !== 'popular') parameters.set('sort', sort);
  if (pages > 1) parameters.set('page', String(pages));
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

const never = () => () => {};

/** The view of the current address, and ways to another one. The address is the only place where it is kept. */
export function useShopView() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Prerendered markup knows no filters: the first hydrating render must look the same, the next one shows them.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const view = readView(hydrated ? parameters : new URLSearchParams());

  const pathFor = (change: Partial<ShopFilters>) =>
    pathname + searchFor({ filters: { ...view.filters, ...change }, pages: 1 });

  return {
    ...view,
    /** The address of this shop with other filters. */
    pathFor,
    /** Goes there; `replace` keeps the history short while somebody types. */
    show: (change: Partial<ShopFilters>, { replace = false } = {}) =>
      void navigate(pathFor(change), { replace, preventScrollReset: true }),
    showMore: () =>
      void navigate(pathname + searchFor({ ...view, pages: view.pages + 1 }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
