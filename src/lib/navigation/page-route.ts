import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router';

/** Where somebody is about to arrive. */
export type Arrival = { params: Params; search: URLSearchParams };

/** The code of a page. */
export type PageModule = {
  Component: ComponentType;
  /** Begins to read what the page will show, so that it need not be rendered for that first. */
  prefetch?: (arrival: Arrival) => void;
};

/** An address, or all of a pattern, and the page that stands there. */
export type PageRoute = {
  /** As react-router writes patterns: `/product/:id` */
  path: string;
  /** Fetches the page's code. */
  load: () => Promise<PageModule>;
  /** The page's code once it is here. */
  module?: PageModule;
  /** Where somebody is sent instead; null who may stay. */
  redirect?: () => string | null;
};

/** The page of an address, and what its pattern finds there; undefined when none is meant for it. */
export function findPage<Route extends PageRoute>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: Params } | undefined {
  // Most addresses are patterns themselves: comparing all patterns costs a cheap phone 25 ms.
  const itself = /[:*]/.test(pathname) ? undefined : routes.find(({ path }) => path === pathname);
  return itself ? { route: itself, params: {} } : matchRoutes(routes as Route[], pathname)?.at(-1);
}
