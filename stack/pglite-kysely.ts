import type { PGlite } from '@electric-sql/pglite';
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

import type { FifoLock, LockOwner } from './fifo-lock.ts';
import type { Statement } from './pglite-exchange.ts';
import { PgliteStatements } from './pglite-statements.ts';
import { begin, commit, rollback, takeAhead } from './pglite-transactions.ts';
import { contextOf } from './request-context.ts';

/**
 * A Kysely over PGlite that takes `lock` for every connection it hands out and nests transactions as savepoints. BEGIN and
 * the context of a request travel with its first query.
 */
export function lockedKysely<Schema>(database: PGlite, lock: FifoLock): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new LockedDriver(database, lock),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class LockedConnection implements DatabaseConnection {
  readonly #statements: PgliteStatements;
  readonly owner: LockOwner;

  constructor(statements: PgliteStatements, owner: LockOwner) {
    this.#statements = statements;
    this.owner = owner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { owner } = this;
    const context = contextOf(query);
    if (context && owner.ahead.length > 0) {
      // In its place at once, whatever else this owner asks while the name is on its way.
      const statement: Statement = { ...context };
      owner.ahead.push(statement);
      statement.name = await this.#statements.nameOf(context.query);
      return { rows: [] };
    }
    const { rows, affected } = await this.#statements.run<Row>(
      context?.query ?? query.sql,
      context?.parameters ?? query.parameters,
      () => takeAhead(owner),
    );
    return { rows, ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite cannot stream rows.');
  }
}

class LockedDriver implements Driver {
  readonly #database: PGlite;
  readonly #statements: PgliteStatements;
  readonly #lock: FifoLock;

  constructor(database: PGlite, lock: FifoLock) {
    this.#database = database;
    this.#statements = new PgliteStatements(database);
    this.#lock = lock;
  }

  async init(): Promise<void> {
    // PGlite is already open; whoever opened it also closes it.
  }

  async destroy(): Promise<void> {
    // See init().
  }

  async acquireConnection(): Promise<LockedConnection> {
    return new LockedConnection(this.#statements, await this.#lock.acquire());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#lock.release(ownerOf(connection));
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await begin(this.#database, ownerOf(connection));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await commit(this.#database, ownerOf(connection));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await rollback(this.#database, ownerOf(connection));
  }
}

function ownerOf(connection: DatabaseConnection): LockOwner {
  if (connection instanceof LockedConnection) return connection.owner;
  throw new TypeError('Not a connection of this driver.');
}
