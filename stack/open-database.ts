import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createPostgresConnection } from '@supabase/lite/postgres';

import { type Database, pgliteDatabase, postgresDatabase } from './database.ts';
import { type Log, withoutSecrets } from './log.ts';
import { PgliteThread } from './pglite-thread.ts';
import type { ConnectionSettings } from './postgres-session.ts';
import { PGLITE_PARSERS, PGLITE_SERIALISERS, POSTGRES_TYPES } from './type-parsers.ts';

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

async function openPglite(place: string, archive?: Blob): Promise<Database> {
  const thread = await PgliteThread.open({
    place,
    archive,
    parsers: PGLITE_PARSERS,
    serializers: PGLITE_SERIALISERS,
  });
  return pgliteDatabase(thread);
}

/** Connects to the PostgreSQL server of `DATABASE_URL`; throws one clear line when it cannot be reached. */
export async function openServerDatabase(url: string, log: Log): Promise<Database> {
  const { driver: first } = createPostgresConnection({
    url,
    postgresOptions: {
      max: 1,
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
  try {
    // The first connection reads the server's types; all others share what it learnt.
    await first.unsafe('select 1');
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new Error(`Cannot use the database ${withoutSecrets(url)}: ${withoutSecrets(reason)}`, {
      cause: error,
    });
  } finally {
    await first.end({ timeout: 0 });
  }
  const { options } = first;
  // Its own declarations do not say so, but the driver takes the options it has read as they are, as its `listen` does.
  const settings = { ...options, fetch_types: false } as unknown as ConnectionSettings;
  return postgresDatabase(settings, options.parsers, log);
}
