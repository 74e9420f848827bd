import { existsSync, renameSync, rmSync } from 'node:fs';
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

/**
 * Makes the site: the app, a prerendered page for every public address, the service worker and the compressed twins of
 * every text file. Works in a folder of its own and puts the site into place at the end: whoever reads it sees a complete
 * one, and two builds at a time do not disturb each other.
 *
 * @param finish adds to the folder before it is put into place
 */
export async function makeSite(site: string, finish: (made: string) => void): Promise<void> {
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
    finish(made);
    // The former one moves aside first: deleting it takes a while, and a running server would have no site meanwhile.
    if (existsSync(site)) renameSync(site, join(work, 'former'));
    renameSync(made, site);
    console.log(`site: ${pages} pages, ${precached} files kept for offline, ${compressed} files compressed`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
