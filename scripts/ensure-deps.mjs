/**
 * Installs what package-lock.json asks for, when it is not installed yet. Runs before start, dev and test on whatever
 * Node the machine has (20 or newer), so it is plain JavaScript without a dependency.
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

const installed =
  existsSync(join(root, 'node_modules', '.bin', 'node')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash;

if (!installed) {
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
  if (status !== 0) {
    console.error('The dependencies could not be installed. Check the network and run the command again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, hash);
}
