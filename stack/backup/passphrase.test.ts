import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';

import { Encrypter } from 'age-encryption';
import { packTar } from 'modern-tar';
import { afterAll, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { archiveEntries, writeArchive } from './archive.ts';
import { passphraseProblem, plainPassphrase } from './passphrase.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mizizi-passphrase-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PLAIN = "ng'ombe wa Zoë na mlonge";
/** Decomposed, with another apostrophe and other spaces. */
const SPELLINGS = [
  PLAIN.normalize('NFD'),
  PLAIN.replace("'", '\u2019'),
  PLAIN.replace("'", '\u02bc'),
  PLAIN.replace(' ', '\u00a0').replace(' na', '\u3000 na'),
  `\u2003${PLAIN} `,
];

const namesIn = async (file: string, passphrase: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name, body } of archiveEntries(file, passphrase)) {
    for await (const _ of body);
    names.push(name);
  }
  return names;
};

it('is the same however its letters, apostrophes and spaces are written', { timeout: 180_000 }, async () => {
  for (const one of SPELLINGS) expect(plainPassphrase(one)).toBe(PLAIN);
  const file = path.join(root, 'new.tar.gz.age');
  await writeArchive(file, SPELLINGS[0], (put) =>
    put(
      'a',
      1,
      (async function* () {
        yield Buffer.from('a');
      })(),
    ),
  );
  expect(await namesIn(file, SPELLINGS[1] ?? '')).toEqual(['a']);
  await expect(namesIn(file, `${PLAIN}!`)).rejects.toThrow('BACKUP_PASSPHRASE is not the one');
});

it('opens an older backup as it was given', { timeout: 180_000 }, async () => {
  const given = SPELLINGS[2] ?? '';
  const encrypter = new Encrypter();
  encrypter.setPassphrase(given);
  const tar = await packTar([{ header: { name: 'a', size: 1 }, body: 'a' }]);
  const file = path.join(root, 'old.tar.gz.age');
  await pipeline([await encrypter.encrypt(new Uint8Array(gzipSync(tar)))], createWriteStream(file));
  expect(await namesIn(file, given)).toEqual(['a']);
  await expect(namesIn(file, PLAIN)).rejects.toThrow('BACKUP_PASSPHRASE is not the one');
});

it('has neither lines, nor control characters, nor letters that were lost', () => {
  expect(passphraseProblem(PLAIN)).toBeUndefined();
  for (const one of ['\t', '\n', '\r\n', '\u2028', '\u0085', '\u0007'])
    expect(passphraseProblem(`mwarobaini${one}na mlonge`)).toContain('one line');
  expect(passphraseProblem('mwarobaini \ufffd mlonge')).toContain('UTF-8');
  for (const [given, words] of [
    ['mwarobaini\tna mlonge', 'one line'],
    ['mwarobaini \ufffd mlonge', 'UTF-8'],
    [' a          b ', 'at least 12 characters'],
  ] as const)
    expect(() => readConfig({ BACKUP_PASSPHRASE: given })).toThrow(words);
});
