/**
 * Finds a Chromium for the browser journeys: `CHROME_PATH`, the usual places, or Debian's package
 * installed on the spot (root only). Playwright's own download is not used: one browser, the system's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SHELL = '/usr/bin/chromium-headless-shell';

export function findChromium(): string | undefined {
  return PLACES.find((path): path is string => path !== undefined && existsSync(path));
}

function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} from Debian ...`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    spawnSync('apt-get', args, { stdio: 'inherit', env: environment });
}

/** @returns the path of a Chromium; throws with the command to run when there is none and it cannot be installed. */
export function ensureChromium(): string {
  if (!findChromium()) installFromDebian('chromium');
  const found = findChromium();
  if (found) return found;
  throw new Error('No Chromium found. Install one ("apt-get install chromium") or set CHROME_PATH.');
}

/** Debian's Chromium without windows, of the same version, which draws the same pages with a fifth less work. */
function findShell(): string | undefined {
  // `CHROME_PATH` is what somebody wants to see the journeys in.
  return process.env['CHROME_PATH'] === undefined && existsSync(SHELL) ? SHELL : undefined;
}

/** Makes what the journeys need be there, before each of their processes looks for it. */
export function ensureBrowsers(): void {
  if (ensureChromium() === '/usr/bin/chromium' && !existsSync(SHELL))
    installFromDebian('chromium-headless-shell');
}

/** @returns the path of the browser for what needs no window; a whole Chromium where there is no smaller one. */
export const pageBrowser = (): string => findShell() ?? ensureChromium();
