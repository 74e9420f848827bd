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

import { FrequentQueries } from './frequent-queries.ts';
import { noteQuery } from './frequent-reads.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresSession } from './postgres-session.ts';
import { contextOf, settingOf } from './request-context.ts';

/**
 * A Kysely over a pool of PostgreSQL connections that saves exchanges with the server, each a tenth of a request's time:
 * BEGIN and the context of a request travel with its first query, and frequent queries are prepared.
 */
export function pooledKysely<Schema>(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PooledDriver(pool),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

type Rows = Awaited<ReturnType<PostgresSession['query']>>;

/** What `@supabase/lite` asks once a function was called: the response the function wishes for. */
const WISHES =
  "select current_setting('response.status', true) as status, current_setting('response.headers', true) as headers";
const isAboutWishes = (query: string): boolean => query.replace(/\s+/g, ' ').trim().toLowerCase() === WISHES;

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PooledConnection implements DatabaseConnection {
  readonly session: PostgresSession;
  readonly #frequent: FrequentQueries;
  /** What goes ahead of the next query: BEGIN, and the context it sets. */
  #ahead: Readonly<Record<string, string>> | undefined;
  /** What comes next, with nothing after it that is not known already. */
  #lone: 'read' | 'call' | undefined;
  /** What was sent behind it: COMMIT, after what a called function wishes. */
  #behind: Promise<unknown> | undefined;
  #wishes: Promise<Rows> | undefined;

  constructor(session: PostgresSession, frequent: FrequentQueries) {
    this.session = session;
    this.#frequent = frequent;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const context = contextOf(query);
    if (this.#ahead && context) {
      this.#ahead = { ...this.#ahead, ...context.values };
      this.#lone = context.lone;
      return { rows: [] };
    }
    const wishes = isAboutWishes(query.sql) ? this.#wishes : undefined;
    if (this.#behind && !wishes)
      throw new Error(`@supabase/lite changed: it asks for more than one query: ${query.sql}`);
    const rows = await (wishes ?? this.#send(query.sql, query.parameters));
    noteQuery(query.sql, query.parameters, rows);
    return {
      rows: [...rows] as Row[],
      ...(WRITES.has(rows.command) ? { numAffectedRows: BigInt(rows.count) } : {}),
    };
  }

  async #send(query: string, parameters: readonly unknown[]): Promise<Rows> {
    const prepare = parameters.length > 0 && this.#frequent.isFrequent(query);
    const context = this.#ahead;
    this.#ahead = undefined;
    if (!context) return this.session.query(query, parameters, prepare);
    // Sent in this order: each call sends before it answers. BEGIN is a message of its own: once it is through, an error in
    // one lets nothing behind it run, not even one for which the whole message cannot be read.
    const ahead = [this.session.query('begin')];
    const setting = settingOf(context);
    if (setting.parameters.length > 0) ahead.push(this.session.query(setting.text, setting.parameters, true));
    const asked = this.session.query(query, parameters, prepare);
    if (this.#lone) this.#sendBehind(this.#lone);
    this.#lone = undefined;
    const outcomes = await Promise.allSettled([...ahead, asked]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return asked;
  }

  /** Sends COMMIT with the query, so that no answer has to travel for it while rows are locked. */
  #sendBehind(lone: 'read' | 'call'): void {
    // The driver answers such a message with the rows in it.
    const behind = this.session.query(lone === 'call' ? `${WISHES};commit` : 'commit');
    if (lone === 'call') this.#wishes = behind;
    // Who asked hears of a failure by the query itself, or when it commits.
    behind.catch(() => undefined);
    this.#behind = behind;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed here.');
  }

  begin(): void {
    this.#ahead = {};
  }

  /** With `commit` or `rollback`; nothing has to end when nothing was sent. */
  async end(command: 'commit' | 'rollback'): Promise<void> {
    const behind = this.#behind;
    this.#behind = this.#wishes = undefined;
    const isBegun = this.#ahead === undefined;
    this.#ahead = undefined;
    if (behind) await this.#afterAll(behind, command);
    else if (isBegun) await this.session.query(command);
  }

  /** A query that failed let nothing behind it run, not even a COMMIT that stands in one message with another query. */
  async #afterAll(behind: Promise<unknown>, command: 'commit' | 'rollback'): Promise<void> {
    try {
      await behind;
    } catch (error) {
      await this.session.query('rollback');
      if (command === 'commit') throw error;
    }
  }
}

class PooledDriver implements Driver {
  readonly #pool: PostgresPool;
  readonly #frequent = new FrequentQueries();

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {
    // Whoever made the pool also ends it.
  }

  async destroy(): Promise<void> {
    // See init().
  }

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.take(), this.#frequent);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#pool.give(pooled(connection).session);
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
