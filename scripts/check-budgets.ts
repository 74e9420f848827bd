/**
 * Bundle budgets of a first visit, measured on the built files as they go over the wire (brotli): the scripts a
 * prerendered page starts (its entry and module preloads with everything they import), its HTML, its fonts, and all that
 * the service worker keeps for reading offline.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type ManifestEntry = { file: string; imports?: string[] };

const KILOBYTE = 1024;
const budgets = {
  scripts: 120 * KILOBYTE,
  font: 30 * KILOBYTE,
  offline: 2048 * KILOBYTE,
};
/**
 * With its headers a page of 13.25 kB still fits into the 14.6 kB that a server may send before the first answer of the
 * browser; the start page does not, and goes the same way twice anyhow.
 */
const ONE_ROUND_TRIP = 13.25 * KILOBYTE;
/** The HTML of each page. */
const pages = {
  'index.html': 17 * KILOBYTE,
  'shop/index.html': ONE_ROUND_TRIP,
  'product/1/index.html': ONE_ROUND_TRIP,
};

const wire = (file: string): number => {
  const path = join('dist', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
  string,
  ManifestEntry
>;
const byFile = new Map(Object.entries(manifest).map(([key, entry]) => [entry.file, key]));

function withImports(key: string, seen: Set<string>): void {
  const entry = manifest[key];
  if (!entry || seen.has(entry.file)) return;
  seen.add(entry.file);
  for (const next of entry.imports ?? []) withImports(next, seen);
}

let broken = 0;
const report = (what: string, bytes: number, budget: number): void => {
  if (bytes > budget) broken += 1;
  console.log(
    `${bytes > budget ? '✗' : '✓'} ${what}: ${(bytes / KILOBYTE).toFixed(1)} kB of ${budget / KILOBYTE} kB`,
  );
};

for (const [page, htmlBudget] of Object.entries(pages)) {
  const html = readFileSync(join('dist', page), 'utf8');
  const scripts = new Set<string>();
  for (const [, file = ''] of html.matchAll(/["'(]\/?(assets\/[^"')]+\.js)/g)) {
    const key = byFile.get(file);
    if (key) withImports(key, scripts);
    else scripts.add(file);
  }
  report(
    `${page} scripts (${scripts.size})`,
    [...scripts].reduce((sum, file) => sum + wire(file), 0),
    budgets.scripts,
  );
  report(`${page} html`, wire(page), htmlBudget);
  for (const [, font = ''] of html.matchAll(/href="\/([^"]+\.woff2)"/g))
    report(`${page} ${font}`, wire(font), budgets.font);
}

const kept = [...readFileSync('dist/sw.js', 'utf8').matchAll(/"url":"([^"]+)"/g)].map(
  ([, file = '']) => file,
);
if (!kept.includes('knowledge/herbs.json')) throw new Error('sw.js does not list what it keeps');
report(
  `kept for offline (${kept.length} files)`,
  kept.reduce((sum, file) => sum + wire(file), 0),
  budgets.offline,
);
process.exit(broken > 0 ? 1 : 0);
