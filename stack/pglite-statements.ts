import { FrequentQueries } from './frequent-queries.ts';
import {
  type Answer,
  exchange,
  exchangeTransaction,
  prepare,
  type Prepared,
  sendAhead,
  type Statement,
  unprepare,
} from './pglite-exchange.ts';
import type { PgliteThread } from './pglite-thread.ts';

/** "cached plan must not change result type": a table changed under a prepared `select *`. */
const OUTDATED = '0A000';

/** Runs queries in the one session of a PgliteThread, and prepares those that come again and again. */
export class PgliteStatements {
  readonly #database: PgliteThread;
  readonly #frequent = new FrequentQueries();
  readonly #prepared = new Map<string, Prepared>();
  #made = 0;

  constructor(database: PgliteThread) {
    this.#database = database;
  }

  /**
   * Runs a query. `takeAhead` hands over what travels in the same exchange: only when the statement is ready, or ahead of
   * its preparation, which reads it with the rights of the request and inside its transaction.
   */
  async run<Row>(
    query: string,
    parameters: readonly unknown[],
    takeAhead: () => readonly Statement[] = () => [],
  ): Promise<Answer<Row>> {
    let prepared = this.#prepared.get(query);
    if (!prepared && this.#frequent.isFrequent(query)) {
      await sendAhead(this.#database, takeAhead());
      prepared = await this.#prepare(query);
    }
    try {
      return await exchange<Row>(this.#database, { query, parameters, prepared }, takeAhead());
    } catch (error) {
      await this.#forgetOutdated(query, error);
      throw error;
    }
  }

  /**
   * Sends a whole transaction, whose first statement is a query of somebody's, at once. Undefined, and nothing is sent,
   * while one of the statements is not prepared, or has parameters that take a question to write.
   */
  runTransaction(
    statements: readonly [Statement, ...Statement[]],
    takeAhead: () => readonly Statement[],
  ): Promise<Answer<unknown>[]> | undefined {
    const ready = statements.map((statement) => ({
      ...statement,
      prepared: this.#prepared.get(statement.query),
    }));
    if (!ready.every(({ prepared }) => prepared)) return undefined;
    const [{ query }] = statements;
    return exchangeTransaction(this.#database, ready, takeAhead)?.catch(async (error: unknown) => {
      await this.#forgetOutdated(query, error);
      throw error;
    });
  }

  /** What a query that needs nobody's rights was prepared as, by now if it is a frequent one. */
  async preparedOf(query: string): Promise<Prepared | undefined> {
    return this.#prepared.get(query) ?? (this.#frequent.isFrequent(query) ? this.#prepare(query) : undefined);
  }

  /** Prepares a query. Parsing is tried apart from running: a name is kept once it exists. */
  async #prepare(query: string): Promise<Prepared> {
    this.#made += 1;
    const name = `frequent_${this.#made}`;
    await prepare(this.#database, name, query);
    const prepared: Prepared = { name };
    this.#prepared.set(query, prepared);
    return prepared;
  }

  /** Forgets the name of a query whose tables have changed. */
  async #forgetOutdated(query: string, error: unknown): Promise<void> {
    const prepared = this.#prepared.get(query);
    if (!prepared || !(error instanceof Error) || Reflect.get(error, 'code') !== OUTDATED) return;
    this.#prepared.delete(query);
    await unprepare(this.#database, prepared.name);
  }
}
