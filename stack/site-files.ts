import { statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** One file of the built site with its precompressed variants. */
export interface SiteFile {
  /** Absolute path of the plain file. */
  file: string;
  type: string;
  /** Weak, so that all variants share it; null where the name says it all, since nobody asks whether such a file changed. */
  etag: string | null;
  cacheControl: string;
  variants: Partial<Record<'br' | 'gzip', string>>;
}

/** A built site, read once. */
export interface Site {
  /** By path, for example `/assets/main-abc.js` or `/shop/index.html`. */
  files: ReadonlyMap<string, SiteFile>;
  /** CSP sources of the inline scripts in the pages, for example `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** Whether the app has a page at this path; any path may be one when the build does not list its routes. */
  isPage: (path: string) => boolean;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** What the build tells the server. */
const HASHES_FILE = 'csp-hashes.json';
const ROUTES_FILE = 'routes.json';
/** For hosts of static files. */
const HOST_FILE = '_headers';
const PRIVATE_FILES = new Set([`/${HASHES_FILE}`, `/${ROUTES_FILE}`, `/${HOST_FILE}`]);

/** Reads what lies in `directory`, the output of the build; no files when it does not exist. */
export async function readSite(directory: string): Promise<Site> {
  const names = await filesBelow(directory);
  const all = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) || /^\/\.(?!well-known\/)/.test(name) || PRIVATE_FILES.has(name)) continue;
    const file = path.join(directory, name);
    // Asking is quick; waiting for each answer more than doubled the work of reading a site.
    const { mtimeMs, size } = statSync(file);
    const cacheControl = cacheControlOf(name);
    files.set(name, {
      file,
      type: TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
      etag: cacheControl === FOREVER ? null : `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      cacheControl,
      variants: {
        ...(all.has(`${name}.br`) ? { br: `${file}.br` } : {}),
        ...(all.has(`${name}.gz`) ? { gzip: `${file}.gz` } : {}),
      },
    });
  }
  return {
    files,
    scriptHashes: all.has(`/${HASHES_FILE}`) ? await readHashes(directory) : [],
    isPage: all.has(`/${ROUTES_FILE}`) ? await readRoutes(directory) : () => true,
  };
}

/** Changes when another folder takes the place of `directory`; null while there is none. */
export async function versionOf(directory: string): Promise<string | null> {
  const found = await stat(directory).catch(absent);
  return found && `${found.ino}-${found.mtimeMs}`;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Names that carry a hash of their content never change; pictures rarely; pages have to be asked for every time. */
function cacheControlOf(name: string): string {
  if (name.startsWith('/assets/') || /[-.][0-9a-f]{8,}\.\w+$/.test(name)) return FOREVER;
  if (name.startsWith('/pictures/') || name.startsWith('/icons/')) return 'public, max-age=86400';
  return 'no-cache';
}

function absent(error: unknown): null {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null;
  throw error;
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(absent);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}

async function readHashes(directory: string): Promise<string[]> {
  const file = path.join(directory, HASHES_FILE);
  return (await readTexts(file)).map((source) => {
    if (/^'sha(256|384|512)-[A-Za-z0-9+/=]+'$/.test(source)) return source;
    throw new Error(
      `${file} holds ${JSON.stringify(source)}, which is no source of a content security policy.`,
    );
  });
}

/** The app's patterns, for example `/product/:id`, as one test; like the app it does not mind capital letters. */
async function readRoutes(directory: string): Promise<(path: string) => boolean> {
  const segmentsOf = (address: string): string[] => address.toLowerCase().split('/');
  const patterns = (await readTexts(path.join(directory, ROUTES_FILE))).map(segmentsOf);
  return (address) => {
    const segments = segmentsOf(address);
    return patterns.some(
      (pattern) =>
        pattern.length === segments.length &&
        pattern.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at])),
    );
  };
}

async function readTexts(file: string): Promise<string[]> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (Array.isArray(value) && value.every((one: unknown): one is string => typeof one === 'string'))
    return value;
  throw new Error(`${file} must be a JSON array of texts.`);
}
