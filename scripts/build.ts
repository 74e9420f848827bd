/** Builds the site into dist/, or only when it is stale. Run it, or call `buildSite`. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadSettings } from '../stack/settings-file.ts';
import { CannotBuild } from './build-folder.ts';
import { checkPublicSettings } from './public-settings.ts';

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
  'scripts/chunks.ts',
  'scripts/critical-css.ts',
  'scripts/host-files.ts',
  'scripts/make-site.ts',
  'scripts/page-data-file.ts',
  'scripts/page-words.ts',
  'scripts/precompress.ts',
  'scripts/prerender.ts',
  'scripts/selector-needs.ts',
  'stack/identity-settings.ts',
  'stack/site-headers.ts',
];

/** What a merge leaves in a file, each at the beginning of a line. */
const CONFLICT = ['\n<<<<<<< ', '\n=======\n', '\n>>>>>>> '];

function addToHash(hash: Hash, path: string): void {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return;
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).toSorted()) addToHash(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    const content = readFileSync(absolute);
    if (CONFLICT.every((mark) => content.includes(mark)))
      throw new CannotBuild(
        `${path} holds the marks of a merge in conflict: put it right, or take it as it was ("git checkout HEAD -- ${path}").`,
      );
    hash.update(path).update(content);
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

/** Answers whether it built. */
export async function buildSite({
  ifStale = false,
  site = join(ROOT, 'dist'),
}: BuildOptions = {}): Promise<boolean> {
  const inputs = hashInputs();
  if (ifStale && isFresh(site, inputs)) return false;
  // Loaded only now: the tools of the build take a second, which every start of the product would wait for.
  const { makeSite } = await import('./make-site.ts');
  await makeSite(site, (made) => writeFileSync(join(made, STAMP), inputs));
  return true;
}

if (import.meta.main) {
  loadSettings(ROOT);
  const problems = checkPublicSettings(process.env);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  try {
    await buildSite({ ifStale: process.argv.includes('--if-stale') });
  } catch (error) {
    console.error(error instanceof CannotBuild ? error.message : error);
    process.exitCode = 1;
  }
}
