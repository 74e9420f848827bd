import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

import type { FifoLock } from './fifo-lock.ts';
import { LockedConnection } from './pglite-connection.ts';
import { PgliteStatements } from './pglite-statements.ts';
import type { PgliteThread } from './pglite-thread.ts';
import { begin, commit, rollback } from './pglite-transactions.ts';

/**
 * A Kysely over PGlite that takes `lock` for every connection it hands out and nests transactions as savepoints. BEGIN and
 * the context of a request travel with its first query.
 */
export function lockedKysely<Schema>(database: PgliteThread, lock: FifoLock): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new LockedDriver(database, lock),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class LockedDriver implements Driver {
  readonly #database: PgliteThread;
  readonly #statements: PgliteStatements;
  readonly #lock: FifoLock;

  constructor(database: PgliteThread, lock: FifoLock) {
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
    return new LockedConnection(this.#statements, this.#lock, await this.#lock.acquire());
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await begin(this.#database, ours(connection).owner);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const locked = ours(connection);
    if (locked.hasLeft) return;
    const { isOutermost } = locked;
    const committed = commit(this.#database, locked.owner);
    if (isOutermost) locked.leave();
    await committed;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const locked = ours(connection);
    if (!locked.hasLeft) await rollback(this.#database, locked.owner);
  }
}

function ours(connection: DatabaseConnection): LockedConnection {
  if (connection instanceof LockedConnection) return connection;
  throw new TypeError('Not a connection of this driver.');
}
