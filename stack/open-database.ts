import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';

import { type Database, pgliteDatabase, postgresDatabase } from './database.ts';
import { withoutSecrets } from './log.ts';
import { PGLITE_PARSERS, PGLITE_SERIALISERS, POSTGRES_TYPES } from './type-parsers.ts';

/** pgcrypto, which hosted Supabase has as well, is built into the connection. */
const EXTENSIONS = { btree_gist, citext, pg_trgm, unaccent, uuid_ossp };

/**
 * PGlite's own parameters without `-F`, so that commits are flushed to the disk, and with the search path of hosted
 * Supabase. The small buffer pool saves 100 MB; the operating system caches the same pages anyway.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'search_path=public,extensions',
  '-c',
  'shared_buffers=16MB',
];

/** Opens PGlite in memory, from an archive of `Database.dump()` when one is given. */
export function openMemoryDatabase(archive?: Blob): Promise<Database> {
  return openPglite('memory://', archive);
}

/**
 * Opens PGlite in `directory` and creates it first when needed, from `archive` when one is given. A first start that
 * was killed half-way is begun anew: nothing had been acknowledged then.
 */
export async function openDirectoryDatabase(
  directory: string,
  archive: () => Promise<Blob | undefined>,
): Promise<{ database: Database; fresh: boolean; created: () => Promise<void> }> {
  const unfinished = `${directory}.unfinished`;
  if (existsSync(unfinished)) await rm(directory, { recursive: true, force: true });
  const fresh = !existsSync(path.join(directory, 'PG_VERSION'));
  if (!fresh) return { database: await openPglite(directory), fresh, created: async () => undefined };
  await mkdir(path.dirname(directory), { recursive: true });
  await writeFile(unfinished, 'The database next to this file is being created.\n');
  return {
    database: await openPglite(directory, await archive()),
    fresh,
    created: () => rm(unfinished, { force: true }),
  };
}

async function openPglite(url: string, archive?: Blob): Promise<Database> {
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: {
      extensions: EXTENSIONS,
      parsers: PGLITE_PARSERS,
      serializers: PGLITE_SERIALISERS,
      startParams: START_PARAMETERS,
      ...(archive ? { loadDataDir: archive } : {}),
    },
  });
  await connection.driver.waitReady;
  return pgliteDatabase(connection);
}

/** Connects to the PostgreSQL server of `DATABASE_URL`; throws one clear line when it cannot be reached. */
export async function openServerDatabase(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      types: POSTGRES_TYPES,
      onnotice: () => undefined,
      connection: {
        application_name: 'mizizi',
        search_path: 'public,extensions',
        statement_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
      },
    },
  });
  const database = postgresDatabase(connection);
  try {
    await database.sql.rows('select 1');
    return database;
  } catch (error) {
    await database.close();
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new Error(`Cannot use the database ${withoutSecrets(url)}: ${withoutSecrets(reason)}`, {
      cause: error,
    });
  }
}
