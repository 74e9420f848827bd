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

/** `Sql` over a pool of PostgreSQL connections. */
export function pooledSql(pool: PostgresPool): Sql {
  return {
    exec: (statements) => pool.use((session) => callsOn(session).exec(statements)),
    rows: (query, parameters) => pool.use((session) => callsOn(session).rows(query, parameters)),
    transaction: (work) =>
      pool.use(async (session) => {
        await session.query('begin');
        try {
          const answer = await work(callsOn(session));
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

function callsOn(session: PostgresSession): Sql {
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
