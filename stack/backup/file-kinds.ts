/** What a file is by its first bytes, whatever its name says. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';

import { userName } from '../data-dir.ts';

/** What is wrong with a file, in words for whoever gave it. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

const AGE = 'age-encryption.org/v1';
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
  if (start.startsWith('\x1f\x8b')) return 'gzip';
  const what =
    start === ''
      ? 'it is empty'
      : `it is ${OTHERS.find(([bytes]) => bytes.test(start))?.[1] ?? 'something else'}`;
  throw new ArchiveProblem(`${what}, not a backup of "npm run backup"`);
}

function firstBytes(file: string): string {
  const start = Buffer.alloc(TAR_MARK + 'ustar'.length);
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
