/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { isPublicRead } from './public-reads.ts';
import { takePushMessages } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const DAY_S = 86_400;
const notPages = [
  /^\/(auth|rest|storage|realtime|functions)\/v1\//,
  /^\/dev\//,
  /^\/(healthz|readyz|config\.json)$/,
  /\.[a-z0-9]{2,5}$/i,
];

const htmlOf = (pathname: string): string => `${pathname.replace(/\/$/, '')}/index.html`;
const limit = (maxEntries: number, days?: number): ExpirationPlugin =>
  new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
    ...(days ? { maxAgeSeconds: days * DAY_S } : {}),
  });

/** Pages come from the network while there is one; then the last copy, the precached page, and at last the app shell. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [
    // A page's file is the same whatever its query, and queries may carry the secrets of mail links.
    { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, '') },
    limit(40, 7),
  ],
});

// Before the precache, whose own rule for directories would shadow it.
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        const response = await pages.handle(options);
        if (response.status < 500) return response;
      } catch {
        // offline and never seen: the copies below
      }
      const { pathname } = new URL(options.request.url);
      return (
        (await matchPrecache(htmlOf(pathname))) ??
        (await matchPrecache('/app-shell.html')) ??
        (await matchPrecache('/offline.html')) ??
        Response.error()
      );
    },
    { denylist: notPages },
  ),
);

const manifest: { url: string; revision: string | null }[] = self.__WB_MANIFEST;
/** Scripts, styles and the data of pages: what a page fetches to come alive, under names that change with the content. */
const isCodeFile = (pathname: string): boolean => /^\/(?:assets|page-data)\//.test(pathname);
const isCode = ({ url }: { url: string }): boolean => isCodeFile(`/${url}`);

precacheAndRoute(manifest.filter((entry) => !isCode(entry)));
cleanupOutdatedCaches();

/**
 * Code is kept apart from the precache, which forgets the former build as soon as a new one takes over: a page that was
 * opened before an update, perhaps in the middle of a payment, still finds its own code here.
 */
const code = new CacheFirst({ cacheName: 'assets', plugins: [limit(360)] });
registerRoute(({ url, sameOrigin }) => sameOrigin && isCodeFile(url.pathname), code);

/** On data saver the code of pages is kept as they are opened, not before. */
const isSaving = (navigator as WorkerNavigator & { connection?: { saveData?: boolean } }).connection
  ?.saveData;

self.addEventListener('install', (event) => {
  if (isSaving) return;
  const kept = manifest
    .filter(isCode)
    .map(({ url }) => code.handle({ event, request: new Request(`/${url}`) }));
  event.waitUntil(Promise.all(kept));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [limit(160, 30)] }),
);

// What herbs and remedies are about: once opened, they can be read anywhere.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/knowledge/'),
  new StaleWhileRevalidate({ cacheName: 'knowledge', plugins: [limit(20)] }),
);

registerRoute(
  ({ request }) => isPublicRead(request),
  new NetworkFirst({ cacheName: 'public-reads', networkTimeoutSeconds: 6, plugins: [limit(80, 7)] }),
);

// A new version waits until somebody agrees to it, so that no page loses its footing.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

takePushMessages(self);
