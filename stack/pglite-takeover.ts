/**
 * Takes over the database of release 1.0, which kept it in PGlite (PostgreSQL in WebAssembly): its files cannot be opened by a
 * PostgreSQL, so its rows are copied into one with the same schema, and compared. PGlite is an optional package, used
 * for nothing else.
 */
import { constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import type { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';

import type { Log } from './log.ts';
import { missingMigrations, readHistory, type Migration } from './migration-history.ts';
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
const newFolder = (directory: string): string => path.join(directory, 'postgres');
/** Lies there while the copy is not finished. */
const markOfCopy = (directory: string): string => path.join(directory, 'postgres.unfinished');
const backupFolder = (directory: string): string => path.join(directory, 'database.pglite-backup');

/** Whether a data directory holds a database that was not taken over yet. */
export const awaitsTakeover = (directory: string): boolean =>
  existsSync(path.join(oldFolder(directory), 'global/pg_control'));

/** The former database, opened to be read. */
export interface FormerDatabase {
  /** Those of the project's migrations that it has. */
  migrations: Migration[];
  /** Copies every row to an equal schema at `url`, and compares them. Answers how many there were. */
  copyTo: (url: string) => Promise<number>;
  close: () => Promise<void>;
}

/** Opens the former database of a data directory; throws when its history is not the beginning of the project's. */
export async function openFormer(directory: string, known: readonly Migration[]): Promise<FormerDatabase> {
  const former = await openCopy(directory);
  try {
    const rows = async <Row extends object>(query: string) => (await former.pglite.query<Row>(query)).rows;
    const missing = new Set(missingMigrations(await readHistory({ rows }), known));
    const migrations = known.filter((one) => !missing.has(one));
    return { migrations, copyTo: (url) => copyAll(former.pglite, url), close: former.close };
  } catch (error) {
    await former.close();
    throw error;
  }
}

/** Opening a database writes to it, even to be read only: so that is done to a copy. */
async function openCopy(directory: string): Promise<{ pglite: PGlite; close: () => Promise<void> }> {
  const copy = path.join(directory, 'database.copy');
  const remove = (): Promise<void> => rm(copy, { recursive: true, force: true, maxRetries: 3 });
  try {
    await remove();
    await cp(oldFolder(directory), copy, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    const pglite = await openPglite(copy);
    return { pglite, close: () => pglite.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Keeps the former database beside the new one, as a backup. In its place comes what release 1.0 takes for a database that it
 * cannot open: started again, it would make an empty shop where it finds nothing.
 */
export function setAside(directory: string, log: Log): void {
  renameSync(oldFolder(directory), backupFolder(directory));
  mkdirSync(oldFolder(directory));
  writeFileSync(path.join(oldFolder(directory), 'PG_VERSION'), 'none\n');
  writeFileSync(
    path.join(oldFolder(directory), 'READ-ME.txt'),
    'The database is in the folder "postgres" now. To go back to release 1.0, remove this folder and rename ' +
      `"${path.basename(backupFolder(directory))}" to "database": it is as it was before.\n`,
  );
  rmSync(markOfCopy(directory), { force: true });
  log.info('the database of the former release was taken over; it is kept as a backup', {
    backup: backupFolder(directory),
  });
}

/** Makes place for the copy. What an earlier one left goes, but never a database that is whole. */
export function beginCopy(directory: string): void {
  const isUnfinished = existsSync(markOfCopy(directory));
  if (existsSync(newFolder(directory)) && !isUnfinished)
    throw new Error(
      `there is another one in ${newFolder(directory)} already. Move the one of the two folders away that is not wanted`,
    );
  writeFileSync(markOfCopy(directory), '');
  rmSync(newFolder(directory), { recursive: true, force: true, maxRetries: 3 });
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
