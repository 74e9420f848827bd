import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, expect, it } from 'vitest';

import { ArchiveProblem, kindOf } from './file-kinds.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mizizi-kinds-'));
afterAll(() => rmSync(root, { recursive: true }));
const file = path.join(root, 'shop');
const undone = path.join(root, 'backup-as-it-was');

const bytes = (...some: number[]) => Buffer.concat([Buffer.of(...some), Buffer.alloc(400, 0xa7)]);
const PGP = 'it is encrypted with gpg. Undo that first: gpg --output ';

// As gpg 2.2, openssl 3, zip 3, 7-Zip 23, age 1.2, xz, bzip2, zstd and rar write their first bytes.
it.each([
  ['gpg -c', bytes(0x8c, 0x0d, 0x04, 0x09, 0x03, 0x02), `${PGP}${undone} --decrypt ${file}`],
  ['gpg -c, version 2.4', bytes(0xc3, 0x0d, 0x04, 0x09, 0x03, 0x08), PGP],
  ['gpg -e', bytes(0x85, 0x01, 0x8c, 0x03), PGP],
  ['gpg -e to a short key', bytes(0x84, 0x5e, 0x03), PGP],
  ['gpg -e, version 2.4', bytes(0xc1, 0xc0, 0x4c, 0x03), PGP],
  ['gpg -a', '-----BEGIN PGP MESSAGE-----\n\nhQ', PGP],
  [
    'openssl enc',
    'Salted__\x01\x02\xff\x8f',
    `encrypted with openssl. Undo that first, with the cipher it was made with: openssl enc -d -aes-256-cbc -pbkdf2 -in ${file} -out ${undone}`,
  ],
  ['openssl enc -a', 'U2FsdGVkX1+abcdef\n', `openssl enc -d -a -aes-256-cbc -pbkdf2 -in ${file}`],
  [
    'age -r',
    'age-encryption.org/v1\n-> X25519 abc\nxyz\n--- mac\n\x01',
    `encrypted with age for a key, not with a passphrase. Undo that first: age -d -i <key file> -o ${undone} ${file}`,
  ],
  [
    'age -a',
    '-----BEGIN AGE ENCRYPTED FILE-----\nYWdl',
    `encrypted with age. Undo that first: age -d -o ${undone}`,
  ],
  [
    'zip',
    'PK\x03\x04\x14\x00',
    `it is a zip file. Unpack it first: unzip ${file} -d ${undone}, and restore the backup that lay in it`,
  ],
  [
    '7z',
    bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
    `it is a 7z file. Unpack it first: 7z x ${file} -o${undone}, and`,
  ],
  ['rar', 'Rar!\x1a\x07\x01\x00', `it is a rar file. Unpack it first: unrar x ${file}`],
  [
    'xz',
    bytes(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00),
    `compressed with xz. Undo that first: xz -dc ${file} > ${undone}`,
  ],
  ['bzip2', 'BZh91AY&SY', `compressed with bzip2. Undo that first: bzip2 -dc ${file} > ${undone}`],
  [
    'zstd',
    bytes(0x28, 0xb5, 0x2f, 0xfd),
    `compressed with zstd. Undo that first: zstd -dc ${file} > ${undone}`,
  ],
])('names what %s made, and how to undo it', (_name, content, words) => {
  writeFileSync(file, content, 'latin1');
  expect(() => kindOf(file)).toThrow(ArchiveProblem);
  expect(() => kindOf(file)).toThrow(words);
});

it('takes its own two kinds', () => {
  writeFileSync(file, 'age-encryption.org/v1\n-> scrypt abc 18\nxyz\n--- mac\n');
  expect(kindOf(file)).toBe('age');
  writeFileSync(file, gzipSync('a tar'));
  expect(kindOf(file)).toBe('gzip');
});

it('writes a command that a shell takes as it is', () => {
  const folder = path.join(root, "Mama Njeri's");
  mkdirSync(folder);
  const name = path.join(folder, 'shop.gz');
  writeFileSync(name, gzipSync(gzipSync('a tar')));
  const quoted = folder.replace("'", String.raw`'\''`);
  expect(() => kindOf(name)).toThrow(`gunzip -c '${quoted}/shop.gz' > '${quoted}/backup-as-it-was'`);
});
