import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { loadVapidKeys } from './vapid.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'mizizi-vapid-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('makes keys once and keeps them from others', () => {
  const keys = loadVapidKeys(directory);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
  expect(loadVapidKeys(directory)).toEqual(keys);
  expect(statSync(path.join(directory, 'vapid.json')).mode & 0o077).toBe(0);
});

it('makes new ones when the file is damaged', () => {
  const keys = loadVapidKeys(directory);
  writeFileSync(path.join(directory, 'vapid.json'), '{"publicKey": "AA');
  expect(loadVapidKeys(directory)).not.toEqual(keys);
  expect(readFileSync(path.join(directory, 'vapid.json'), 'utf8')).toContain('privateKey');
});
