/** What a file is by its first bytes, whatever its name says. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { constants, gunzipSync } from 'node:zlib';

import { userName } from '../data-dir.ts';

/** What is wrong with a file, in words for whoever gave it. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

const AGE = 'age-encryption.org/v1';
const GZIP = '\x1f\x8b';
/** Where a tar says that it is one. */
const TAR_MARK = 257;

/** What people do to a backup on its way, and how they undo it. */
const WRAPPED: [start: RegExp, what: string, undo: (file: string, undone: string) => string][] = [
  [
    /^-----BEGIN PGP MESSAGE/,
    'encrypted with gpg. Undo that first',
    (file, undone) => `gpg --output ${undone} --decrypt ${file}`,
  ],
  [
    /^Salted__/,
    'encrypted with openssl. Undo that first, with the cipher it was made with',
    (file, undone) => `openssl enc -d -aes-256-cbc -pbkdf2 -in ${file} -out ${undone}`,
  ],
  [
    /^U2FsdGVkX1/,
    'encrypted with openssl. Undo that first, with the cipher it was made with',
    (file, undone) => `openssl enc -d -a -aes-256-cbc -pbkdf2 -in ${file} -out ${undone}`,
  ],
  [
    /^age-encryption\.org\/v1\n-> (?!scrypt )/,
    'encrypted with age for a key, not with a passphrase. Undo that first',
    (file, undone) => `age -d -i <key file> -o ${undone} ${file}`,
  ],
  [
    /^-----BEGIN AGE ENCRYPTED FILE/,
    'encrypted with age. Undo that first',
    (file, undone) => `age -d -o ${undone} ${file}`,
  ],
  [/^PK/, 'a zip file. Unpack it first', (file, undone) => `unzip ${file} -d ${undone}${WITHIN}`],
  [/^7z\xbc\xaf/, 'a 7z file. Unpack it first', (file, undone) => `7z x ${file} -o${undone}${WITHIN}`],
  [/^Rar!/, 'a rar file. Unpack it first', (file, undone) => `unrar x ${file} ${undone}/${WITHIN}`],
  [/^\xfd7zXZ/, 'compressed with xz. Undo that first', (file, undone) => `xz -dc ${file} > ${undone}`],
  [/^BZh[1-9]/, 'compressed with bzip2. Undo that first', (file, undone) => `bzip2 -dc ${file} > ${undone}`],
  [
    /^\x28\xb5\x2f\xfd/,
    'compressed with zstd. Undo that first',
    (file, undone) => `zstd -dc ${file} > ${undone}`,
  ],
];
/** In hexadecimal, the first packet of OpenPGP: encrypted with a passphrase or to a key, each in the old form or the new. */
const OPEN_PGP = /^(8c[0-3].04|c3[0-3].0[456]|84..03|85....03|c1(..){1,3}03)/;
const WITHIN = ', and restore the backup that lay in it';

const OTHERS: [start: RegExp, what: string][] = [
  [/^PGDMP/, 'a dump of pg_dump'],
  [/^\xff\xd8\xff|^\x89PNG|^GIF8|^RIFF....WEBP/s, 'a picture'],
  [/^%PDF/, 'a PDF'],
  [/^[^]{257}ustar/, 'a tar that is not compressed'],
  [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, 'a text'],
];

/** How a backup is to be read. Throws an `ArchiveProblem` that says what the file is instead. */
export function kindOf(file: string): 'gzip' | 'age' {
  const start = firstBytes(file);
  const armored = OPEN_PGP.test(Buffer.from(start, 'latin1').toString('hex'))
    ? '-----BEGIN PGP MESSAGE'
    : start;
  const wrapped = WRAPPED.find(([bytes]) => bytes.test(armored));
  if (wrapped) throw new ArchiveProblem(`it is ${wrapped[1]}: ${wrapped[2](forShell(file), asItWas(file))}`);
  if (start.startsWith(AGE)) return 'age';
  if (start.startsWith(GZIP)) {
    refuseTwice(file);
    return 'gzip';
  }
  const what =
    start === ''
      ? 'it is empty'
      : `it is ${OTHERS.find(([bytes]) => bytes.test(start))?.[1] ?? 'something else'}`;
  throw new ArchiveProblem(`${what}, not a backup of "npm run backup"`);
}

/** Programs that send or keep files compress them on their way, also what is compressed already. */
function refuseTwice(file: string): void {
  const within = unzippedStart(file);
  if (within.startsWith(AGE) || within.startsWith(GZIP))
    throw new ArchiveProblem(
      `it is a backup that was compressed once more. Undo that first: gunzip -c ${forShell(file)} > ${asItWas(file)}`,
    );
}

/** Beside the file; a backup is known by its bytes, so that its name need not say what it is. */
const asItWas = (file: string): string => forShell(path.join(path.dirname(file), 'backup-as-it-was'));

const forShell = (name: string): string =>
  /^[\w./+:,@-]+$/.test(name) ? name : `'${name.replaceAll("'", String.raw`'\''`)}'`;

/** What was in an encrypted file may be one that was encrypted before. */
export function refuseEncrypted(start: Uint8Array): void {
  if (Buffer.from(start.subarray(0, AGE.length)).toString('latin1') === AGE)
    throw new ArchiveProblem('it is a backup that was encrypted twice. Undo one first: age -d');
}

function unzippedStart(file: string): string {
  try {
    const part = Buffer.from(firstBytes(file, 4096), 'latin1');
    return gunzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1', 0, AGE.length);
  } catch (error) {
    // It is damaged, and whoever reads it says so.
    if (error instanceof Error && String(Reflect.get(error, 'code')).startsWith('Z_')) return '';
    throw error;
  }
}

function firstBytes(file: string, many = TAR_MARK + 'ustar'.length): string {
  const start = Buffer.alloc(many);
  try {
    const descriptor = openSync(file, 'r');
    try {
      return start.toString('latin1', 0, readSync(descriptor, start));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code === 'ENOENT') throw new ArchiveProblem('there is no such file', { cause: error });
    if (code === 'EISDIR') throw new ArchiveProblem('it is a folder, not a file', { cause: error });
    if (code === 'EACCES')
      throw new ArchiveProblem(`this user may not read it: ${ownerOf(file)}`, { cause: error });
    throw error;
  }
}

function ownerOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `it belongs to ${userName(found.uid)}` : 'its folder is closed';
}
