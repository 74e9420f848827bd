import postgres from 'postgres';

/** Settings every connection shares, types read from the server included. */
export type ConnectionSettings = postgres.Options<Record<string, never>>;

/** The connection behind a query is gone. A driver's own error says so too; this one where it keeps silent. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = 'CONNECTION_CLOSED';

  constructor() {
    super('The connection to the database was lost.');
  }
}

type Rows = postgres.RowList<postgres.Row[]>;

/**
 * One connection to a PostgreSQL server, of a client of its own. It is used until it is lost and never again.
 *
 * postgres.js hands a connection that broke to the next query: what is sent then goes to a socket that is null and ends
 * the process, and a query that was queued behind another one is never answered. So nothing is sent here after the end,
 * every query hears of it, and a new connection is a new client. A transaction cannot go on on another connection.
 */
export class PostgresSession {
  readonly #client: postgres.Sql;
  /** Whoever waits for an answer, to be told of the end. */
  readonly #waiting = new Set<(error: ConnectionLost) => void>();
  #session: postgres.ReservedSql | undefined;
  readonly #failed: (error: unknown) => void;
  #isLost = false;
  readonly openedAt = performance.now();

  private constructor(settings: ConnectionSettings, lost: () => void, failed: (error: unknown) => void) {
    this.#failed = failed;
    this.#client = postgres({
      ...settings,
      max: 1,
      idle_timeout: undefined,
      max_lifetime: null,
      onclose: () => {
        if (!this.#isLost) lost();
        this.#isLost = true;
        for (const reject of this.#waiting) reject(new ConnectionLost());
      },
    });
  }

  /** Connects; throws what the server or the network says when that fails. `lost` hears of an end nobody asked for, `failed` of each error. */
  static async open(
    settings: ConnectionSettings,
    lost: () => void,
    failed: (error: unknown) => void = () => undefined,
  ): Promise<PostgresSession> {
    const session = new PostgresSession(settings, lost, failed);
    try {
      // Reserving alone would wait for ever for a server that refuses.
      await session.#unlessLost(session.#client.unsafe('select 1'));
      session.#session = await session.#unlessLost(session.#client.reserve());
      return session;
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  /** Adds the types the server has to what all connections with these settings know. */
  static async readTypes(settings: ConnectionSettings): Promise<void> {
    const session = await PostgresSession.open({ ...settings, fetch_types: true }, () => undefined);
    await session.close();
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Sends one statement, or several when there are no values. */
  query(text: string, values: readonly unknown[] = [], prepare = false): Promise<Rows> {
    if (this.#isLost || !this.#session) return Promise.reject(new ConnectionLost());
    // The driver lists the values it takes more narrowly than it takes them.
    const asked = this.#session.unsafe(text, [...values] as postgres.ParameterOrJSON<never>[], { prepare });
    return this.#unlessLost(asked);
  }

  #unlessLost<T>(answer: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject);
      answer.catch(this.#failed);
      answer.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
  }

  /** Ends the connection at once; what was asked and not answered fails. */
  async close(): Promise<void> {
    this.#isLost = true;
    await this.#client.end({ timeout: 0 });
  }
}
