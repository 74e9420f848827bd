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

/** What src/app/routes.tsx marks: HTML files, and the manifest keys of pages whose code is kept. */
export type OfflineList = { html: readonly string[]; code: readonly string[] };

/** Other pages and words are kept when they are opened, what src/native adds is in the app for phones already. */
const FETCHED_LATER = /^src\/(app\/pages|words|native)\//;

/** The files of some entries, with everything that these import at once or later. */
function withParts(manifest: Manifest, keys: readonly string[]): Set<string> {
  const entries = new Set(keys);
  // A set also goes through what is added meanwhile.
  for (const key of entries)
    for (const part of closure(manifest, key).flatMap((one) => manifest[one]?.dynamicImports ?? []))
      if (!FETCHED_LATER.test(part)) entries.add(part);
  const all = [...entries].flatMap((key) => closure(manifest, key)).flatMap((key) => manifest[key] ?? []);
  // Pages carry the styles of what they show; the app and small pages need the whole files.
  return new Set(all.flatMap(({ file, css = [] }) => [file, ...css]));
}

/** The files of their own in which pages have their data. */
function dataFiles(dist: string, html: readonly string[]): string[] {
  return html.flatMap((page) => {
    const [, file] = /data-from="\/([^"]+)"/.exec(readFileSync(join(dist, page), 'utf8')) ?? [];
    return file ? [file] : [];
  });
}

/**
 * @param dist the built and prerendered site
 * @param work an empty folder to work in
 * @param offline what is kept, beside the shell
 * @returns how many files the service worker keeps from the start.
 */
export async function buildServiceWorker(
  root: string,
  dist: string,
  work: string,
  offline: OfflineList,
): Promise<number> {
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
  const html = [...offline.html, 'app-shell.html', 'offline.html'];
  const { count, warnings } = await injectManifest({
    swSrc: join(work, 'sw.js'),
    swDest: join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: [
      ...html,
      ...withParts(manifest, ['index.html', ...offline.code]),
      ...dataFiles(dist, html),
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
