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

const OTHERS: [start: RegExp, what: string][] = [
  [/^PGDMP/, 'a dump of pg_dump'],
  [/^\xff\xd8\xff|^\x89PNG|^GIF8|^RIFF....WEBP/s, 'a picture'],
  [/^PK/, 'a zip file'],
  [/^%PDF/, 'a PDF'],
  [/^[^]{257}ustar/, 'a tar that is not compressed'],
  [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, 'a text'],
];

/** How a backup is to be read. Throws an `ArchiveProblem` that says what the file is instead. */
export function kindOf(file: string): 'gzip' | 'age' {
  const start = firstBytes(file);
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
  const ending = within.startsWith(AGE) ? 'tar.gz.age' : within.startsWith(GZIP) ? 'tar.gz' : undefined;
  if (ending !== undefined)
    throw new ArchiveProblem(
      'it is a backup that was compressed once more. Undo that first: ' +
        `gunzip -c ${file} > ${path.join(path.dirname(file), `backup-as-it-was.${ending}`)}`,
    );
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
