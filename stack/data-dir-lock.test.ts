import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { DataDirectoryInUse, lockDataDirectory } from './data-dir-lock.ts';

let directory: string;
const lockFile = () => path.join(directory, 'process.lock');
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'mizizi-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('refuses a second holder with a clear message and is free again afterwards', () => {
  const release = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
  expect(() => lockDataDirectory(directory)).toThrow(
    `${directory} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another directory.`,
  );
  release();
  expect(readdirSync(directory)).toEqual([]);
  lockDataDirectory(directory)();
});

it('refuses while another living process holds it', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  writeFileSync(lockFile(), JSON.stringify({ pid: other.pid, started: null }));
  expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${other.pid}`);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  lockDataDirectory(directory)();
});

it.each([
  ['a dead process', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
  ['a process whose number went to another one', JSON.stringify({ pid: process.pid, started: '1' })],
  ['a cut-off file', '{"pid":'],
])('takes over from %s', (_name, content) => {
  if (!existsSync('/proc/self/stat') && content.includes(String(process.pid))) return;
  writeFileSync(lockFile(), content);
  const release = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
  release();
});

it('does not remove a lock that is no longer its own', () => {
  const release = lockDataDirectory(directory);
  writeFileSync(lockFile(), '{"pid":1,"started":"0"}');
  release();
  expect(existsSync(lockFile())).toBe(true);
});
