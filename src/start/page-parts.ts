import type { DehydratedState } from '@tanstack/react-query';

import { findPage, type PageModule, type PageRoute } from '../lib/navigation/navigation.ts';
import { setLinkWarmer } from '../ui/link.tsx';

/** What a prerendered page carries for the app that takes it over. */
export type PageData = {
  /** The address it was rendered for. */
  path: string;
  queries: DehydratedState;
  /** The place of its route among all routes: finding it by the address costs a cheap phone 25 ms. */
  route: number;
  /** Where the code of the page lies. */
  module?: string;
};

declare global {
  interface Window {
    /** Of a page whose data lie in a file of their own; undefined when they did not come. See page-script.ts. */
    pageData?: Promise<PageData | undefined>;
    /** Whether the whole stylesheet came; undefined on a page that had it from the start. */
    wholeStyles?: Promise<boolean>;
  }
}

/**
 * Null on a page that was not prerendered.
 *
 * @throws when the data lie in a file of their own that could not be fetched
 */
export async function readPageData(): Promise<PageData | null> {
  if (window.pageData) {
    const data = await window.pageData;
    if (!data) throw new Error('The data of the page could not be fetched');
    return data;
  }
  const element = document.getElementById('page-data');
  return element ? (JSON.parse(element.textContent) as PageData) : null;
}

/**
 * Fetches the code of a prerendered page: without it in place the first render would show the loading screen and React
 * throw the HTML away. `address` is where it lies, when the page names it.
 */
export async function fetchCode(route: PageRoute, address: string | undefined): Promise<void> {
  route.module = address ? ((await import(/* @vite-ignore */ address)) as PageModule) : await route.load();
}

/**
 * A prerendered page carries only the styles of what it shows: waits for those of everything else.
 *
 * @throws when the stylesheet could not be fetched, as code that could not be fetched does
 */
export async function wholeStylesheet(): Promise<void> {
  if ((await window.wholeStyles) === false) throw new Error('The stylesheet could not be fetched');
}

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

const RELOADED = 'reloaded-for-new-build';
const QUIET_MS = 60_000;
const TAP_MS = 250;

/**
 * A deployment removes the chunks an open page still knows: load the page anew, but never in a loop. A link begins to
 * fetch when a finger touches it: the reload waits until the tap has changed the address, and so leads where it was going.
 */
export function reloadOnceForNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    try {
      const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
      if (Date.now() - last < QUIET_MS) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
    } catch {
      return; // without a memory a reload could repeat for ever: show the error page instead
    }
    event.preventDefault();
    setTimeout(() => location.reload(), TAP_MS);
  });
}
