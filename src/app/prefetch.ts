import { findPage, type PageModule, type PageRoute } from '../lib/navigation/page-route.ts';
import { setLinkWarmer } from '../ui/link.tsx';

/** Lets links fetch the code of the page behind them. */
export function warmLinks(routes: readonly PageRoute[]): void {
  setLinkWarmer((path) => {
    findPage(routes, path.split(/[?#]/)[0] ?? path)
      ?.route.load()
      .catch(() => {
        // only a head start: the navigation itself reports what fails
      });
  });
}

/**
 * Fetches the code of a prerendered page: without it in place the first render would show the loading screen and React
 * throw the HTML away. `address` is where it lies, when the page names it.
 */
export async function fetchCode(route: PageRoute, address: string | undefined): Promise<void> {
  route.module = address ? ((await import(/* @vite-ignore */ address)) as PageModule) : await route.load();
}
