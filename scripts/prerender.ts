/**
 * Writes an HTML file for every public page: its content, its data, the stylesheet inline (the hundreds of small pages
 * share its file), and a small script that fetches the app after the first paint. Also app-shell.html for all other addresses of the app, 404.html for those it
 * does not have, sitemap.xml, and two files for the server: csp-hashes.json, the sources a content security policy must allow, and
 * routes.json, the patterns of all pages.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { articles } from '../content/articles.ts';
import { categories } from '../content/categories.ts';
import { deliveryZones } from '../content/delivery.ts';
import { herbs } from '../content/herbs.ts';
import { optionRows, pictureRows, productRows } from '../content/product-rows.ts';
import { remedies } from '../content/remedies.ts';
import { testimonials } from '../content/testimonials.ts';
import { foodRows } from './foods-seed-sql.ts';
import { terms } from './knowledge-files.ts';
import { boughtFoods, mealPlanDocuments, soldFoods } from './meal-plans-seed-sql.ts';

export type Manifest = Record<string, { file: string; imports?: string[] }>;

type Server = typeof import('../src/entry-server.tsx');

/** The script files of a manifest entry with everything it imports statically. */
export function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return [];
  seen.add(key);
  return [entry.file, ...(entry.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}

/** Where the code of a page lies, which the app fetches without knowing all pages. */
function pageModule(dist: string, manifest: Manifest, files: readonly string[]): string | undefined {
  const [key] = files;
  const file = key && manifest[key]?.file;
  if (!file) return undefined;
  if (!/\bas Component\b/.test(readFileSync(join(dist, file), 'utf8')))
    throw new Error(`${file} does not export its page by name`);
  return `/${file}`;
}

/** Keeps taps and forms for the app until it is awake: see src/app/early-taps.ts. */
const keeperScript = [
  '(function(){var taps=window.earlyTaps=[];function keep(event){',
  "if(event.target.closest('button,summary'))taps.push(event)}",
  // A form sent by the browser itself would load the page anew, and lose what was entered.
  'function hold(event){event.preventDefault()}',
  "document.addEventListener('click',keep,true);document.addEventListener('submit',hold,true);",
  "taps.stop=function(){document.removeEventListener('click',keep,true);",
  "document.removeEventListener('submit',hold,true)}})()",
].join('');

/** Starts the app once the page was painted. The same text on every page of a build, so that one hash allows it. */
function starterScript(main: string): string {
  return [
    keeperScript,
    ';(function(){var done;function start(){if(done)return;done=1;',
    "var files=JSON.parse(document.getElementById('page-modules').textContent);",
    // A few at a time: each takes a cheap phone some milliseconds, and taps wait meanwhile.
    'function next(){files.splice(0,4).forEach(function(href){',
    "var link=document.createElement('link');link.rel='modulepreload';link.crossOrigin='';link.href=href;",
    'document.head.appendChild(link)});if(files.length)setTimeout(next)}next();',
    `import('/${main}')}`,
    // The second frame begins when the first one was painted; hidden tabs get no frames, hence the timer.
    'requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})});',
    'setTimeout(start,1500)})()',
  ].join('');
}

const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

function inlineStyles(template: string, dist: string): string {
  return template.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/,
    (_, file: string) => `<style>${readFileSync(join(dist, file), 'utf8')}</style>`,
  );
}

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
 * @param ssr the built `src/entry-server.tsx`
 * @returns how many pages were written, and the files of the small ones
 */
export async function prerender(
  dist: string,
  ssr: string,
): Promise<{ pages: number; smallFiles: ReadonlySet<string> }> {
  const server = (await import(pathToFileURL(join(ssr, 'entry-server.js')).href)) as Server;
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const main = manifest['index.html']?.file;
  if (!main) throw new Error('the manifest has no index.html');

  const built = readFileSync(join(dist, 'index.html'), 'utf8');
  const withoutApp = (page: string): string =>
    page.replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '');
  const template = inlineStyles(built, dist);
  const quiet = withoutApp(template);
  const small = withoutApp(built);
  const fill = (base: string, head: string, body: string, end: string): string =>
    base
      .replace(/\s*<title>.*?<\/title>/s, '')
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${end}`);

  const sources = new Set<string>();
  const write = (file: string, html: string): void => {
    for (const source of scriptSources(html)) sources.add(source);
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
  };

  const catalogue = {
    products: productRows(),
    options: optionRows(),
    pictures: pictureRows(),
    categories,
    zones: deliveryZones,
    testimonials: testimonials.filter((voice) => voice.is_active),
    mealPlans: { plans: mealPlanDocuments(), bought: boughtFoods(), sold: soldFoods() },
    knowledge: { herbs, remedies, terms },
    nutrition: { articles, foods: foodRows() },
  };
  const paths = server.prerenderedPaths(catalogue);
  const smallFiles = new Set<string>();
  for (const path of paths) {
    const { head, body, files, data } = await server.renderPage(path, catalogue);
    const scripts = ['index.html', ...files].flatMap((key) => closure(manifest, key));
    const modules = [...new Set(scripts)].filter((file) => file !== main).map((file) => `/${file}`);
    const module = pageModule(dist, manifest, files);
    const end = `${json('page-data', { ...data, ...(module ? { module } : {}) })}${json('page-modules', modules)}<script>${starterScript(main)}</script>`;
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    const isSmall = server.isSmallPage(path);
    if (isSmall) smallFiles.add(file);
    write(file, fill(isSmall ? small : quiet, head, body, end));
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
  writeFileSync(join(dist, 'routes.json'), JSON.stringify(server.routePatterns()));
  return { pages: paths.length, smallFiles };
}
