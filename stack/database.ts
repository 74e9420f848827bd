import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery, type Kysely } from 'kysely';

import { correctArrayParsers } from './array-values.ts';
import { FifoLock } from './fifo-lock.ts';
import { normaliseDatabaseError } from './pg-errors.ts';
import { lockedKysely } from './pglite-kysely.ts';
import type { PgliteThread } from './pglite-thread.ts';
import { pooledKysely } from './postgres-kysely.ts';
import { applyCallContext, applyRequestContext } from './request-context.ts';
import { pgliteSql, postgresSql, type Sql } from './sql.ts';

/** The claims of an access token, as far as the database needs them. */
export interface Claims {
  role: string;
  sub?: string;
  [name: string]: unknown;
}

/** Runs one statement with parameters and answers its rows. */
export type Rows = <Row extends object>(query: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** One open database behind either driver. */
export interface Database {
  kind: 'pglite' | 'postgres';
  connection: PostgresConnection;
  /** Where PGlite runs; only for who has it alone, since it asks nobody's leave. */
  thread?: PgliteThread;
  sql: Sql;
  /** Runs a whole request (or anything that queries) so that it cannot interleave with another one. */
  isolate: <T>(work: () => T) => T;
  /** Runs queries in one transaction with the rights of the claims' role, row level security included. */
  as: <T>(claims: Claims, work: (rows: Rows) => Promise<T>) => Promise<T>;
  /** Calls back for every NOTIFY on `channel`, outside of any request; the answer ends it. */
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Learns the types that preparing the database added; the drivers read them once, when they connect. */
  learnTypes: () => Promise<void>;
  /** The data directory as a gzipped archive; PGlite only. */
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

/** Makes the embedded database safe for parallel requests. */
export function pgliteDatabase(thread: PgliteThread): Database {
  const lock = new FifoLock();
  // Lite's own connection to PGlite would open one in this thread. The one to a server opens nothing until it is asked.
  const connection = createPostgresConnection({ url: 'postgres://embedded' });
  connection.kysely = lockedKysely<unknown>(thread, lock);
  correct(connection);
  const isolate = <T>(work: () => T): T => lock.run(work);
  const sql = pgliteSql(thread, lock);
  return {
    kind: 'pglite',
    connection,
    thread,
    sql,
    isolate,
    as: (claims, work) => isolate(() => runAs(connection, claims, work)),
    listen: async (channel, heard) => {
      // The thread calls back in the middle of the query that notified; what follows must not count as that request.
      const end = await lock.hold(() =>
        thread.listen(channel, (payload) => lock.outside(() => setImmediate(heard, payload))),
      );
      return () => lock.hold(() => end());
    },
    learnTypes: async () => {
      await lock.hold(() => thread.refreshArrayTypes());
      await correctArrayParsers(sql, thread.parsers);
    },
    dump: () => lock.hold(() => thread.dumpDataDir()),
    close: onceOnly(async () => {
      await connection.clearSchemaCache();
      await thread.close();
    }),
  };
}

/** Wraps a connection to a PostgreSQL server, where every request has a session of its own. */
export function postgresDatabase(connection: PostgresConnection): Database {
  const { driver } = connection;
  connection.kysely = pooledKysely<unknown>(driver);
  correct(connection);
  const sql = postgresSql(driver);
  return {
    kind: 'postgres',
    connection,
    sql,
    isolate: (work) => work(),
    as: (claims, work) => runAs(connection, claims, work),
    listen: async (channel, heard) => {
      const subscription = await driver.listen(channel, heard);
      return () => subscription.unlisten();
    },
    learnTypes: () => correctArrayParsers(sql, driver.options.parsers),
    dump: () => Promise.reject(new Error('A PostgreSQL server is backed up with its own tools.')),
    close: onceOnly(() => driver.end({ timeout: 5 })),
  };
}

/**
 * Puts right what the stock connection does wrong.
 * - Its first request grants everything on every table to every role; an "active" state says that is done already.
 * - Role and claims take one query instead of seven.
 * - Database errors reach clients as PostgREST words them.
 */
function correct(connection: PostgresConnection): void {
  const corrections = {
    rlsState: 'active',
    applyJwtSessionContext: applyRequestContext,
    applyRpcRequestGucs: applyCallContext,
    normalizeDbError: normaliseDatabaseError,
  };
  for (const name of Object.keys(corrections)) {
    if (!(name in connection)) throw new Error(`@supabase/lite changed: its connection has no "${name}".`);
  }
  Object.assign(connection, corrections);
}

function runAs<T>(
  connection: PostgresConnection,
  claims: Claims,
  work: (rows: Rows) => Promise<T>,
): Promise<T> {
  const auth = { role: claims.role, uid: claims.sub ?? '', jwt: claims };
  return connection.withContext({ auth }, (kysely: Kysely<unknown>) =>
    work(async <Row extends object>(query: string, parameters: readonly unknown[] = []) => {
      const result = await kysely.executeQuery<Row>(CompiledQuery.raw(query, [...parameters]));
      return result.rows;
    }),
  );
}

function onceOnly(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
