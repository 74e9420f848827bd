import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { splitSqlStatements } from '@supabase/lite';

import { checksumOf, missingMigrations, readHistory } from './migration-history.ts';
import type { Sql } from './sql.ts';

/** One file of `supabase/migrations`. */
export interface Migration {
  /** `20260101000000` of `20260101000000_accounts.sql`. */
  version: string;
  name: string;
  text: string;
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
export async function applyMigrations(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const history = await readHistory(sql);
  const missing = missingMigrations(history, migrations);
  await sql.exec(HISTORY_SQL);
  await sql.transaction(async (inner) => {
    await inner.exec('set local statement_timeout = 0');
    for (const { version, checksum } of history)
      if (checksum == null) await keepChecksum(inner, migrations, version);
    for (const migration of missing) await applyMigration(inner, migration);
  });
  return missing.map(({ version, name }) => `${version}_${name}`);
}

/** Of what release 1.0 or the Supabase CLI applied; that it is the same was seen by its statements. */
async function keepChecksum(sql: Sql, migrations: readonly Migration[], version: string): Promise<void> {
  const text = migrations.find((one) => one.version === version)?.text ?? '';
  await sql.rows('update supabase_migrations.schema_migrations set checksum = $1 where version = $2', [
    checksumOf(text),
    version,
  ]);
}

async function applyMigration(sql: Sql, { version, name, text }: Migration): Promise<void> {
  try {
    await sql.exec(text);
    // What a migration left for the end of its transaction is done before the next one changes a table.
    await sql.exec('set constraints all immediate');
    await sql.rows(
      'insert into supabase_migrations.schema_migrations (version, name, statements, checksum) values ($1, $2, $3, $4)',
      [version, name, splitSqlStatements(text), checksumOf(text)],
    );
  } catch (error) {
    throw new Error(`Migration ${version}_${name} failed: ${wordsOf(error)}`, { cause: error });
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where: unknown = Reflect.get(error, 'where');
  return typeof where === 'string' && where !== ''
    ? `${error.message} (${where.split('\n')[0]})`
    : error.message;
}
