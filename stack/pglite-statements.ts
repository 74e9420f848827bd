import { FrequentQueries } from './frequent-queries.ts';
import {
  type Answer,
  exchange,
  exchangeTransaction,
  prepare,
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
  readonly #names = new Map<string, string>();
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
    let name = this.#names.get(query);
    if (name === undefined && this.#frequent.isFrequent(query)) {
      await sendAhead(this.#database, takeAhead());
      name = await this.#prepare(query);
    }
    try {
      return await exchange<Row>(this.#database, { query, parameters, name }, takeAhead());
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
    const prepared = statements.map((statement) => ({
      ...statement,
      name: this.#names.get(statement.query),
    }));
    if (prepared.some(({ name }) => name === undefined)) return undefined;
    const [{ query }] = statements;
    return exchangeTransaction(this.#database, prepared, takeAhead)?.catch(async (error: unknown) => {
      await this.#forgetOutdated(query, error);
      throw error;
    });
  }

  /** The name of a query that needs nobody's rights, prepared by now if it is a frequent one. */
  async nameOf(query: string): Promise<string | undefined> {
    return this.#names.get(query) ?? (this.#frequent.isFrequent(query) ? this.#prepare(query) : undefined);
  }

  /** Prepares a query. Parsing is tried apart from running: a name is kept once it exists. */
  async #prepare(query: string): Promise<string> {
    this.#made += 1;
    const name = `frequent_${this.#made}`;
    await prepare(this.#database, name, query);
    this.#names.set(query, name);
    return name;
  }

  /** Forgets the name of a query whose tables have changed. */
  async #forgetOutdated(query: string, error: unknown): Promise<void> {
    const name = this.#names.get(query);
    if (name === undefined || !(error instanceof Error) || Reflect.get(error, 'code') !== OUTDATED) return;
    this.#names.delete(query);
    await unprepare(this.#database, name);
  }
}
