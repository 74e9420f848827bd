import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';

import { Layout } from './app/layout.tsx';
import type { PageData } from './app/page-data.ts';
import { trailTo } from './app/prefetch.ts';
import { type Catalogue, seedQueries } from './app/prerender-data.ts';
import { type PageHandle, routes } from './app/routes.tsx';
import { queryClient } from './lib/query-client.ts';

export { prerenderedPaths, sitemap } from './app/prerender-data.ts';
export { isSmallPage } from './app/prerender-nutrition.ts';

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

/** The mark of a part whose code had not arrived when it was drawn. */
const UNFINISHED = '<!--$!-->';
const TRIES = 200;

/** Draws again until the code of every lazy part is there, so that the page is whole. */
async function toWholeHtml(draw: () => string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const html = draw();
    if (!html.includes(UNFINISHED)) return html;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('A lazy part of the page does not arrive');
}

async function toHtml(table: RouteObject[], path: string) {
  const handler = createStaticHandler(table);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} while prerendering`);
  const errors = Object.values(context.errors ?? {});
  if (errors.length > 0) throw new Error(`${path} fails while prerendering`, { cause: errors[0] });
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await toWholeHtml(() =>
    renderToString(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
    ),
  );
  return { ...split(html), loaderData: context.loaderData };
}

/** One public page as HTML, with the data it was made from. */
export async function renderPage(path: string, catalogue: Catalogue): Promise<RenderedPage> {
  seedQueries(queryClient, path, catalogue);
  const { head, body, loaderData } = await toHtml(routes, path);
  const files = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    const handle = route.handle as PageHandle | undefined;
    return handle ? [handle.file] : [];
  });
  const data = { path, queries: dehydrate(queryClient), loaderData, trail: trailTo(routes, path) };
  queryClient.clear(); // otherwise its timers keep the build running for minutes
  return { head, body, files, data };
}

/** The shell with the spinner, for addresses that are not prerendered. */
export async function renderShell(): Promise<{ body: string }> {
  const shell = await toHtml([{ path: '*', element: <Layout isLoading /> }], '/app-shell');
  queryClient.clear();
  return shell;
}

/** The patterns of all pages, for servers that answer 404 to everything else. */
export function routePatterns(table: RouteObject[] = routes): string[] {
  return table.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path] : []),
    ...(children ? routePatterns(children) : []),
  ]);
}
