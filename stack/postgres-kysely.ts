import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type postgres from 'postgres';

import { FrequentQueries } from './frequent-queries.ts';
import { contextOf } from './request-context.ts';

/**
 * A Kysely over a pool of PostgreSQL connections that saves exchanges with the server, each a tenth of a request's time:
 * BEGIN and the context of a request travel with its first query, and frequent queries are prepared.
 */
export function pooledKysely<Schema>(pool: postgres.Sql): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PooledDriver(pool),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

type Rows = postgres.RowList<postgres.Row[]>;

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PooledConnection implements DatabaseConnection {
  readonly #session: postgres.ReservedSql;
  readonly #frequent: FrequentQueries;
  /** Statements that go ahead of the next query: BEGIN and what sets the context. */
  #ahead: string[] = [];

  constructor(session: postgres.ReservedSql, frequent: FrequentQueries) {
    this.#session = session;
    this.#frequent = frequent;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ahead.length > 0 && contextOf(query)) {
      this.#ahead.push(query.sql);
      return { rows: [] };
    }
    const rows = await this.#send(query.sql, query.parameters);
    return {
      rows: [...rows] as Row[],
      ...(WRITES.has(rows.command) ? { numAffectedRows: BigInt(rows.count) } : {}),
    };
  }

  async #send(query: string, parameters: readonly unknown[]): Promise<Rows> {
    // postgres.js lists the values it takes more narrowly than it takes them.
    const values = [...parameters] as postgres.ParameterOrJSON<never>[];
    const prepare = values.length > 0 && this.#frequent.isFrequent(query);
    const asked = this.#session.unsafe(query, values, { prepare });
    if (this.#ahead.length === 0) return asked;
    // Each is a message of its own: once BEGIN is through, an error in one lets nothing behind it run.
    const ahead = this.#ahead.splice(0).map((statement) => this.#session.unsafe(statement));
    const outcomes = await Promise.allSettled([...ahead, asked]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return asked;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed here.');
  }

  begin(): void {
    this.#ahead.push('begin');
  }

  /** With `commit` or `rollback`; nothing has to end when nothing was sent. */
  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (this.#ahead.splice(0).length === 0) await this.#session.unsafe(command);
  }

  release(): void {
    this.#session.release();
  }
}

class PooledDriver implements Driver {
  readonly #pool: postgres.Sql;
  readonly #frequent = new FrequentQueries();

  constructor(pool: postgres.Sql) {
    this.#pool = pool;
  }

  async init(): Promise<void> {
    // Whoever made the pool also ends it.
  }

  async destroy(): Promise<void> {
    // See init().
  }

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.reserve(), this.#frequent);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    pooled(connection).release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    pooled(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await pooled(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await pooled(connection).end('rollback');
  }
}

function pooled(connection: DatabaseConnection): PooledConnection {
  if (connection instanceof PooledConnection) return connection;
  throw new TypeError('Not a connection of this driver.');
}
