import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery, type Kysely } from 'kysely';

import { correctArrays, type Parsers, type Serializers } from './array-values.ts';
import type { Claims, Rows, Database } from './database-shape.ts';
import type { Log } from './log.ts';
import { normaliseDatabaseError } from './pg-errors.ts';
import { pooledKysely } from './postgres-kysely.ts';
import { listenTo } from './postgres-listener.ts';
import { PostgresPool } from './postgres-pool.ts';
import { type ConnectionSettings, PostgresSession } from './postgres-session.ts';
import { applyCallContext, requestContext } from './request-context.ts';
import { pooledSql, type Sql } from './sql.ts';

/** To a server; the connection that listens is one more. */
const MOST_CONNECTIONS = 10;

/** How long queries under way may take when the stack closes. */
const CLOSE_MS = 5000;

/** The database behind a pool of connections; `settings` with what was read of its types. */
export function pooledDatabase(
  settings: ConnectionSettings,
  { parsers, serializers }: { parsers: Parsers; serializers: Serializers },
  log: Log,
): Database {
  const connection = createPostgresConnection({ url: 'postgres://pooled' });
  const pool = new PostgresPool(settings, MOST_CONNECTIONS);
  connection.kysely = pooledKysely<unknown>(pool);
  let isFull = (): boolean => false;
  correct(connection, () => isFull());
  const sql = pooledSql(pool);
  return {
    connection,
    sql,
    as: (claims, work) => runAs(connection, claims, work),
    listen: async (channel, heard) => {
      const listening = await listenTo(settings, channel, heard, log);
      return () => listening.end();
    },
    learnTypes: async () => {
      await PostgresSession.readTypes(settings);
      await correctArrays(sql, parsers, serializers);
    },
    isReachable: () => answersSoon(sql),
    wasAway: (time) => pool.troubleAt >= time,
    hadNoRoom: (time) => pool.noRoomAt >= time,
    isFull: () => isFull(),
    watchRoom: (room) => {
      isFull = room.isFull;
      pool.isReadOnly = room.isFull;
      pool.onNoRoom = room.refused;
    },
    pool: () => pool.state,
    close: onceOnly((graceMs = CLOSE_MS) => pool.close(graceMs)),
  };
}

/**
 * Puts right what the stock connection does wrong.
 * - Its first request grants everything on every table to every role; an "active" state says that is done already.
 * - Role and claims take one query instead of seven.
 * - Database errors reach clients as PostgREST words them.
 */
function correct(connection: PostgresConnection, isFull: () => boolean): void {
  const corrections = {
    rlsState: 'active',
    applyJwtSessionContext: requestContext(isFull),
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

/** Whoever asks, a balancer, waits no longer than this. */
const SOON_MS = 2000;

async function answersSoon(sql: Sql): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, SOON_MS, false)));
  const answered = sql.rows('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

function onceOnly(work: (graceMs?: number) => Promise<void>): (graceMs?: number) => Promise<void> {
  let done: Promise<void> | undefined;
  return (graceMs) => (done ??= work(graceMs));
}
