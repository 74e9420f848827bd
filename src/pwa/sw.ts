/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const DAY_S = 86_400;
const notPages = [
  /^\/(auth|rest|storage|realtime|functions)\/v1\//,
  /^\/dev\//,
  /^\/(healthz|config\.json)$/,
  /\.[a-z0-9]{2,5}$/i,
];

const htmlOf = (pathname: string): string => `${pathname.replace(/\/$/, '')}/index.html`;

/** Pages come from the network while there is one; then the last copy, the precached page, and at last the app shell. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 4,
  plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true })],
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
        Response.error()
      );
    },
    { denylist: notPages },
  ),
);

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 160, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);
