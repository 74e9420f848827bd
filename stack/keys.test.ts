import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loadKeys, makeKeys } from './keys.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'mizizi-keys-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('loadKeys', () => {
  it('makes keys once and keeps them for the owner alone', () => {
    const first = loadKeys(path.join(directory, 'data'));
    expect(loadKeys(path.join(directory, 'data'))).toEqual(first);
    expect(statSync(path.join(directory, 'data/keys.json')).mode & 0o777).toBe(0o600);
    expect(first.anonKey).toMatch(/^sb_publishable_/);
    expect(first.secretKey).toMatch(/^sb_secret_/);
  });

  it('does not replace a damaged file', () => {
    const file = path.join(directory, 'keys.json');
    writeFileSync(file, '{"anonKey":');
    expect(() => loadKeys(directory)).toThrow(/keys\.json is damaged/);
    expect(readFileSync(file, 'utf8')).toBe('{"anonKey":');
  });
});

it('makes different keys each time', () => {
  expect(makeKeys().jwtSecret).not.toBe(makeKeys().jwtSecret);
});
