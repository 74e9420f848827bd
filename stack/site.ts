import { readFile } from 'node:fs/promises';

import { readSite, type Site, type SiteFile, versionOf } from './site-files.ts';
import { fileHeaders, securityHeaders } from './site-headers.ts';

/** Serves the built site; every GET or HEAD gets an answer. */
export type SiteHandler = (request: Request) => Promise<Response>;

const SHELL = '/app-shell.html';
const NOT_FOUND = '/404.html';

/**
 * Serves the site in `directory` as it is now: once a build has put another one in its place, the next request gets that
 * one. With the former one's headers its scripts would be refused.
 */
export async function folderHandler(directory: string, secure: boolean): Promise<SiteHandler> {
  const read = async (version: string | null) => ({
    version,
    handle: siteHandler(await readSite(directory), secure),
  });
  let current = read(await versionOf(directory));
  await current;
  return async (request) => {
    const version = await versionOf(directory);
    const known = current;
    // Whoever comes while the new one is read waits for it. Without a folder, in the middle of a change, the old one stays:
    // an empty one would say of every page that it does not exist.
    if (version !== null && version !== (await known).version && current === known) {
      current = read(version);
      current.catch(() => (current = known)); // a site that cannot be read is tried again by the next request
    }
    return (await current).handle(request);
  };
}

/**
 * Serves the files of a built site: clean addresses for pages (`/shop` is `shop/index.html`), the app's shell for its
 * other addresses, 404 for everything else: with the app's own page where a page could be, in plain words for a file.
 */
export function siteHandler(site: Site, secure: boolean): SiteHandler {
  const headers = securityHeaders(site.scriptHashes, secure);
  const fewHeaders = fileHeaders(secure);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed.', { ...headers, allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(request.url);
    const name = decoded(pathname);
    if (name === undefined) return plain(400, 'Malformed address.', headers);
    if (name.length > 1 && name.endsWith('/')) {
      // One leading slash only: `//host` would lead to another site.
      return new Response(null, {
        status: 308,
        headers: { ...headers, location: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` },
      });
    }
    const file = site.files.get(name) ?? site.files.get(name === '/' ? '/index.html' : `${name}/index.html`);
    if (file) return send(request, file, 200, isPart(file) ? fewHeaders : headers);
    const page = isFileName(name) ? undefined : site.files.get(site.isPage(name) ? SHELL : NOT_FOUND);
    if (!page) return plain(404, 'Not found.', headers);
    return send(request, page, site.isPage(name) ? 200 : 404, headers);
  };
}

const isFileName = (name: string): boolean => /\.[A-Za-z0-9]+$/.test(name);

/** What only pages use: its name changes with its content, so it is neither a page nor the service worker. */
const isPart = ({ cacheControl }: SiteFile): boolean => cacheControl.includes('immutable');

async function send(
  request: Request,
  file: SiteFile,
  status: number,
  common: Record<string, string>,
): Promise<Response> {
  const headers = new Headers({
    ...common,
    'content-type': file.type,
    'cache-control': file.cacheControl,
    ...(file.etag === null ? {} : { etag: file.etag }),
  });
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '', file);
  if (Object.keys(file.variants).length > 0) headers.set('vary', 'accept-encoding');
  if (status === 200 && matches(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const source = (encoding && file.variants[encoding]) ?? file.file;
  if (encoding) headers.set('content-encoding', encoding);
  const body = await readFile(source);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** The smallest variant the client takes; `q=0` refuses one. */
function bestEncoding(accepted: string, file: SiteFile): 'br' | 'gzip' | undefined {
  const takes = (encoding: string): boolean =>
    accepted.split(',').some((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  return (['br', 'gzip'] as const).find((encoding) => file.variants[encoding] && takes(encoding));
}

function matches(known: string | null, etag: string | null): boolean {
  if (etag === null) return false;
  const bare = (value: string): string => value.trim().replace(/^W\//, '');
  return known !== null && known.split(',').some((one) => bare(one) === bare(etag) || one.trim() === '*');
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // A stray "%"; answered with 400.
  }
}

function plain(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
