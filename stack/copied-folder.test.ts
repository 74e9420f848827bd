import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { closeSecrets, warnOfCopy } from './copied-folder.ts';
import { lockDataDirectory } from './data-dir-lock.ts';
import { createLog } from './log.ts';

let root: string;
let shop: string;
let copy: string;
let said: { level: string; message: string }[];
const log = createLog({ format: 'json', write: (line) => said.push(JSON.parse(line) as (typeof said)[0]) });
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-copy-'));
  shop = path.join(root, 'shop');
  copy = path.join(root, 'shop.test');
  said = [];
  lockDataDirectory(shop)();
});
afterEach(() => rmSync(root, { recursive: true }));

it('refuses a copy of a folder that is in use as what it is, and leaves the other alone', () => {
  const release = lockDataDirectory(shop);
  cpSync(shop, copy, { recursive: true });
  expect(() => lockDataDirectory(copy)).toThrow(
    `${copy} seems to be a copy of ${shop}, made while process ${process.pid} was at work there`,
  );
  expect(() => lockDataDirectory(copy)).toThrow('npm run backup, then npm run restore');
  expect(() => lockDataDirectory(shop)).toThrow(`${shop} is in use by process ${process.pid}. Stop`);
  release();
});

it('takes a folder with another name for the same', () => {
  const release = lockDataDirectory(shop);
  renameSync(shop, copy);
  expect(() => lockDataDirectory(copy)).toThrow(`${copy} is in use by process ${process.pid}. Stop`);
  release();
});

it('says nothing in a folder that stays where it is, nor when it gets another name on its disk', () => {
  warnOfCopy(shop, log);
  warnOfCopy(shop, log);
  renameSync(shop, copy);
  warnOfCopy(copy, log);
  warnOfCopy(copy, log);
  expect(said).toEqual([]);
  expect(statSync(path.join(copy, 'place.json')).mode & 0o777).toBe(0o600);
});

it('says once that a shop works in a copy, and whether the other one is at work', () => {
  warnOfCopy(shop, log);
  cpSync(shop, copy, { recursive: true });
  const second = path.join(root, 'second');
  cpSync(shop, second, { recursive: true });
  warnOfCopy(copy, log);
  warnOfCopy(copy, log);
  const release = lockDataDirectory(shop);
  warnOfCopy(second, log);
  warnOfCopy(shop, log);
  release();
  expect(said.map(({ level }) => level)).toEqual(['warn', 'warn']);
  expect(said[0]?.message).toContain(
    `${copy} is a copy of ${shop}, or was moved from there. If a shop goes on there, both`,
  );
  expect(said[1]?.message).toContain(`That shop is at work (process ${process.pid}), so both`);
  expect(said[1]?.message).toContain('leave out SMTP_URL, MPESA_*');
});

it('says of a copy that was made while its shop was at work that it may be damaged', () => {
  warnOfCopy(shop, log);
  mkdirSync(path.join(shop, 'postgres'));
  writeFileSync(path.join(shop, 'postgres/postmaster.pid'), '');
  cpSync(shop, copy, { recursive: true });
  warnOfCopy(copy, log);
  expect(said[0]?.message).toContain(
    'was moved from there, while a database was at work in it. Copied so, it may',
  );
});

it('does not stop at a note that was cut off', () => {
  writeFileSync(path.join(shop, 'place.json'), '{"fold');
  warnOfCopy(shop, log);
  cpSync(shop, copy, { recursive: true });
  warnOfCopy(copy, log);
  expect(said).toHaveLength(1);
});

it('closes what holds secrets to others, and says so', () => {
  for (const name of ['keys.json', 'vapid.json', 'README']) {
    writeFileSync(path.join(shop, name), '{}');
    chmodSync(path.join(shop, name), 0o644);
  }
  closeSecrets(shop, log);
  closeSecrets(shop, log);
  expect(said).toEqual([
    expect.objectContaining({
      level: 'warn',
      files: [path.join(shop, 'keys.json'), path.join(shop, 'vapid.json')],
    }),
  ]);
  expect(statSync(path.join(shop, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(shop, 'README')).mode & 0o777).toBe(0o644);
});
