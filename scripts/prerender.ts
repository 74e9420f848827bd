/**
 * Writes an HTML file for every public page: its content, its data, the styles of what it shows (the hundreds of small
 * pages share the whole stylesheet), and a small script that fetches the app and the whole stylesheet after the first
 * paint. Also app-shell.html for all other addresses of the app, 404.html for those it does not have, sitemap.xml, and two
 * files for the server: csp-hashes.json, the sources a content security policy must allow, and routes.json, the patterns of
 * all pages.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { articles } from '../content/articles.ts';
import { categories } from '../content/categories.ts';
import { deliveryZones, shopSettings } from '../content/delivery.ts';
import { herbs } from '../content/herbs.ts';
import { optionRows, pictureRows, productRows } from '../content/product-rows.ts';
import { remedies } from '../content/remedies.ts';
import { testimonials } from '../content/testimonials.ts';
import { FIRST_STYLES_ID, keeperScript, starterScript } from '../src/start/page-script.ts';
import type { OfflineList } from './build-sw.ts';
import { criticalCss, readStylesheet } from './critical-css.ts';
import { foodRows } from './foods-seed-sql.ts';
import { terms } from './knowledge-files.ts';
import { boughtFoods, mealPlanDocuments, soldFoods } from './meal-plans-seed-sql.ts';
import { pageData } from './page-data-file.ts';

type ManifestEntry = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
export type Manifest = Record<string, ManifestEntry>;

type Server = typeof import('../src/start/entry-server.tsx');

/** A manifest entry with everything it imports statically. */
export function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (!manifest[key] || seen.has(key)) return [];
  seen.add(key);
  return [key, ...(manifest[key].imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}

/** Their script files. */
export const filesOf = (manifest: Manifest, key: string): string[] =>
  closure(manifest, key).flatMap((one) => manifest[one]?.file ?? []);

/** Where the code of a page lies, which the app fetches without knowing all pages. */
function pageModule(dist: string, manifest: Manifest, files: readonly string[]): string | undefined {
  const [key] = files;
  const file = key && manifest[key]?.file;
  if (!file) return undefined;
  if (!/\bas Component\b/.test(readFileSync(join(dist, file), 'utf8')))
    throw new Error(`${file} does not export its page by name`);
  return `/${file}`;
}

const htmlFileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The link that has a page's first picture fetched before all else: a slow phone reads it before it has come to the
 * picture itself. It stands below the `viewport`, without which the browser would choose the file for a wide screen. Empty
 * when no picture has priority.
 */
export function firstPicture(body: string): string {
  const html = /<picture>(?:(?!<\/picture>).)*fetchPriority="high"/s.exec(body)?.[0] ?? '';
  const source = /<source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"/.exec(html);
  if (!source) return '';
  const [, type, files, sizes] = source;
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`;
}

/** Comments and indentation are for those who read index.html. */
const withoutNotes = (html: string): string => html.replace(/\/\*.*?\*\//g, '').replace(/\n\s+/g, '\n');

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** CSP sources of the inline scripts in a page; JSON blocks are data and need none. */
function scriptSources(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** What an installed app shows when not even its shell is on the device: words and a link, no code. */
function offlinePage(template: string): string {
  const body =
    '<main style="min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;text-align:center">' +
    '<img src="/favicon.svg" alt="" width="72" height="72">' +
    '<p>Offline - Some features may be limited</p>' +
    '<h1 style="font-size:1.875rem">This page is not on your device yet</h1>' +
    '<p>Connect to the internet, then try again.</p>' +
    '<p><a href="" style="text-decoration:underline">Try Again</a> &nbsp; <a href="/" style="text-decoration:underline">Go Home</a></p>' +
    '</main>';
  return template
    .replace(/\s*<title>.*?<\/title>/s, '')
    .replace('</head>', '<title>Offline | Mizizi</title><meta name="robots" content="noindex"></head>')
    .replace('<div id="root"></div>', body);
}

/**
 * @param dist the built app, to which the pages are added
 * @param ssr the built `src/start/entry-server.tsx`
 * @returns how many pages were written, the files of the small ones, and what src/app/routes.tsx wants kept for offline
 */
export async function prerender(
  dist: string,
  ssr: string,
): Promise<{ pages: number; smallFiles: ReadonlySet<string>; offline: OfflineList }> {
  const server = (await import(pathToFileURL(join(ssr, 'entry-server.js')).href)) as Server;
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const main = manifest['index.html']?.file;
  if (!main) throw new Error('the manifest has no index.html');
  const vendor = Object.values(manifest).find(({ name }) => name === 'vendor')?.file;
  if (!vendor) throw new Error('the manifest has no vendor file');

  const built = withoutNotes(readFileSync(join(dist, 'index.html'), 'utf8'));
  const withoutApp = (page: string): string =>
    page.replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '');
  const stylesheet = STYLESHEET.exec(built)?.[1];
  if (!stylesheet) throw new Error('index.html has no stylesheet');
  const styles = readFileSync(join(dist, stylesheet), 'utf8');
  const template = built.replace(STYLESHEET, () => `<style>${styles}</style>`);
  const quiet = withoutApp(template);
  const sheet = readStylesheet(styles);
  const withFirstStyles = (page: string): string =>
    page.replace(
      STYLESHEET,
      (link) =>
        `<style id="${FIRST_STYLES_ID}">${criticalCss(sheet, page)}</style><noscript>${link}</noscript>`,
    );
  const small = withoutApp(built);
  const fill = (base: string, head: string, body: string, end: string): string =>
    base
      .replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + firstPicture(body))
      .replace(/\s*<title>.*?<\/title>/s, '')
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${end}`);

  const sources = new Set<string>();
  const write = (file: string, text: string): void => {
    if (file.endsWith('.html')) for (const source of scriptSources(text)) sources.add(source);
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };

  const catalogue = {
    products: productRows(),
    options: optionRows(),
    pictures: pictureRows(),
    categories,
    zones: deliveryZones,
    returnDays: shopSettings.return_days,
    testimonials: testimonials.filter((voice) => voice.is_active),
    mealPlans: { plans: mealPlanDocuments(), bought: boughtFoods(), sold: soldFoods() },
    knowledge: { herbs, remedies, terms },
    nutrition: { articles, foods: foodRows() },
  };
  const paths = server.prerenderedPaths(catalogue);
  const starter = starterScript(vendor, main, stylesheet);
  const smallFiles = new Set<string>();
  for (const path of paths) {
    const { head, body, files, data } = await server.renderPage(path, catalogue);
    const scripts = ['index.html', ...files].flatMap((key) => filesOf(manifest, key));
    const modules = [...new Set(scripts)].map((file) => `/${file}`);
    const module = pageModule(dist, manifest, files);
    const { html: dataBlock, file: dataFile } = pageData(path, { ...data, ...(module ? { module } : {}) });
    if (dataFile) write(dataFile.name, dataFile.text);
    const end = `${dataBlock}${json('page-modules', modules)}<script>${starter}</script>`;
    const file = htmlFileOf(path);
    const isSmall = server.isSmallPage(path);
    if (isSmall) smallFiles.add(file);
    const page = fill(small, head, body, end);
    write(file, isSmall ? page : withFirstStyles(page));
  }

  const { body } = await server.renderShell();
  const pages = manifest['src/app/page-files.ts']?.file;
  if (!pages) throw new Error('the manifest has no page-files.ts');
  const preload = `<link rel="modulepreload" crossorigin href="/${pages}">`;
  const shell = fill(template, `<title>Mizizi</title>${preload}`, body, `<script>${keeperScript}</script>`);
  write('app-shell.html', shell);
  write('404.html', shell);
  write('offline.html', offlinePage(quiet));
  writeFileSync(join(dist, 'sitemap.xml'), server.sitemap(catalogue));
  writeFileSync(join(dist, 'csp-hashes.json'), JSON.stringify([...sources]));
  const patterns = server.routes.map(({ path }) => path).filter((path) => path !== '*');
  writeFileSync(join(dist, 'routes.json'), JSON.stringify(patterns));
  const kept = server.routes
    .filter((route) => 'file' in route)
    .filter(({ offline }) => offline !== undefined);
  const offline = {
    html: kept.filter((route) => route.offline === 'html').map(({ path }) => htmlFileOf(path)),
    code: [...new Set(kept.map(({ file }) => file))],
  };
  return { pages: paths.length, smallFiles, offline };
}
