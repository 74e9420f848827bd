import { readFileSync } from 'node:fs';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunks } from './scripts/chunks.ts';
import { toldIdentity } from './stack/identity-settings.ts';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const proxied = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/config.json',
  '/healthz',
  '/readyz',
  '/dev',
];

/** For the desk and the reports of errors: which version is this? */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Where the React Compiler pays: in lists that are filtered while somebody types, on the desk, and in forms and clocks that
 * are rendered again and again. Elsewhere its caches were 11 kB of a first load and saved nothing (decision 53).
 */
const compiled = [
  '/herbs/herb-browser',
  '/herbs/herb-filters',
  '/herbs/herb-list',
  '/pages/herbs-page',
  '/features/remedies/',
  '/pages/herbal-remedies-page',
  '-desk/',
  '/pages/admin-',
  '/features/practice/',
  '/entities/meal-plans/',
  ...[
    'assessment',
    'chat',
    'consultations',
    'contact',
    'fasting',
    'medicines',
    'nutrition',
    'orders',
    'readings',
  ].map((name) => `/features/${name}/`),
];

export default defineConfig({
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_SHOP_IDENTITY': JSON.stringify(toldIdentity(process.env)),
  },
  plugins: [react({ compiler: { sources: compiled } }), tailwindcss(), chunks(import.meta.dirname)],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // The stylesheet goes into the pages at prerender, small pictures must not travel inside scripts.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, api])),
      '/realtime/v1': { target: api, ws: true },
    },
  },
});
