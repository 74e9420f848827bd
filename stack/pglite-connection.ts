import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

import type { FifoLock, LockOwner } from './fifo-lock.ts';
import type { Answer, Statement } from './pglite-exchange.ts';
import type { PgliteStatements } from './pglite-statements.ts';
import { takeAhead } from './pglite-transactions.ts';
import { contextOf } from './request-context.ts';

/** What `@supabase/lite` asks once a function was called: the response the function wishes for. */
const WISHES =
  "select current_setting('response.status', true) as status, current_setting('response.headers', true) as headers";
const isAboutWishes = (query: string): boolean => query.replace(/\s+/g, ' ').trim().toLowerCase() === WISHES;

/** Kysely's connection to PGlite: its owner's turn at the lock. */
export class LockedConnection implements DatabaseConnection {
  readonly #statements: PgliteStatements;
  readonly #lock: FifoLock;
  readonly owner: LockOwner;
  /** Whether a function's call comes next. */
  #isOfCall = false;
  #wishes: Answer<unknown> | undefined;
  /** Whether all that this connection has to ask is on its way, and the next owner may ask. */
  hasLeft = false;

  constructor(statements: PgliteStatements, lock: FifoLock, owner: LockOwner) {
    this.#statements = statements;
    this.#lock = lock;
    this.owner = owner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.hasLeft) return this.#afterwards(query);
    const { owner } = this;
    const context = contextOf(query);
    if (context && owner.ahead.length > 0) {
      // In its place at once, whatever else this owner asks while it is prepared.
      const statement: Statement = { ...context };
      owner.ahead.push(statement);
      this.#isOfCall = context.isOfCall;
      statement.prepared = await this.#statements.preparedOf(context.query);
      return { rows: [] };
    }
    const answer = (await this.#call(query)) ?? (await this.#ask(query, context));
    const { rows, affected } = answer as Answer<Row>;
    return { rows, ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }) };
  }

  #ask(query: CompiledQuery, context: Omit<Statement, 'prepared'> | undefined): Promise<Answer<unknown>> {
    const { sql, parameters } = query;
    return this.#statements.run(context?.query ?? sql, context?.parameters ?? parameters, () =>
      takeAhead(this.owner),
    );
  }

  /**
   * Calls a function in a transaction that is sent whole: the database goes on to the next one while the answer is read.
   * Undefined where that is not possible.
   */
  async #call({ sql: query, parameters }: CompiledQuery): Promise<Answer<unknown> | undefined> {
    const isPossible = this.#isOfCall && this.isOutermost && this.owner.ahead.length > 0;
    this.#isOfCall = false;
    if (!isPossible) return undefined;
    await this.#statements.preparedOf(WISHES);
    const sent = this.#statements.runTransaction(
      [
        { query, parameters },
        { query: WISHES, parameters: [] },
      ],
      () => takeAhead(this.owner),
    );
    if (!sent) return undefined;
    this.leave();
    const [answer, wishes] = await sent;
    this.#wishes = wishes;
    return answer;
  }

  /** Nothing is asked outside of the transaction that is over: it would have the rights of the database's owner. */
  #afterwards<Row>({ sql: query }: CompiledQuery): QueryResult<Row> {
    if (!this.#wishes || !isAboutWishes(query))
      throw new Error(`@supabase/lite changed: it asks after the call of a function: ${query}`);
    return { rows: this.#wishes.rows as Row[] };
  }

  /** Whether this connection alone holds the lock, for one transaction. */
  get isOutermost(): boolean {
    return this.owner.transactions === 1 && this.owner.depth === 1;
  }

  /** Lets the next owner ask: what ends this one's transaction is on its way. */
  leave(): void {
    this.owner.transactions = 0;
    this.release();
  }

  release(): void {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.#lock.release(this.owner);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite cannot stream rows.');
  }
}
