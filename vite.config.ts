import { readFileSync } from 'node:fs';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

/** What every page needs, as one file: it compresses better and changes less often than our own code. Only forms mutate. */
const firstLoad =
  /node_modules\/(?!.*(mutationObserver|useMutation|mutationOptions))(react|react-dom|scheduler|react-router|@tanstack|clsx|class-variance-authority)\//;

/** Our own small pieces of which every page needs most: as files of their own each would cost a request and its frame. */
const everywhere =
  /src\/(lib\/(anon-rest|app-error|cn|env|format|nairobi|navigation\/navigation-context|paths|project-fetch|query-client|session|session-store|toast|use-asked-search)|words\/(language|shell|swahili-clock|told|translator)|ui\/(alert|button|data-saver|in-english|link|page-header|price|responsive-picture|skeleton|sprig))\.tsx?$/;

/** The frame around every page; some pages show pieces of it as well. */
const frame =
  /src\/(app\/(error-screen|footer|language-choice|logo|nav-links|site|theme)|lib\/use-online|pwa\/install-offer|ui\/(popdown|spinner|weave-band))\.tsx?$/;

/** What the start page, the shop and a product's own page read of the catalogue. */
const catalogue =
  /src\/(app\/(device-list|wish-slot)|lib\/settled|words\/shop|features\/(cart\/add-to-cart-button|shop\/(product-lines|late-parts|catalogue\.queries|product|product\.rows|read-failed)))\.tsx?$/;

/** Products as cards, and what the shop's page shares with its parts that come later. */
const cards =
  /src\/(app\/card-slots|features\/shop\/(shop\.queries|shop-address|shop-view-context|product-card|product-grid))\.tsx?$/;

/** The first view of a product's own page. */
const productView =
  /src\/(app\/own-safety|features\/(cart\/buy-box|shop\/(product-(view|json-ld|parts)|picture-zoom|when-near|safety-note|facets))|words\/labels)\.tsx?$/;

/** What keeps a person's records on the device and in their account: hearts, bookmarks and the pages of health share it. */
const records = /src\/lib\/(alone|sync\/[a-z-]+)\.tsx?$/;

/** The corner of a card with its heart and the list behind it, fetched together once a page has settled. */
const wishes =
  /src\/(app\/(card-corner|hearts)|features\/wishlist\/(wish-button|wishlist-store|wishlist\.queries))\.tsx?$/;

/** Small pieces of most other pages: each file of its own takes a phone a millisecond or more just when a page is hydrated. */
const common = /src\/(app\/canonical|lib\/site-origin|ui\/(badge|card|empty-state|field))\.tsx?$/;

/** What all pages about herbs, remedies, food and nutrition share. */
const knowledge =
  /src\/(app\/read-again|lib\/(knowledge|stored-state)|ui\/(english-text|page-icons|trail)|words\/knowledge)\.tsx?$/;

/** Remedies as cards, and what a list of medicines and conditions means for them and for herbs. */
const safety =
  /src\/(features\/(remedies\/(ingredient-names|remedy-card-view)|safety\/(safety-notice|warning-list))|ui\/grade-badge)\.tsx?$/;

/** What the doors to an account share. */
const account =
  /src\/(features\/auth\/(account\.queries|pending-redirect)|lib\/(keep-language|native-shell|safe-redirect)|ui\/password-field|words\/account)\.tsx?$/;

/** For the desk and the reports of errors: which version is this? */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig({
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  plugins: [react({ compiler: { logDiagnostics: false } }), tailwindcss()],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // The stylesheet goes into the pages at prerender, small pictures must not travel inside scripts.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: firstLoad },
            { name: 'pieces', test: everywhere },
            { name: 'frame', test: frame },
            { name: 'catalogue', test: catalogue },
            { name: 'cards', test: cards },
            { name: 'stepper', test: /src\/ui\/stepper\.tsx$/ },
            { name: 'product-view', test: productView },
            { name: 'records', test: records },
            { name: 'wishes', test: wishes },
            { name: 'common', test: common },
            { name: 'knowledge', test: knowledge },
            { name: 'safety', test: safety },
            { name: 'account', test: account },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, api])),
      '/realtime/v1': { target: api, ws: true },
    },
  },
});
