/** The site as the app for phones carries it: every address is answered by the shell, from the device. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages read by address; everything else in a built site is for servers, search engines or a service worker. */
const FOLDERS = ['assets', 'fonts', 'icons', 'knowledge', 'pictures'];
const FILES = ['favicon.svg'];
const TWIN = /\.(br|gz)$/;

/** For web views older than `minWebViewVersion` in capacitor.config.ts. */
const TOO_OLD = `<!doctype html>
<html lang="en-KE">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mizizi</title>
  </head>
  <body style="margin: 0; padding: 30vh 1.5rem; background: #fbf6ec; color: #20281d; font: 1.1rem/1.5 sans-serif; text-align: center">
    <h1 style="font-family: serif">One update is missing</h1>
    <p>Mizizi needs a newer “Android System WebView”. Update it in the Play Store, then open Mizizi again.</p>
  </body>
</html>
`;

/**
 * @param built a site that `buildSite` made
 * @param target emptied first
 * @returns how many files the app carries
 */
export function makeNativeSite(built: string, target: string): number {
  const shell = join(built, 'app-shell.html');
  if (!existsSync(shell)) throw new Error(`${built} is no built site: it has no app-shell.html`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of [...FOLDERS, ...FILES])
    if (existsSync(join(built, name)))
      cpSync(join(built, name), join(target, name), { recursive: true, filter: (from) => !TWIN.test(from) });
  // A phone has no use for the manifest of the site that is installed from a browser.
  const page = readFileSync(shell, 'utf8').replace(/\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g, '');
  writeFileSync(join(target, 'index.html'), page);
  writeFileSync(join(target, 'too-old.html'), TOO_OLD);
  return readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}
