/**
 * Installs what package-lock.json asks for, when it is not installed yet. Runs before start, dev and test on whatever
 * Node the machine has (20 or newer), so it is plain JavaScript without a dependency. What follows runs on the Node 24
 * of the npm package `node`, which npm puts first in PATH, or on the machine's own when that one cannot be installed.
 * With `--installed`, after somebody's own `npm ci`, it only remembers that everything is there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.installed');
const hash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(join(root, 'package.json')))
  .digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20)
  fail(`Node.js ${process.versions.node} is too old: install Node.js 20 or newer from https://nodejs.org.`);

if (process.argv.includes('--installed')) {
  // An installation without the tools of development is no whole one: the product could not be built.
  if (existsSync(join(root, 'node_modules', 'vite'))) writeFileSync(stamp, hash);
  process.exit();
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  // npm removes node_modules/.bin/node while it installs; it must run on the machine's own Node.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  console.log('Installing dependencies ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    fail('The dependencies could not be installed. Check the network and run the command again.');
  writeFileSync(stamp, hash);
}

const ownNode = existsSync(join(root, 'node_modules', '.bin', 'node'));
if (!ownNode && (major < 22 || (major === 22 && minor < 18))) {
  fail(
    `npm did not install the project's own Node.js (are install scripts turned off?), and ${process.versions.node} is ` +
      'older than 22.18. Run "npm rebuild node", or install Node.js 24.',
  );
}

function fail(words) {
  console.error(words);
  process.exit(1);
}
