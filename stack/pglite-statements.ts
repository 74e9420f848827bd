import type { PGlite } from '@electric-sql/pglite';

import { FrequentQueries } from './frequent-queries.ts';
import { type Answer, exchange, prepare, sendAhead, type Statement, unprepare } from './pglite-exchange.ts';

/** "cached plan must not change result type": a table changed under a prepared `select *`. */
const OUTDATED = '0A000';

/** Runs queries in the one session of a PGlite, and prepares those that come again and again. */
export class PgliteStatements {
  readonly #database: PGlite;
  readonly #frequent = new FrequentQueries();
  readonly #names = new Map<string, string>();
  #made = 0;

  constructor(database: PGlite) {
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
      if (name !== undefined && error instanceof Error && Reflect.get(error, 'code') === OUTDATED)
        await this.#forget(query, name);
      throw error;
    }
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

  async #forget(query: string, name: string): Promise<void> {
    this.#names.delete(query);
    await unprepare(this.#database, name);
  }
}
