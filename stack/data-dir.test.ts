import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { ensureDataDirectory } from './data-dir.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-data-dir-'));
});
afterEach(() => {
  chmodSync(root, 0o700);
  rmSync(root, { recursive: true });
});

it('makes a folder in folders that do not exist yet, for its owner alone', () => {
  const directory = path.join(root, 'with space', 'data');
  ensureDataDirectory(directory);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  ensureDataDirectory(directory);
});

it('takes a folder as it is, with the rights its owner gave it', () => {
  chmodSync(root, 0o750);
  ensureDataDirectory(root);
  expect(statSync(root).mode & 0o777).toBe(0o750);
});

// Node's own way of making folders on the way turns in circles there for ever.
it.skipIf(!existsSync('/proc/self'))('says at once that a folder cannot be made', () => {
  const startedAt = performance.now();
  expect(() => ensureDataDirectory('/proc/x/y')).toThrow(
    /^DATA_DIR \/proc\/x\/y cannot be used: .+\. Set it to a folder where this user may write\.$/,
  );
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

it('says so of a file, and of what lies in one', () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  expect(() => ensureDataDirectory(file)).toThrow(`DATA_DIR ${file} cannot be used: it is no folder.`);
  expect(() => ensureDataDirectory(path.join(file, 'data'))).toThrow(`${file} is no folder.`);
});

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** What the account `uid` hears when it takes the folder; null when it may. */
function heardBy(uid: number, directory: string): string | null {
  const script = `import { ensureDataDirectory } from ${JSON.stringify(path.join(import.meta.dirname, 'data-dir.ts'))};
    try { ensureDataDirectory(process.argv[1]); } catch (error) { console.log(error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, directory], {
    uid,
    gid: uid,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim() || null;
}

it.runIf(isRoot)('names whose a folder is, who asks, and what makes it theirs', () => {
  chmodSync(root, 0o755);
  const directory = path.join(root, 'data');
  ensureDataDirectory(directory);
  expect(heardBy(NOBODY, directory)).toBe(
    `DATA_DIR ${directory} cannot be used: ${directory} belongs to root, and this is nobody, who may not write there. ` +
      `As root: chown -R nobody ${directory}`,
  );
});

it.runIf(isRoot)('names the first file of another account in a folder of ours', () => {
  chmodSync(root, 0o755);
  const directory = path.join(root, 'data');
  ensureDataDirectory(directory);
  const file = path.join(directory, 'keys.json');
  writeFileSync(file, '{}', { mode: 0o600 });
  chownSync(directory, NOBODY, NOBODY);
  expect(heardBy(NOBODY, directory)).toContain(`${file} belongs to root, and this is nobody`);
  chownSync(file, NOBODY, NOBODY);
  expect(heardBy(NOBODY, directory)).toBe(null);
});

it.runIf(isRoot)(
  'says how to allow what their own account may not write, the folder itself and what lies in it',
  () => {
    chmodSync(root, 0o755);
    const directory = path.join(root, 'data');
    const uploads = path.join(directory, 'storage');
    mkdirSync(uploads, { recursive: true });
    for (const folder of [directory, uploads]) chownSync(folder, NOBODY, NOBODY);
    for (const closed of [uploads, directory]) {
      chmodSync(closed, 0o500);
      expect(heardBy(NOBODY, directory)).toBe(
        `DATA_DIR ${directory} cannot be used: ${closed} may not be written. Allow it: chmod -R u+rwX ${directory}`,
      );
    }
  },
);

it.runIf(isRoot)('leaves nothing of root in the folder of somebody else', () => {
  chownSync(root, NOBODY, NOBODY);
  expect(() => ensureDataDirectory(root)).toThrow(
    `DATA_DIR ${root} belongs to nobody, and this is root, whose files that user could not open afterwards.`,
  );
});
