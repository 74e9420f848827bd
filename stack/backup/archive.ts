/**
 * The file of a backup: a tar, compressed with gzip, and encrypted as the tool `age` does it when there is a passphrase.
 * It gets its name when it is whole.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream, type WritableStream as WebWritable } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar';

import { timeOf } from './backup-names.ts';
import { ArchiveProblem, kindOf, refuseEncrypted } from './file-kinds.ts';
import { writeProblem } from './file-problems.ts';
import { plainPassphrase } from './passphrase.ts';

/** Puts a file into the archive; exactly `size` bytes must come. */
export type Put = (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>;

export interface ArchiveEntry {
  name: string;
  size: number;
  /** Must be read before the next entry comes. */
  body: AsyncIterable<Uint8Array>;
}

/** Text of a database shrinks little more at higher levels, which take twice the time. */
const LEVEL = 4;

/** Writes `file`, which only its owner may read; when anything fails there is none. */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (put: Put) => Promise<void>,
): Promise<void> {
  const draft = `${file}.unfinished-${process.pid}`;
  const { readable, controller } = createTarPacker();
  const put: Put = async (name, size, content) => {
    const entry = controller.add({ name, size, mode: 0o600, mtime: new Date() }).getWriter();
    let left = size;
    for await (const chunk of content) {
      left -= chunk.byteLength;
      await entry.write(plainBytes(chunk));
    }
    if (left !== 0) throw new Error(`${name} changed while it was read`);
    await entry.close();
  };
  const filled = fill(put).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  const written = pipeline(
    Readable.fromWeb(readable as WebStream<Uint8Array>),
    createGzip({ level: LEVEL }),
    passphrase === undefined ? new PassThrough() : encryptedWith(passphrase),
    createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
  );
  try {
    const [write, work] = await Promise.allSettled([written, filled]);
    // What stops one stops the other; a full disk is told by its own error alone.
    if (write.status === 'rejected') throw writeProblem(write.reason, file);
    if (work.status === 'rejected') throw work.reason;
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** What backups that were cut off have left where `file` is to lie; one that is being written by another shop stays. */
export async function removeDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch((error: unknown) => {
    throw writeProblem(error, file);
  });
  for (const name of names) {
    const [, whole, pid] = /^(.+)\.unfinished-(\d+)$/.exec(name) ?? [];
    const isOurs = whole !== undefined && (timeOf(whole) !== undefined || whole === path.basename(file));
    if (isOurs && !isOfAnother(Number(pid))) await rm(path.join(folder, name), { force: true });
  }
}

/** Whoever asks has the database to itself, so a draft of its own number is an older one. */
function isOfAnother(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM';
  }
}

/** The tar takes nothing that only looks like its own bytes. */
const plainBytes = (chunk: Uint8Array): Uint8Array =>
  new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);

const webStream = (source: AsyncIterable<Uint8Array>) => WebStream.from(source) as ReadableStream<Uint8Array>;

function encryptedWith(passphrase: string) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(plainPassphrase(passphrase));
    yield* (await encrypter.encrypt(webStream(source))) as unknown as AsyncIterable<Uint8Array>;
  };
}

function decryptedWith(passphrase: string) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(plainPassphrase(passphrase));
    // Older versions took it as it was given.
    if (passphrase !== plainPassphrase(passphrase)) decrypter.addPassphrase(passphrase);
    let plain: AsyncIterable<Uint8Array>;
    try {
      plain = (await decrypter.decrypt(webStream(source))) as unknown as AsyncIterable<Uint8Array>;
    } catch (error) {
      if (!(error instanceof Error) || !/no identity matched/.test(error.message)) throw error;
      throw new ArchiveProblem(`BACKUP_PASSPHRASE is not the one it was encrypted with. ${WHERE}`, {
        cause: error,
      });
    }
    let isFirst = true;
    for await (const chunk of plain) {
      if (isFirst) refuseEncrypted(chunk);
      isFirst = false;
      yield chunk;
    }
  };
}

/** Without a point at its end, which whoever tells it puts there. */
const WHERE =
  'Look for it on the machine where the backup was made, in the file .env of the shop: the line BACKUP_PASSPHRASE';

/** Reads a file's entries in their order; throws an `ArchiveProblem` where it is none of ours, or not whole. */
export async function* archiveEntries(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const isEncrypted = kindOf(file) === 'age';
  if (isEncrypted && passphrase === undefined)
    throw new ArchiveProblem(`it is encrypted; set BACKUP_PASSPHRASE to its passphrase. ${WHERE}`);
  const decoder = createTarDecoder({ strict: true });
  const read = pipeline(
    createReadStream(file),
    isEncrypted && passphrase !== undefined ? decryptedWith(passphrase) : new PassThrough(),
    createGunzip(),
    Writable.fromWeb(decoder.writable as WebWritable<Uint8Array>),
  );
  // Whoever reads the entries hears of it.
  read.catch(() => undefined);
  try {
    for await (const { header, body } of decoder.readable as unknown as AsyncIterable<ParsedTarEntry>)
      yield { name: header.name, size: header.size, body: inWordsOf(body, read) };
    await read;
  } catch (error) {
    throw await inWords(error, read);
  }
}

async function* inWordsOf(body: unknown, read: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* body as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw await inWords(error, read);
  }
}

/** What broke the chain first is what people should read. */
async function inWords(error: unknown, read: Promise<void>): Promise<unknown> {
  const first: unknown = await Promise.race([
    read.then(
      () => error,
      (cause: unknown) => cause,
    ),
    sleep(1000, error),
  ]);
  const code: unknown = first instanceof Error ? Reflect.get(first, 'code') : undefined;
  if (first instanceof ArchiveProblem) return first;
  if (typeof code === 'string' && /^(ENOENT|EACCES|EIO|EISDIR)$/.test(code)) return first;
  return new ArchiveProblem('it is damaged, or was not written to its end', { cause: first });
}
