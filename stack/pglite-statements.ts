import type { PGlite } from '@electric-sql/pglite';

import { FrequentQueries } from './frequent-queries.ts';
import { type Answer, exchange, prepare, type Statement, unprepare } from './pglite-exchange.ts';

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

  /** Runs a query; `ahead` travels in the same exchange. */
  async run<Row>(
    query: string,
    parameters: readonly unknown[],
    ahead: readonly Statement[] = [],
  ): Promise<Answer<Row>> {
    const statement = await this.named(query, parameters);
    try {
      return await exchange<Row>(this.#database, statement, ahead);
    } catch (error) {
      if (statement.name !== undefined && error instanceof Error && Reflect.get(error, 'code') === OUTDATED)
        await this.#forget(query, statement.name);
      throw error;
    }
  }

  /** The query as a statement, under its name once it is a frequent one. */
  async named(query: string, parameters: readonly unknown[]): Promise<Statement> {
    return { query, parameters, name: this.#names.get(query) ?? (await this.#prepare(query)) };
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
