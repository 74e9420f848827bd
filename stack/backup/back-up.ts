import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import {
  countOf,
  PLAIN_TEXT_SQL,
  sequencesOf,
  sessionSource,
  type RowSource,
  tablesOf,
} from '../row-copy.ts';
import { type Put, removeDrafts, writeArchive } from './archive.ts';
import { shapesOf } from './by-hand.ts';
import { END, FORMAT, type End, MANIFEST, type Manifest, PRODUCT } from './manifest.ts';
import { putFiles } from './shop-files.ts';
import { missingUploads, uploadsOf } from './uploads.ts';

export interface BackupOptions {
  /** With the rights of the database's owner. */
  url: string;
  dataDirectory: string;
  /** The file to write. */
  file: string;
  passphrase: string | undefined;
  /** Names of the settings that are set and not in it. */
  settings?: readonly string[];
}

export interface BackupReport {
  file: string;
  rows: number;
  files: number;
  bytes: number;
  /** Uploads of which there is no file. */
  missing: string[];
}

/** Any number; one backup of a database at a time. */
const ADVISORY_LOCK = 727_101_119;
/** Of a table's rows in one entry, whose size must be known before it is written. */
const PART_BYTES = 4 * 1024 * 1024;

/** Another process is at it. */
export class BackupUnderWay extends Error {
  override readonly name = 'BackupUnderWay';
}

/**
 * Writes a shop into one file while it is open: rows as they were at one moment, then the files. `isWanted` is asked once
 * no other backup is under way; when it says no, nothing is written.
 */
export async function backUp(
  options: BackupOptions,
  isWanted: () => boolean = () => true,
): Promise<BackupReport | undefined> {
  const { url, dataDirectory, file, passphrase, settings = [] } = options;
  const client = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  const session = await client.reserve();
  try {
    await session.unsafe(`
      set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s';
      set row_security = off; set application_name = 'mizizi backup'; ${PLAIN_TEXT_SQL}`);
    const [lock] = await session.unsafe<{ taken: boolean }[]>('select pg_try_advisory_lock($1) as taken', [
      ADVISORY_LOCK,
    ]);
    if (!lock?.taken) throw new BackupUnderWay('Another backup of this database is under way.');
    await removeDrafts(file);
    if (!isWanted()) return undefined;
    const source = sessionSource(session);
    await session.unsafe('begin isolation level repeatable read read only');
    const manifest = await readManifest(source, async (names) => {
      if (names.length > 0) await session.unsafe(`lock table ${names.join(', ')} in access share mode`);
    });
    const uploads = await uploadsOf(source);
    let files = 0;
    let missing: string[] = [];
    await writeArchive(file, passphrase, async (put) => {
      await putText(put, MANIFEST, { ...manifest, settings: [...settings] } satisfies Manifest);
      for (const { folder, name, columns } of manifest.tables)
        await reading(name, async () =>
          putParts(put, folder, await source.copyOut(`select ${columns} from ${name}`)),
        );
      await session.unsafe('commit');
      const end: End = await putFiles(dataDirectory, put);
      files = Object.keys(end.files).length;
      missing = await missingUploads(source, uploads, end.files);
      await putText(put, END, end);
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { file, rows, files, bytes: statSync(file).size, missing };
  } finally {
    session.release();
    await client.end({ timeout: 5 });
  }
}

async function readManifest(source: RowSource, keep: (names: string[]) => Promise<void>): Promise<Manifest> {
  const history = await source.rows<{ name: string | null }>(
    "select to_regclass('supabase_migrations.schema_migrations')::text as name",
  );
  if (history[0]?.name == null) throw new Error('There is no shop in this database yet.');
  const found = await tablesOf(source);
  // Until the end of the transaction nobody changes their columns.
  await keep(found.map(({ name }) => name));
  const shapes = await shapesOf(source);
  const tables: Manifest['tables'] = [];
  for (const [at, table] of found.entries()) {
    const folder = `database/${String(at + 1).padStart(3, '0')}-${table.name.replaceAll(/[^\w.]/g, '_')}`;
    const counted = await reading(table.name, () => countOf(source, table));
    tables.push({ ...counted, folder, shape: shapes.get(table.name) });
  }
  const [about] = await source.rows<{ at: Date; postgres: string; bytes: number }>(`
    select now() as at, current_setting('server_version') as postgres,
      pg_database_size(current_database())::float8 as bytes`);
  return {
    product: PRODUCT,
    format: FORMAT,
    version: productVersion(),
    madeAt: new Date(about?.at ?? Date.now()).toISOString(),
    postgres: about?.postgres ?? '',
    migrations: await source.rows(
      'select version, name from supabase_migrations.schema_migrations order by version',
    ),
    tables,
    sequences: await sequencesOf(source),
    databaseBytes: about?.bytes ?? 0,
    ...(await newestOrder(source, tables)),
  };
}

async function newestOrder(
  source: RowSource,
  tables: Manifest['tables'],
): Promise<Pick<Manifest, 'newestOrder'>> {
  if (!tables.some(({ name, rows }) => name === 'public.orders' && rows > 0)) return {};
  const [newest] = await source.rows<{ number: string; at: Date }>(
    'select number, placed_at as at from public.orders order by placed_at desc limit 1',
  );
  return newest ? { newestOrder: { number: newest.number, at: newest.at.toISOString() } } : {};
}

/** SQLSTATEs of what is on the disk and cannot be read. */
const DAMAGED = /^(XX|58)/;

/** Reads a table; says which one it was where the disk does not give its rows back. */
async function reading<T>(table: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || !DAMAGED.test(error.code)) throw error;
    throw new Error(
      `The database cannot be read at the table ${table}: ${error.message}. No backup was made. Keep the older ones, and ` +
        'restore the last one into an empty DATA_DIR.',
      { cause: error },
    );
  }
}

function productVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function putText(put: Put, name: string, value: unknown): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
  return put(name, text.byteLength, one(text));
}

async function putParts(put: Put, folder: string, rows: AsyncIterable<Uint8Array>): Promise<void> {
  let part: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  const flush = async (): Promise<void> => {
    number += 1;
    const whole = Buffer.concat(part);
    [part, size] = [[], 0];
    await put(`${folder}/${String(number).padStart(4, '0')}`, whole.byteLength, one(whole));
  };
  for await (const chunk of rows) {
    part.push(chunk);
    size += chunk.byteLength;
    if (size >= PART_BYTES) await flush();
  }
  if (size > 0) await flush();
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
