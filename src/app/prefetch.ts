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

/**
 * Fetches the code of the page at `path` and puts it into the routes. A prerendered page must be hydrated with it in
 * place: otherwise the first render shows the loading screen and React throws the HTML away. `address` is where the
 * page's module lies, when the page names it.
 */
export async function resolveLazy(
  routes: RouteObject[],
  path: string,
  address: string | undefined,
): Promise<void> {
  await Promise.all(
    matches(routes, path).map(async ({ route }) => {
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
