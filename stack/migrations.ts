import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { splitSqlStatements } from '@supabase/lite';

import { type Log, SILENT_LOG } from './log.ts';
import { checksumOf, missingMigrations, readHistory, type Migration } from './migration-history.ts';
import type { Sql } from './sql.ts';

/** One could not be applied. The database has what it had before, of all that were to be applied. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
}

const FILE_NAME = /^(?<version>\d{14})_(?<name>.+)\.sql$/;

const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations
  (version text primary key, statements text[], name text);
alter table supabase_migrations.schema_migrations add column if not exists checksum text;
`;

/** The migrations in `directory` in the order of their versions; none when there is no such directory. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of await sqlFiles(directory)) {
    const parts = FILE_NAME.exec(file)?.groups;
    if (!parts) throw new Error(`${path.join(directory, file)} is not named <14 digits>_<name>.sql.`);
    const { version = '', name = '' } = parts;
    if (migrations.at(-1)?.version === version)
      throw new Error(`Two migrations have the version ${version}.`);
    migrations.push({ version, name, text: await readFile(path.join(directory, file), 'utf8') });
  }
  return migrations;
}

async function sqlFiles(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Applies what is missing, all of it in one transaction, and keeps the history as the Supabase CLI does, with a checksum of
 * each file. Answers the names applied; throws with the file's name when one fails, and leaves nothing of any behind.
 */
export async function applyMigrations(
  sql: Sql,
  migrations: readonly Migration[],
  log: Log = SILENT_LOG,
): Promise<string[]> {
  const history = await readHistory(sql);
  const missing = missingMigrations(history, migrations);
  await sql.exec(HISTORY_SQL);
  await withShortLocks(log, () =>
    sql.transaction(async (inner) => {
      await inner.exec(`set local statement_timeout = 0; set local lock_timeout = '${LOCK_WAIT_SECONDS}s'`);
      for (const { version, checksum } of history)
        if (checksum == null) await keepChecksum(inner, migrations, version);
      const written = new Map<string, number>();
      for (const migration of missing) {
        const startedAt = performance.now();
        await applyMigration(inner, migration, written);
        log.debug('a migration was applied', { name: migration.name, ms: performance.now() - startedAt });
      }
    }),
  );
  return missing.map(({ version, name }) => `${version}_${name}`);
}

/** Whatever asks for a table after a migration that waits for it waits too: so that one gives up soon, and tries again. */
const LOCK_WAIT_SECONDS = 2;
const LOCK_TRIES = 20;
const LONGEST_PAUSE_SECONDS = 10;
/** Lock not available, deadlock detected. */
const LOCKED = ['55P03', '40P01'];

async function withShortLocks(log: Log, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code: unknown = error instanceof Error ? Reflect.get(Object(error.cause), 'code') : undefined;
      if (!(error instanceof Error) || !LOCKED.includes(String(code))) throw error;
      if (tries === LOCK_TRIES)
        throw new MigrationFailed(
          `${error.message}. Something keeps on using that table: see pg_stat_activity, end it, and start again`,
          { cause: error },
        );
      const pauseSeconds = Math.min(tries, LONGEST_PAUSE_SECONDS);
      log.warn('an upgrade waits until others have done with a table', {
        words: error.message,
        pauseSeconds,
      });
      await sleep(pauseSeconds * 1000);
    }
  }
}

/** Of what release 1.0 or the Supabase CLI applied; that it is the same was seen by its statements. */
async function keepChecksum(sql: Sql, migrations: readonly Migration[], version: string): Promise<void> {
  const text = migrations.find((one) => one.version === version)?.text ?? '';
  await sql.rows('update supabase_migrations.schema_migrations set checksum = $1 where version = $2', [
    checksumOf(text),
    version,
  ]);
}

async function applyMigration(
  sql: Sql,
  { version, name, text }: Migration,
  written: Map<string, number>,
): Promise<void> {
  try {
    await sql.exec(text);
    // What a migration left for the end of its transaction is done before the next one changes a table.
    await sql.exec('set constraints all immediate');
    await learnLargeTables(sql, written);
    await sql.rows(
      'insert into supabase_migrations.schema_migrations (version, name, statements, checksum) values ($1, $2, $3, $4)',
      [version, name, splitSqlStatements(text), checksumOf(text)],
    );
  } catch (error) {
    throw new MigrationFailed(`Migration ${version}_${name} failed: ${wordsOf(error)}`, { cause: error });
  }
}

/** Rows a migration writes, from which on the server has to know of them to plan what the next migrations ask. */
const MANY_ROWS = 5000;
/** PostgreSQL's own tables have smaller numbers. */
const FIRST_OF_SHOP = 16_384;

/** Autovacuum sees no rows of a transaction under way: what a large shop's tables hold now is told by hand. */
async function learnLargeTables(sql: Sql, written: Map<string, number>): Promise<void> {
  const tables = await sql.rows<{ name: string; rows: number }>(
    // What pg_stat_xact_user_tables would say: it reads every index too, after each of hundreds of migrations.
    `select name, rows from (
       select oid::regclass::text as name,
         (pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid))::float8 as rows
       from pg_class where relkind = 'r' and oid >= ${FIRST_OF_SHOP}) as written where rows >= $1`,
    [MANY_ROWS],
  );
  for (const { name, rows } of tables) {
    if (rows < (written.get(name) ?? 0) + MANY_ROWS) continue;
    await sql.exec(`analyze ${name}`);
    written.set(name, rows);
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where: unknown = Reflect.get(error, 'where');
  return typeof where === 'string' && where !== ''
    ? `${error.message} (${where.split('\n')[0]})`
    : error.message;
}
