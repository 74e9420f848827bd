import type { DehydratedState } from '@tanstack/react-query';

const PAGE_DATA_ID = 'page-data';

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
    /** Made by the starter script of a page whose data lie in a file of their own; undefined when they did not come. */
    pageData?: Promise<PageData | undefined>;
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
  const element = document.getElementById(PAGE_DATA_ID);
  return element ? (JSON.parse(element.textContent) as PageData) : null;
}
