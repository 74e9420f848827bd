import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';

import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';
import { Navigation, findPage } from '../lib/navigation/navigation.ts';
import { queryClient } from '../lib/query-client.ts';
import { fetchCode, type PageData } from './page-parts.ts';
import { type Catalogue, seedQueries } from './prerender-data.ts';

export { routes } from '../app/routes.tsx';
export { isSmallPage, prerenderedPaths, sitemap } from './prerender-data.ts';

export type RenderedPage = {
  /** Title, description and the like. */
  head: string;
  body: string;
  /** Manifest keys of the page's own code. */
  files: string[];
  data: PageData;
};

/** React writes what belongs into the head before everything else. */
function split(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** The mark of a part whose code had not arrived when it was rendered. */
const UNFINISHED = '<!--$!-->';
const TRIES = 200;

/** Renders again until the code of every lazy part is there, so that the page is whole. */
async function toWholeHtml(render: () => string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const html = render();
    if (!html.includes(UNFINISHED)) return html;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('A lazy part of the page does not arrive');
}

async function toHtml(navigation: Navigation): Promise<{ head: string; body: string }> {
  return split(await toWholeHtml(() => renderToString(<App navigation={navigation} />)));
}

const at = (path: string): Navigation =>
  new Navigation(routes, createMemoryHistory({ initialEntries: [path] }));

/** One public page as HTML, with the data it was made from. */
export async function renderPage(path: string, catalogue: Catalogue): Promise<RenderedPage> {
  const route = findPage(routes, path)?.route;
  if (!route) throw new Error(`${path} has no page to prerender`);
  seedQueries(queryClient, path, catalogue);
  await fetchCode(route, undefined);
  const navigation = at(path);
  navigation.beginAt(route);
  const { head, body } = await toHtml(navigation);
  const files = 'file' in route ? [route.file] : [];
  const data = { path, queries: dehydrate(queryClient), route: routes.indexOf(route) };
  queryClient.clear(); // otherwise its timers keep the build running for minutes
  return { head, body, files, data };
}

/** The shell with the spinner, for addresses that are not prerendered. */
export async function renderShell(): Promise<{ body: string }> {
  const shell = await toHtml(at('/app-shell'));
  queryClient.clear();
  return shell;
}
