/**
 * Takes over the database of release 1.0, which kept it in PGlite (PostgreSQL in WebAssembly): its files cannot be opened by a
 * PostgreSQL, so its rows are copied into one with the same schema, and compared. PGlite is an optional package, used
 * for nothing else.
 */
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import type { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';

import type { Log } from './log.ts';
import type { Migration } from './migrations.ts';
import {
  countOf,
  type CountedTable,
  fillFrom,
  PLAIN_TEXT_SQL,
  type RowSource,
  sequencesOf,
  tablesOf,
} from './row-copy.ts';

const oldFolder = (directory: string): string => path.join(directory, 'database');
const backupFolder = (directory: string): string => path.join(directory, 'database.pglite-backup');

/** Whether a data directory holds a database that was not taken over yet. */
export const awaitsTakeover = (directory: string): boolean =>
  existsSync(path.join(oldFolder(directory), 'PG_VERSION'));

/** The former database, opened to be read. */
export interface FormerDatabase {
  /** Those of the project's migrations that it has. */
  migrations: Migration[];
  /** Copies every row to an equal schema at `url`, and compares them. Answers how many there were. */
  copyTo: (url: string) => Promise<number>;
  close: () => Promise<void>;
}

/** Opens the former database of a data directory; throws when it has migrations that the project does not know. */
export async function openFormer(directory: string, known: readonly Migration[]): Promise<FormerDatabase> {
  const former = await openPglite(oldFolder(directory));
  try {
    const { rows } = await former.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    const applied = new Set(rows.map(({ version }) => version));
    const migrations = known.filter(({ version }) => applied.has(version));
    if (migrations.length < applied.size)
      throw new Error('it was made by a version that this one does not know');
    return { migrations, copyTo: (url) => copyAll(former, url), close: () => former.close() };
  } catch (error) {
    await former.close();
    throw error;
  }
}

/** Keeps the former database beside the new one, as a backup. */
export function setAside(directory: string, log: Log): void {
  renameSync(oldFolder(directory), backupFolder(directory));
  log.info('the database of the former release was taken over; it is kept as a backup', {
    backup: backupFolder(directory),
  });
}

/** Removes a copy that was not finished: the former database was not touched. */
export async function forgetUnfinished(directory: string): Promise<void> {
  await rm(path.join(directory, 'postgres'), { recursive: true, force: true });
}

async function openPglite(folder: string): Promise<PGlite> {
  let pglite: typeof import('@electric-sql/pglite');
  try {
    pglite = await import('@electric-sql/pglite');
  } catch (error) {
    throw new Error(
      'the package that reads it is missing; run "npm install --no-save @electric-sql/pglite@0.4.5"',
      {
        cause: error,
      },
    );
  }
  return pglite.PGlite.create({ dataDir: folder });
}

async function copyAll(former: PGlite, url: string): Promise<number> {
  await former.exec(PLAIN_TEXT_SQL);
  const source: RowSource = {
    rows: async <Row extends object>(query: string) => (await former.query<Row>(query)).rows,
    copyOut: async (query) => {
      const { blob } = await former.query(`copy (${query}) to '/dev/blob'`);
      return blob ? blob.stream() : Readable.from([]);
    },
  };
  const tables: CountedTable[] = [];
  for (const table of await tablesOf(source)) tables.push(await countOf(source, table));
  const target = postgres(url, { max: 1, onnotice: () => undefined });
  const session = await target.reserve();
  try {
    return await fillFrom(session, {
      tables,
      sequences: await sequencesOf(source),
      rowsOf: ({ name, columns }) => source.copyOut(`select ${columns} from ${name}`),
    });
  } finally {
    session.release();
    await target.end();
  }
}
