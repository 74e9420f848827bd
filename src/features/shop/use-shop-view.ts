import { createContext, use, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { useAskedSearch } from '../../lib/use-asked-search.ts';
import { changed, type FilterChange, noFilters, type ShopFilters, type Sort, sorts } from './shop.queries.ts';

/** What the address asks for: the filters, how many pages of them are shown, what is compared, what is looked at. */
export interface ShopView {
  filters: ShopFilters;
  pages: number;
  /** Ids of the products laid side by side. */
  compare: readonly number[];
  /** The id of the product in the quick view. */
  look: number | null;
}

/** So many products fit beside each other. */
export const MOST_COMPARED = 3;
const LONGEST_QUERY = 80;
/** A shared address never asks for more than this many pages at once. */
const MOST_PAGES = 20;
const MOST_VALUES = 20;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugOrNull = (text: string | null): string | null =>
  text !== null && text.length <= 60 && SLUG.test(text) ? text : null;
const isSort = (value: string | null): value is Sort => sorts.some((sort) => sort === value);

function whole(text: string | null, least: number, most: number): number | null {
  return text !== null && /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : null;
}

const several = (parameters: URLSearchParams, name: string): string[] =>
  [...new Set(parameters.getAll(name).filter((value) => value !== '' && value.length <= 60))].slice(
    0,
    MOST_VALUES,
  );

/** Reads the view an address asks for; whatever makes no sense is left at its default. */
export function readView(parameters: URLSearchParams): ShopView {
  const sort = parameters.get('sort');
  const compared = (parameters.get('compare') ?? '').split(',').map((id) => whole(id, 1, 9_999_999));
  return {
    filters: {
      category: slugOrNull(parameters.get('category')),
      query: (parameters.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
      sort: isSort(sort) ? sort : 'popular',
      forms: several(parameters, 'form'),
      uses: several(parameters, 'use').filter((use) => SLUG.test(use)),
      herb: slugOrNull(parameters.get('herb')),
      minPrice: whole(parameters.get('min'), 1, 1_000_000),
      maxPrice: whole(parameters.get('max'), 1, 1_000_000),
      inStock: parameters.get('stock') === 'in',
      minRating: whole(parameters.get('rating'), 1, 5),
    },
    pages: Math.min(whole(parameters.get('page'), 1, 1_000_000) ?? 1, MOST_PAGES),
    compare: [...new Set(compared.filter((id) => id !== null))].slice(0, MOST_COMPARED),
    look: whole(parameters.get('look'), 1, 9_999_999),
  };
}

/** The search part of an address for a view, '' for the plain shop; defaults are left out. */
export function searchFor({ filters, pages = 1, compare = [], look = null }: Partial<ShopView>): string {
  const wanted = { ...noFilters, ...filters };
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') parameters.set(name, String(value));
  };
  set('category', wanted.category);
  set('q', wanted.query.trim());
  for (const form of wanted.forms) parameters.append('form', form);
  for (const use of wanted.uses) parameters.append('use', use);
  set('herb', wanted.herb);
  set('min', wanted.minPrice);
  set('max', wanted.maxPrice);
  set('stock', wanted.inStock ? 'in' : null);
  set('rating', wanted.minRating);
  set('sort', wanted.sort === 'popular' ? null : wanted.sort);
  set('page', pages > 1 ? pages : null);
  set('look', look);
  // Commas stay readable in an address; URLSearchParams would write %2C.
  const list = compare.length > 0 ? `compare=${compare.join(',')}` : '';
  const search = [parameters.toString(), list].filter(Boolean).join('&');
  return search && `?${search}`;
}

/** Marks a step of the history that only opened the quick view, so that closing it is a step back. */
const LOOK_STEP = { shopLook: true };
const isLookStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'shopLook' in state;

/** The view of the current address, and ways to another one. The address is the only place where it is kept. */
export function useShopView() {
  const [parameters] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const view = readView(parameters);
  const asked = useAskedSearch();
  const latest = () => readView(asked.latest());
  const go = (wanted: ShopView, options?: { replace?: boolean; state?: unknown }) =>
    asked.go(searchFor(wanted), options);
  const replaceBy = (change: Partial<ShopView>) => go({ ...latest(), ...change }, { replace: true });

  return {
    ...view,
    /** The address of this shop with other filters. */
    pathFor: (change: FilterChange) =>
      pathname + searchFor({ filters: changed(view.filters, change), compare: view.compare }),
    /** Goes there; `replace` keeps the history short while somebody types. */
    show: (change: FilterChange, { replace = false } = {}) => {
      const { filters, compare } = latest();
      go({ filters: changed(filters, change), compare, pages: 1, look: null }, { replace });
    },
    showMore: () => replaceBy({ pages: view.pages + 1 }),
    /** Lays a product beside the others, or takes it away; nothing happens when the table is full. */
    toggleCompared: (id: number) => {
      const { compare } = latest();
      const others = compare.filter((other) => other !== id);
      if (others.length < compare.length) replaceBy({ compare: others });
      else if (compare.length < MOST_COMPARED) replaceBy({ compare: [...compare, id] });
    },
    clearCompared: () => replaceBy({ compare: [] }),
    /** Opens the quick view as a step of its own, so that the back button closes it. */
    lookAt: (id: number) => go({ ...latest(), look: id }, { state: LOOK_STEP }),
    lookAway: () => {
      if (isLookStep(state)) void navigate(-1);
      else replaceBy({ look: null });
    },
  };
}

export type ShopNavigation = ReturnType<typeof useShopView>;

/** The shop's view for what stands on its cards, which are not rendered again when only the view changes. */
export const ShopViewContext = createContext<ShopNavigation | null>(null);

export function useSharedShopView(): ShopNavigation {
  const view = use(ShopViewContext);
  if (!view) throw new Error('useSharedShopView must be used inside <ShopViewContext>');
  return view;
}

const WIDE = '(min-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room beside the products, as `lg:` has it. What only then is shown is not even fetched before. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
