/**
 * Takes over the database of release 1.0, which kept it in PGlite (PostgreSQL in WebAssembly): its files cannot be opened by a
 * PostgreSQL, so its rows are copied into one with the same schema, and compared. PGlite is an optional package, used
 * for nothing else.
 */
import { constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';

import type { Log } from './log.ts';
import { missingMigrations, readHistory } from './migration-history.ts';
import type { Migration } from './migrations.ts';

/** Of the database that is copied, in the order in which they were made. */
type Table = { name: string; columns: string };

/** They say with which schema the copy is made, and are written with it. */
const LEFT_OUT = ['supabase_migrations.prepared', 'supabase_migrations.schema_migrations'];

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
  const target = postgres(url, { max: 1, onnotice: () => undefined });
  const session = await target.reserve();
  try {
    // Neither triggers nor foreign keys: every row comes as it was.
    await session.unsafe(
      "set session_replication_role = replica; set timezone = 'UTC'; set statement_timeout = 0",
    );
    await former.exec("set timezone = 'UTC'");
    const tables = await tablesOf(former);
    await session.unsafe('begin');
    // What is newer than the former database is empty, and may refer to what it has.
    if (tables.length > 0)
      await session.unsafe(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
    for (const { name, columns } of tables) {
      const { blob } = await former.query(`copy (select ${columns} from ${name}) to '/dev/blob'`);
      if (blob && blob.size > 0)
        await pipeline(
          Readable.from(blob.stream()),
          await session.unsafe(`copy ${name} (${columns}) from stdin`).writable(),
        );
    }
    await copySequences(former, session);
    const rows = await compareAll(former, session, tables);
    await session.unsafe('commit');
    return rows;
  } finally {
    session.release();
    await target.end();
  }
}

/** With the columns that can be written: generated ones follow from the others. */
async function tablesOf(former: PGlite): Promise<Table[]> {
  const { rows } = await former.query<Table>(`
    select format('%I.%I', nspname, relname) as name, string_agg(format('%I', attname), ', ' order by attnum) as columns
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname <> 'information_schema' and nspname not like 'pg\\_%'
    group by pg_class.oid, nspname, relname order by pg_class.oid`);
  return rows.filter(({ name }) => !LEFT_OUT.includes(name));
}

async function copySequences(former: PGlite, session: postgres.ReservedSql): Promise<void> {
  const { rows } = await former.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null`);
  for (const { name, value } of rows) await session.unsafe('select setval($1, $2)', [name, value]);
}

/** Throws at the first table whose rows are not the same, to the letter. */
async function compareAll(
  former: PGlite,
  session: postgres.ReservedSql,
  tables: readonly Table[],
): Promise<number> {
  let all = 0;
  for (const { name } of tables) {
    const query = `
      select count(*)::int as rows, md5(string_agg(row, '' order by row collate "C")) as sum
      from (select md5(one::text) as row from ${name} as one) as hashed`;
    const [before] = (await former.query<{ rows: number; sum: string | null }>(query)).rows;
    const [after] = await session.unsafe<{ rows: number; sum: string | null }[]>(query);
    if (!before || before.rows !== after?.rows || before.sum !== after.sum)
      throw new Error(`the rows of ${name} did not arrive as they were`);
    all += before.rows;
  }
  return all;
}
