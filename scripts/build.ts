/**
 * Builds the site into dist/: the app, a prerendered page for every public address, the service worker and the
 * compressed twins of every text file. Run it, or call `buildSite`.
 */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import capacitor from '../capacitor.config.ts';
import { writeAssetLinks } from './asset-links.ts';
import { buildServiceWorker } from './build-sw.ts';
import { writeHostFiles } from './host-files.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join('.vite', 'inputs.sha256');
const INPUTS = [
  'src',
  'content',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'capacitor.config.ts',
  'scripts/asset-links.ts',
  'scripts/build.ts',
  'scripts/build-sw.ts',
  'scripts/critical-css.ts',
  'scripts/host-files.ts',
  'scripts/page-data-file.ts',
  'scripts/page-words.ts',
  'scripts/precompress.ts',
  'scripts/prerender.ts',
  'scripts/selector-needs.ts',
  'scripts/starter-script.ts',
  'stack/site-headers.ts',
];

function addToHash(hash: Hash, path: string): void {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return;
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).toSorted()) addToHash(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update(readFileSync(absolute));
  }
}

/** A fingerprint of everything the built site is made from. */
function hashInputs(): string {
  const hash = createHash('sha256');
  for (const path of INPUTS) addToHash(hash, path);
  for (const [name, value = ''] of Object.entries(process.env).toSorted(([a], [b]) => a.localeCompare(b)))
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`);
  return hash.digest('hex');
}

const isFresh = (site: string, inputs: string): boolean =>
  existsSync(join(site, STAMP)) && readFileSync(join(site, STAMP), 'utf8') === inputs;

type BuildOptions = {
  /** Build only when an input changed since the last complete build. */
  ifStale?: boolean;
  /** Where the site goes; `dist` by default. */
  site?: string;
};

/**
 * Works in a folder of its own and puts the site into place at the end: whoever reads `dist` sees a complete one, and
 * two builds at a time do not disturb each other.
 *
 * @returns whether it built
 */
export async function buildSite({
  ifStale = false,
  site = join(ROOT, 'dist'),
}: BuildOptions = {}): Promise<boolean> {
  const inputs = hashInputs();
  if (ifStale && isFresh(site, inputs)) return false;
  const work = join(ROOT, '.cache', `build-${process.pid}-${Date.now()}`);
  const made = join(work, 'site');
  const server = join(work, 'server');
  try {
    const shared = { root: ROOT, mode: 'production', logLevel: 'warn' } as const;
    await build({ ...shared, build: { outDir: made, emptyOutDir: true } });
    await build({
      ...shared,
      build: {
        outDir: server,
        emptyOutDir: true,
        ssr: 'src/entry-server.tsx',
        copyPublicDir: false,
        manifest: false,
      },
    });
    const { pages, smallFiles } = await prerender(made, server);
    writeAssetLinks(made, process.env['VITE_ANDROID_CERT_SHA256'], capacitor.appId ?? '');
    const precached = await buildServiceWorker(ROOT, made, join(work, 'worker'));
    const compressed = await precompress(made, smallFiles);
    writeHostFiles(made, process.env['VITE_SUPABASE_URL']);
    writeFileSync(join(made, STAMP), inputs);
    // The former one moves aside first: deleting it takes a while, and a running server would have no site meanwhile.
    if (existsSync(site)) renameSync(site, join(work, 'former'));
    renameSync(made, site);
    console.log(`site: ${pages} pages, ${precached} files kept for offline, ${compressed} files compressed`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return true;
}

if (import.meta.main) await buildSite({ ifStale: process.argv.includes('--if-stale') });
