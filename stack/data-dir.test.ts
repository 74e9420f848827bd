import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
