import type { DehydratedState } from '@tanstack/react-query';

const PAGE_DATA_ID = 'page-data';

/** What a prerendered page carries for the app that takes it over. */
export type PageData = {
  /** The address it was rendered for. */
  path: string;
  queries: DehydratedState;
  loaderData: Record<string, unknown>;
  /** Where its routes are among all routes: see `trailTo`. */
  trail: number[];
  /** Where the code of the page lies. */
  module?: string;
};

/** Null on a page that was not prerendered. */
export function readPageData(): PageData | null {
  const element = document.getElementById(PAGE_DATA_ID);
  return element ? (JSON.parse(element.textContent) as PageData) : null;
}
