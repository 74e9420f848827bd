import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type postgres from 'postgres';

import { type CountedTable, fillFrom, unlessLost } from '../row-copy.ts';
import { archiveEntries, type ArchiveEntry } from './archive.ts';
import { makeByHand } from './by-hand.ts';
import { FILES, type Manifest } from './manifest.ts';
import { isOfShop } from './shop-files.ts';

export interface Unpacked {
  rows: number;
  /** Tables and columns that no migration makes. */
  byHand: string[];
  /** Mails and messages that go out when it starts. */
  waiting: number;
}

/** Puts the rows of a backup into a prepared database and its files into `directory`. */
export async function unpack(options: {
  file: string;
  passphrase: string | undefined;
  manifest: Manifest;
  session: postgres.ReservedSql;
  /** Fires when the session's connection is lost. */
  lost: AbortSignal;
  directory: string;
}): Promise<Unpacked> {
  const { file, passphrase, manifest, session, lost, directory } = options;
  const entries = archiveEntries(file, passphrase);
  let next = await entries.next(); // The manifest, which was read before.
  const advance = async (): Promise<void> => {
    next = await entries.next();
  };
  for await (const _ of bodyOf(next.value));
  await advance();

  const folders = new Map(manifest.tables.map(({ name, folder }) => [name, folder]));
  async function* partsOf(folder: string | undefined): AsyncGenerator<Uint8Array> {
    while (!next.done && next.value.name.startsWith(`${folder}/`)) {
      yield* next.value.body;
      await advance();
    }
  }
  const byHand = await unlessLost(makeByHand(session, manifest.tables, manifest.sequences), lost);
  const rows = await fillFrom(session, {
    tables: manifest.tables satisfies CountedTable[],
    sequences: manifest.sequences,
    rowsOf: async ({ name }) => partsOf(folders.get(name)),
    lost,
  });
  const waiting = await unlessLost(waitingIn(session), lost);
  for (; !next.done; await advance()) await putFile(next.value, directory);
  return { rows, byHand, waiting };
}

async function waitingIn(session: postgres.ReservedSql): Promise<number> {
  const [found] = await session.unsafe<{ table: string | null }[]>(
    "select to_regclass('private.deliveries')::text as table",
  );
  if (found?.table == null) return 0;
  const [counted] = await session.unsafe<{ many: number }[]>(
    "select count(*)::int as many from private.deliveries where state = 'waiting'",
  );
  return counted?.many ?? 0;
}

async function* bodyOf(entry: ArchiveEntry | undefined): AsyncGenerator<Uint8Array> {
  if (entry) yield* entry.body;
}

async function putFile({ name, body }: ArchiveEntry, directory: string): Promise<void> {
  const own = name.slice(FILES.length);
  const file = path.resolve(directory, own);
  const isInside = file.startsWith(`${path.resolve(directory)}${path.sep}`);
  if (!name.startsWith(FILES) || !isInside || !isOfShop(own)) {
    for await (const _ of body);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(body), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
}
