import { createPostgresConnection } from '@supabase/lite/postgres';

import type { Database } from './database-shape.ts';
import { pooledDatabase } from './database.ts';
import { type Log, withoutSecrets } from './log.ts';
import type { ConnectionSettings } from './postgres-session.ts';
import { POSTGRES_TYPES } from './type-parsers.ts';

/** Connects to a PostgreSQL server; throws one clear line when it cannot be reached. */
export async function openDatabase(url: string, log: Log): Promise<Database> {
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
  return pooledDatabase(settings, options, log);
}
