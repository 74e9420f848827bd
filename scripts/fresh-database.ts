/**
 * Empty databases with the migrations applied, for tests, benchmarks and the generator of types. What a hosted project
 * brings along (roles, auth, storage) is there as the stack makes it.
 */
import path from 'node:path';

import { App, setExperimental } from '@supabase/lite';

import { MFA_SQL } from '../stack/auth/mfa.sql.ts';
import { ROLES_SQL, SYSTEM_GRANTS_SQL } from '../stack/bootstrap.sql.ts';
import type { Database } from '../stack/database-shape.ts';
import { SILENT_LOG } from '../stack/log.ts';
import { applyMigrations, readMigrations } from '../stack/migrations.ts';
import { openDatabase } from '../stack/open-database.ts';
import { startScratchPostgres } from '../stack/scratch-postgres.ts';

export interface FreshDatabase {
  database: Database;
  /** Where other connections can reach it. */
  url: string;
  close: () => Promise<void>;
}

/** The storage tables are only made for an app that could store files; these databases never do. */
const NO_FILES = new Proxy({} as NonNullable<App['_storageAdapter']>, {
  get: (_, name) => {
    throw new Error(`There is no file storage here (${String(name)}).`);
  },
});

const MIGRATIONS = path.resolve(import.meta.dirname, '../supabase/migrations');

/** In an empty database that another server has. @param before leaves out the migrations from this version on */
export async function freshOn(url: string, before?: string): Promise<FreshDatabase> {
  const database = await openDatabase(url, SILENT_LOG);
  await migrate(database, before);
  return { database, url, close: database.close };
}

/** On a throwaway server of its own. @param settings of the server, such as `{ shared_buffers: '256MB' }` */
export async function freshPostgres(settings: Readonly<Record<string, string>> = {}): Promise<FreshDatabase> {
  const server = await startScratchPostgres(settings);
  try {
    const { database, url } = await freshOn(server.url);
    const close = async () => {
      await database.close();
      await server.stop();
    };
    return { database, url, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Applies the migrations that are still missing. */
export async function upgrade(database: Database): Promise<void> {
  await applyMigrations(database.sql, await readMigrations(MIGRATIONS));
}

async function migrate(database: Database, before?: string): Promise<void> {
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    studio: { enabled: false },
    storage: { enabled: true },
    auth: {
      enabled: true,
      site_url: 'http://localhost',
      jwt_secret: 'only-for-tests-only-for-tests-only-for-tests',
    },
  });
  app._storageAdapter = NO_FILES;
  await database.sql.exec(ROLES_SQL);
  await app.ensureSystemSchema();
  await database.sql.exec(SYSTEM_GRANTS_SQL);
  await database.sql.exec(MFA_SQL);
  const migrations = await readMigrations(MIGRATIONS);
  await applyMigrations(
    database.sql,
    migrations.filter(({ version }) => before === undefined || version < before),
  );
}
