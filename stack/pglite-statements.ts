import type { PGlite } from '@electric-sql/pglite';

import { FrequentQueries } from './frequent-queries.ts';
import { type Answer, exchange, prepare, unprepare } from './pglite-exchange.ts';

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

  async run<Row>(query: string, parameters: readonly unknown[]): Promise<Answer<Row>> {
    const name = this.#names.get(query) ?? (await this.#prepare(query));
    try {
      return await exchange<Row>(this.#database, query, parameters, name);
    } catch (error) {
      if (name !== undefined && error instanceof Error && Reflect.get(error, 'code') === OUTDATED)
        await this.#forget(query, name);
      throw error;
    }
  }

  /** The name of a query that has become frequent. Parsing is tried apart from running: a name is kept once it exists. */
  async #prepare(query: string): Promise<string | undefined> {
    if (!this.#frequent.isFrequent(query)) return undefined;
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
