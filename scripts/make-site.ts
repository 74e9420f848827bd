import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import capacitor from '../capacitor.config.ts';
import { IDENTITY_FILE, toldIdentity } from '../stack/identity-settings.ts';
import { writeAssetLinks } from './asset-links.ts';
import { buildFolder } from './build-folder.ts';
import { buildServiceWorker } from './build-sw.ts';
import { writeHostFiles } from './host-files.ts';
import { precompress } from './precompress.ts';
import { prerender } from './prerender.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** How long plugins took is advice for those who work on the build. */
const QUIET = { checks: { bundlerTimings: false } };

/**
 * Makes the site: the app, a prerendered page for every public address, the service worker and the compressed twins of
 * every text file. Works in a folder of its own and puts the site into place at the end: whoever reads it sees a complete
 * one, and two builds at a time do not disturb each other.
 *
 * @param finish adds to the folder before it is put into place
 */
export async function makeSite(site: string, finish: (made: string) => void): Promise<void> {
  const work = buildFolder(ROOT);
  console.log('site: building the pages; this takes a minute or two, on a small machine more');
  const made = join(work, 'site');
  const server = join(work, 'server');
  try {
    const shared = { root: ROOT, mode: 'production', logLevel: 'warn' } as const;
    await build({ ...shared, build: { outDir: made, emptyOutDir: true, rolldownOptions: QUIET } });
    console.log('site: the app is built, now what writes its pages');
    await build({
      ...shared,
      build: {
        outDir: server,
        emptyOutDir: true,
        ssr: 'src/start/entry-server.tsx',
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: QUIET,
      },
    });
    console.log('site: writing the pages');
    const { pages, smallFiles, offline } = await prerender(made, server);
    writeAssetLinks(made, process.env['VITE_ANDROID_CERT_SHA256'], capacitor.appId ?? '');
    console.log('site: packing and compressing');
    const precached = await buildServiceWorker(ROOT, made, join(work, 'worker'), offline);
    const compressed = await precompress(made, smallFiles);
    writeFileSync(join(made, IDENTITY_FILE), JSON.stringify(toldIdentity(process.env)));
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
