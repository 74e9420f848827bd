/**
 * Builds /sw.js after the prerender, so that the revisions it keeps are those of the final pages. What is kept from
 * the first visit is small: the shell, the open pages a visitor reads first and the code they need; the rest is kept
 * as it is visited.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';
import { injectManifest } from 'workbox-build';

import { closure, type Manifest } from './prerender.ts';

const OFFLINE_PAGES = [
  'index.html',
  'shop/index.html',
  'faq/index.html',
  'contact/index.html',
  'shipping/index.html',
  'returns/index.html',
  'health-assessment/index.html',
  'fasting/index.html',
  'app-shell.html',
  'offline.html',
];
const OFFLINE_CODE = [
  'landing',
  'shop',
  'product',
  'cart',
  'wishlist',
  'orders',
  'herbs',
  'herb',
  'herb-compare',
  'herbal-remedies',
  'remedy',
  'safety-check',
  'fasting',
  'readings',
  'readings-print',
  'assessment',
  'assessment-result',
  'assessment-summary',
  'nutrition-knowledge',
  'article',
  'foods',
  'food',
  'food-compare',
  'info',
  'faq',
  'contact',
  'about',
  'shipping',
  'returns',
].map((name) => `src/app/pages/${name}-page.tsx`);
/** What pages call in later. */
const OFFLINE_PARTS = [
  'src/app/page-files.ts',
  'src/app/companion.tsx',
  'src/app/landing-below.tsx',
  'src/app/small-menu-panel.tsx',
  'src/app/account-menu.tsx',
  'src/app/hearts.ts',
  'src/app/chat-dock.tsx',
  'src/entities/urgent/urgent-answers.ts',
  'src/ui/sprig-art.tsx',
  'src/features/safety/safety-notice.tsx',
  'src/features/safety/cart-safety.tsx',
  'src/features/safety/safety-dialog.tsx',
  'src/features/fasting/fasting-charts.tsx',
  'src/features/readings/reading-chart.tsx',
];

/** The files of their own in which pages have their data. */
function dataFiles(dist: string): string[] {
  return OFFLINE_PAGES.flatMap((page) => {
    const [, file] = /data-from="\/([^"]+)"/.exec(readFileSync(join(dist, page), 'utf8')) ?? [];
    return file ? [file] : [];
  });
}

/**
 * @param dist the built and prerendered site
 * @param work an empty folder to work in
 * @returns how many files the service worker keeps from the start.
 */
export async function buildServiceWorker(root: string, dist: string, work: string): Promise<number> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: work,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src/pwa/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entries = ['index.html', ...OFFLINE_CODE, ...OFFLINE_PARTS];
  const unknown = entries.filter((key) => !manifest[key]);
  if (unknown.length > 0) throw new Error(`service worker: no such code in the build: ${unknown.join(', ')}`);
  const code = new Set(entries.flatMap((key) => closure(manifest, key)));
  const { count, warnings } = await injectManifest({
    swSrc: join(work, 'sw.js'),
    swDest: join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: [
      ...OFFLINE_PAGES,
      ...code,
      ...dataFiles(dist),
      // Pages carry the styles of what they show; the app and small pages need the whole file.
      'assets/{index,assessment-print}-*.css',
      'knowledge/*.json',
      'fonts/*.woff2',
      'favicon.svg',
      'manifest.webmanifest',
    ],
    dontCacheBustURLsMatching: /^(assets|fonts|page-data)\//,
  });
  if (warnings.length > 0) throw new Error(`service worker: ${warnings.join('; ')}`);
  return count;
}
