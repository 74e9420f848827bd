import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { splitSqlStatements } from '@supabase/lite';

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
 * Applies what is missing, each migration in a transaction of its own, and keeps the history as the Supabase CLI
 * does. Answers the names applied; throws with the file's name when one fails, and leaves nothing of it behind.
 */
export async function applyMigrations(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  await sql.exec(HISTORY_SQL);
  const history = await sql.rows<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(history.map((row) => row.version));
  const applied: string[] = [];
  for (const migration of migrations) {
    if (done.has(migration.version)) continue;
    await applyMigration(sql, migration);
    applied.push(`${migration.version}_${migration.name}`);
  }
  return applied;
}

async function applyMigration(sql: Sql, { version, name, text }: Migration): Promise<void> {
  try {
    await sql.transaction(async (inner) => {
      await inner.exec('set local statement_timeout = 0');
      await inner.exec(text);
      await inner.rows(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, splitSqlStatements(text)],
      );
    });
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
