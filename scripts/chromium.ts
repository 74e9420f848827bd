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

export function findChromium(): string | undefined {
  return PLACES.find((path): path is string => path !== undefined && existsSync(path));
}

/** @returns the path of a Chromium; throws with the command to run when there is none and it cannot be installed. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian ...');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ])
      spawnSync('apt-get', args, { stdio: 'inherit', env: environment });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium found. Install one ("apt-get install chromium") or set CHROME_PATH.');
}
