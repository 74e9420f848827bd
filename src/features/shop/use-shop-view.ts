import { createContext, use } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { useAskedSearch } from '../../lib/use-asked-search.ts';
import {
  changed,
  type FilterChange,
  MOST_COMPARED,
  readView,
  searchFor,
  type ShopView,
} from './shop-filters.ts';

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
