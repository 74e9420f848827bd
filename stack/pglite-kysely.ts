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
import { exchange } from './pglite-exchange.ts';
import { PgliteStatements } from './pglite-statements.ts';
import { begin, commit, rollback } from './pglite-transactions.ts';
import { setsContext } from './request-context.ts';

/** A Kysely over PGlite that takes `lock` for every connection it hands out and nests transactions as savepoints. */
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
  readonly #database: PGlite;
  readonly #statements: PgliteStatements;
  readonly owner: LockOwner;

  constructor(database: PGlite, statements: PgliteStatements, owner: LockOwner) {
    this.#database = database;
    this.#statements = statements;
    this.owner = owner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    // The context of a request is text of its own each time: preparing it would only take the place of others.
    const { rows, affected } = setsContext(query)
      ? await exchange<Row>(this.#database, sql, parameters)
      : await this.#statements.run<Row>(sql, parameters);
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
    return new LockedConnection(this.#database, this.#statements, await this.#lock.acquire());
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
