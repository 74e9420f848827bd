import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readSite } from './site-files.ts';
import { folderHandler, type SiteHandler, siteHandler } from './site.ts';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
let directory: string;
let site: SiteHandler;

function put(name: string, text: string): void {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'mizizi-site-'));
  put('index.html', 'home');
  put('shop/index.html', 'shop');
  put('app-shell.html', 'shell');
  put('assets/main-abc.js', 'script');
  put('assets/main-abc.js.br', 'script as br');
  put('assets/main-abc.js.gz', 'script as gz');
  put('pictures/neem-640.avif', 'picture');
  put('sw.js', 'worker');
  put('404.html', 'no such page');
  put('.vite/manifest.json', '{}');
  put('csp-hashes.json', JSON.stringify([HASH]));
  put('routes.json', JSON.stringify(['/', '/shop', '/product/:id', '/auth/callback']));
  site = siteHandler(await readSite(directory), false);
});
afterAll(() => rmSync(directory, { recursive: true }));

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost${address}`, { headers, method }));
const textOf = async (address: string) => (await get(address)).text();

describe('siteHandler', () => {
  it('serves pages at clean addresses', async () => {
    expect(await textOf('/')).toBe('home');
    expect(await textOf('/shop')).toBe('shop');
    expect(await textOf('/shop?category=teas')).toBe('shop');
    const slash = await get('/shop/?category=teas');
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/shop?category=teas']);
  });

  it('serves the shell for the routes of the app', async () => {
    const response = await get('/product/12');
    expect([response.status, await response.text()]).toEqual([200, 'shell']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await textOf('/auth/callback')).toBe('shell');
    expect([(await get('/product/999999')).status, (await get('/Product/9')).status]).toEqual([200, 200]);
  });

  it.each(['/nowhere', '/product', '/product/1/more', '/auth/callback/x'])(
    'answers 404 to %s with the page of the app that says so',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([404, 'no such page']);
      expect(response.headers.get('content-security-policy')).toContain(HASH);
    },
  );

  it('takes every address for a page when the build does not list them', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'mizizi-site-'));
    writeFileSync(path.join(other, 'app-shell.html'), 'shell');
    const response = await siteHandler(await readSite(other), false)(new Request('http://localhost/nowhere'));
    expect(response.status).toBe(200);
    rmSync(other, { recursive: true });
  });

  it.each([
    '/assets/gone.js',
    '/favicon.ico',
    '/pictures/none.avif',
    '/csp-hashes.json',
    '/routes.json',
    '/.vite/manifest.json',
    '/assets/main-abc.js.br',
  ])('has no file %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('never leads to another site or outside of its folder', async () => {
    expect((await get('//elsewhere.example/')).headers.get('location')).toBe('/elsewhere.example');
    for (const address of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd.txt', '/%00.html']) {
      expect(await textOf(address)).not.toContain('root:');
    }
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  it('picks the smallest variant the client takes', async () => {
    const br = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers.get('content-encoding'), await br.text()]).toEqual(['br', 'script as br']);
    expect(br.headers.get('vary')).toBe('accept-encoding');
    expect(br.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const gz = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect([gz.headers.get('content-encoding'), await gz.text()]).toEqual(['gzip', 'script as gz']);
    const plain = await get('/assets/main-abc.js');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'script']);
  });

  it.each([
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/pictures/neem-640.avif', 'public, max-age=86400'],
    ['/sw.js', 'no-cache'],
    ['/', 'no-cache'],
  ])('lets %s be kept as "%s"', async (address, cacheControl) => {
    expect((await get(address)).headers.get('cache-control')).toBe(cacheControl);
  });

  it('gives a mark of its version to what may change under its name', async () => {
    expect((await get('/pictures/neem-640.avif')).headers.has('etag')).toBe(true);
    expect((await get('/assets/main-abc.js')).headers.has('etag')).toBe(false);
  });

  it('answers 304 to what the client has', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('guards its pages', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${HASH};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    const part = (await get('/assets/main-abc.js')).headers;
    expect([part.get('content-security-policy'), part.get('x-content-type-options')]).toEqual([
      null,
      'nosniff',
    ]);
    const secure = siteHandler(await readSite(directory), true);
    const response = await secure(new Request('https://mizizi.example/'));
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=/);
  });
});

it('refuses a list of hashes that would loosen the policy', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'mizizi-site-'));
  writeFileSync(path.join(other, 'csp-hashes.json'), `["'unsafe-inline'"]`);
  await expect(readSite(other)).rejects.toThrow(/no source of a content security policy/);
  rmSync(other, { recursive: true });
});

describe('folderHandler', () => {
  const OTHER_HASH = HASH.replace('47DE', '48DE');
  let root: string;
  const folder = () => path.join(root, 'site');

  function build(name: string, page: string, hash: string): void {
    mkdirSync(path.join(root, name));
    writeFileSync(path.join(root, name, 'index.html'), page);
    writeFileSync(path.join(root, name, 'csp-hashes.json'), JSON.stringify([hash]));
  }
  async function answerOf(serve: SiteHandler): Promise<[string, string | null]> {
    const response = await serve(new Request('http://localhost/'));
    return [await response.text(), response.headers.get('content-security-policy')];
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'mizizi-site-'));
    build('site', 'former', HASH);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('serves a new build with its own headers, to everybody who asks at once', async () => {
    const serve = await folderHandler(folder(), false);
    expect(await answerOf(serve)).toEqual(['former', expect.stringContaining(HASH)]);
    build('next', 'later', OTHER_HASH);
    renameSync(folder(), path.join(root, 'gone'));
    renameSync(path.join(root, 'next'), folder());
    for (const answer of await Promise.all([answerOf(serve), answerOf(serve), answerOf(serve)]))
      expect(answer).toEqual(['later', expect.stringContaining(OTHER_HASH)]);
  });

  it('serves a new build again after one that it could not read', async () => {
    const serve = await folderHandler(folder(), false);
    build('broken', 'broken', "'unsafe-inline'");
    renameSync(folder(), path.join(root, 'gone'));
    renameSync(path.join(root, 'broken'), folder());
    await expect(answerOf(serve)).rejects.toThrow(/no source of a content security policy/);
    build('next', 'later', OTHER_HASH);
    renameSync(folder(), path.join(root, 'gone too'));
    renameSync(path.join(root, 'next'), folder());
    expect(await answerOf(serve)).toEqual(['later', expect.stringContaining(OTHER_HASH)]);
  });

  it('fails while there is no folder, and does not say that a page does not exist', async () => {
    const serve = await folderHandler(folder(), false);
    renameSync(folder(), path.join(root, 'gone'));
    await expect(answerOf(serve)).rejects.toThrow(/ENOENT/);
    renameSync(path.join(root, 'gone'), folder());
    expect((await answerOf(serve))[0]).toBe('former');
  });
});
