import { createHash } from 'node:crypto';

import type { App } from '@supabase/lite';

import { beginAfterRestore } from './after-restore.ts';
import { MFA_SQL } from './auth/mfa.sql.ts';
import { TURNS_SQL } from './auth/turns.sql.ts';
import { ROLES_SQL, SYSTEM_GRANTS_SQL } from './bootstrap.sql.ts';
import type { Database } from './database-shape.ts';
import { POLICIES_SQL, refuseHalfRestored } from './half-restored.ts';
import { type Log, SILENT_LOG } from './log.ts';
import { missingMigrations, readHistory, type Migration } from './migration-history.ts';
import { applyMigrations } from './migrations.ts';
import { refuseMoved } from './move/moved.ts';
import { REALTIME_SQL } from './realtime-sql.ts';
import { applySeeds, type Seed } from './seeds.ts';
import type { Sql } from './sql.ts';

/** What a database is prepared with. */
export interface Preparation {
  migrations: readonly Migration[];
  seeds: readonly Seed[];
}

/** Raise it when preparing changes in a way the SQL texts do not show, such as another version of the library. */
const FORMAT = 'lite 0.10.0, format 4';

/** Any number; instances that start together on one database take turns by it. */
export const ADVISORY_LOCK = 727_101_118;

const MARKER_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.prepared (key text primary key);
${POLICIES_SQL}
`;

/** A short key for the given texts, in order. */
function contentKey(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update(':').update(text);
  return hash.digest('hex').slice(0, 20);
}

/** Names everything the preparation depends on; equal keys mean equal databases. */
function preparationKey({ migrations, seeds }: Preparation): string {
  return contentKey([
    FORMAT,
    ROLES_SQL,
    SYSTEM_GRANTS_SQL,
    MFA_SQL,
    REALTIME_SQL,
    TURNS_SQL,
    ...migrations.flatMap((migration) => [migration.version, migration.name, migration.text]),
    ...seeds.flatMap((seed) => [seed.path, seed.text]),
  ]);
}

/** Brings the database up to date unless its marker says that this very preparation is done. Answers what it applied. */
export async function prepareDatabase(
  database: Database,
  app: Pick<App, 'ensureSystemSchema'>,
  preparation: Preparation,
  log: Log = SILENT_LOG,
): Promise<string[]> {
  const { sql } = database;
  const key = preparationKey(preparation);
  await refuseHalfRestored(sql);
  await refuseMoved(sql);
  if (await isPrepared(database, key)) return [];
  log.info('preparing the database: tables, then the catalogue; half a minute when it is new');
  return exclusively(database, async () => {
    // Before anything is changed.
    missingMigrations(await readHistory(sql), preparation.migrations);
    await forgetMarker(sql);
    await sql.exec(ROLES_SQL);
    await app.ensureSystemSchema();
    await sql.exec(SYSTEM_GRANTS_SQL);
    await sql.exec(MFA_SQL);
    await sql.exec(REALTIME_SQL);
    const migrations = await applyMigrations(sql, preparation.migrations, log);
    await beginAfterRestore(sql, log);
    await sql.exec(TURNS_SQL);
    const seeds = await applySeeds(sql, preparation.seeds);
    await sql.exec('select realtime.sync_triggers()');
    await sql.rows(
      'insert into supabase_migrations.prepared (key, policies) select $1, count(*) from pg_policy',
      [key],
    );
    await database.connection.clearSchemaCache();
    return [...migrations, ...seeds];
  });
}

/** What comes changes things for other versions too: whoever starts next prepares again, should this one not come to its end. */
async function forgetMarker(sql: Sql): Promise<void> {
  await sql.exec(MARKER_SQL);
  await sql.exec('delete from supabase_migrations.prepared');
}

async function isPrepared({ sql }: Database, key: string): Promise<boolean> {
  const [table] = await sql.rows<{ name: string | null }>(
    "select to_regclass('supabase_migrations.prepared')::text as name",
  );
  if (table?.name == null) return false;
  const rows = await sql.rows('select from supabase_migrations.prepared where key = $1', [key]);
  return rows.length > 0;
}

/** Runs `work` while no other instance prepares the same database. */
async function exclusively<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const { connection } = database;
  return database.sql.transaction(async (holder) => {
    // The transaction only carries the lock while `work` uses other connections of the pool.
    await holder.exec('set local idle_in_transaction_session_timeout = 0');
    await holder.exec('set local statement_timeout = 0');
    await holder.rows('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await connection.clearSchemaCache();
    return work();
  });
}
