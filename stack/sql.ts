import type { FifoLock, LockOwner } from './fifo-lock.ts';
import type { PgliteThread } from './pglite-thread.ts';
import { arrive, begin, commit, rollback } from './pglite-transactions.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresSession } from './postgres-session.ts';

/** Queries of the stack's own, with the rights of the database's owner. */
export interface Sql {
  /** Runs one or more statements without parameters. */
  exec: (statements: string) => Promise<void>;
  /** Runs one statement with `$1`, `$2`, … and answers its rows. */
  rows: <Row extends object>(query: string, parameters?: readonly unknown[]) => Promise<Row[]>;
  /** Runs `work` in one transaction; use only the `Sql` it is given. An error in it rolls back and is thrown on. */
  transaction: <T>(work: (inner: Sql) => Promise<T>) => Promise<T>;
}

/** `Sql` over PGlite; every call waits its turn at `lock`. */
export function pgliteSql(database: PgliteThread, lock: FifoLock): Sql {
  const calls = pgliteCalls(database);
  const locked = <T>(work: (owner: LockOwner) => Promise<T>): Promise<T> =>
    lock.hold(async (owner) => {
      await arrive(database, owner);
      return work(owner);
    });
  return {
    exec: (statements) => locked(() => calls.exec(statements)),
    rows: (query, parameters) => locked(() => calls.rows(query, parameters)),
    transaction: (work) =>
      locked(async (owner) => {
        await begin(database, owner);
        try {
          await arrive(database, owner);
          const answer = await work(calls);
          await commit(database, owner);
          return answer;
        } catch (error) {
          await rollback(database, owner);
          throw error;
        }
      }),
  };
}

function pgliteCalls(database: PgliteThread): Sql {
  const calls: Sql = {
    exec: async (statements) => {
      await database.exec(statements);
    },
    rows: async <Row extends object>(query: string, parameters?: readonly unknown[]) =>
      (await database.query<Row>(query, [...(parameters ?? [])])).rows,
    transaction: (work) => work(calls),
  };
  return calls;
}

/** `Sql` over a pool of PostgreSQL connections. */
export function postgresSql(pool: PostgresPool): Sql {
  return {
    exec: (statements) => pool.use((session) => postgresCalls(session).exec(statements)),
    rows: (query, parameters) => pool.use((session) => postgresCalls(session).rows(query, parameters)),
    transaction: (work) =>
      pool.use(async (session) => {
        await session.query('begin');
        try {
          const answer = await work(postgresCalls(session));
          await session.query('commit');
          return answer;
        } catch (error) {
          // A lost connection has rolled back by itself.
          if (!session.isLost) await session.query('rollback');
          throw error;
        }
      }),
  };
}

function postgresCalls(session: PostgresSession): Sql {
  const calls: Sql = {
    exec: async (statements) => {
      await session.query(statements);
    },
    rows: async <Row extends object>(query: string, parameters?: readonly unknown[]) => [
      ...((await session.query(query, parameters)) as Iterable<Row>),
    ],
    transaction: (work) => work(calls),
  };
  return calls;
}
