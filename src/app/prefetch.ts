import { matchRoutes, type RouteObject } from 'react-router';

import { setLinkWarmer } from '../ui/link-warmer.ts';
import type { PageModule } from './page-files.ts';
import type { PageHandle } from './routes.tsx';

const matches = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path.split(/[?#]/)[0] ?? path) ?? [];

/** Lets links fetch the code of the page behind them. */
export function warmLinks(routes: RouteObject[]): void {
  setLinkWarmer((path) => {
    for (const { route } of matches(routes, path))
      (route.handle as PageHandle | undefined)?.load().catch(() => {
        // only a head start: the navigation itself reports what fails
      });
  });
}

/** The places of the routes that lead to `path`, each among the children of the one before. */
export function trailTo(routes: RouteObject[], path: string): number[] {
  let level = routes;
  return matches(routes, path).map(({ route }) => {
    const place = level.indexOf(route);
    level = route.children ?? [];
    return place;
  });
}

/**
 * Fetches the code of a prerendered page and puts it into the routes: without it in place the first render would show the
 * loading screen and React throw the HTML away. `trail` says where the page's routes are, since finding them by the
 * address costs a cheap phone 25 ms; `address` is where the page's module lies, when the page names it.
 */
export async function resolveLazy(
  routes: RouteObject[],
  trail: readonly number[],
  address: string | undefined,
): Promise<void> {
  let level = routes;
  const trodden = trail.flatMap((place) => {
    const route = level[place];
    level = route?.children ?? [];
    return route ?? [];
  });
  await Promise.all(
    trodden.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      const { parts } = route.handle as PageHandle;
      const loaded = address
        ? parts((await import(/* @vite-ignore */ address)) as PageModule)
        : await route.lazy();
      delete route.lazy;
      Object.assign(route, loaded);
    }),
  );
}
