import { AsyncLocalStorage } from 'node:async_hooks';

import type { Database } from './database-shape.ts';
import { readAddress } from './rest-address.ts';
import { Answers } from './rest-answers.ts';
import { Calls } from './rest-calls.ts';
import { isTruth } from './rest-columns.ts';
import { Embeds, typeName } from './rest-embeds.ts';

type Schema = Awaited<ReturnType<Database['connection']['introspect']>>;

/** What requests may name; `storage` is asked for by the storage API itself. */
const SERVED = new Set(['public', 'storage']);

/**
 * The description of the database that requests are answered by. `@supabase/lite` walks through all of its columns
 * several times on every request and searches the text of every view, a third of the time of a request. So what is not
 * served is left out, and a request that names one table or function sees the columns of that one.
 */
export class ServedSchema {
  readonly #database: Database;
  readonly #asked = new AsyncLocalStorage<string | undefined>();
  readonly #narrowed = new Map<string, Schema>();
  #whole: Schema | undefined;
  #embeds: Embeds | undefined;
  readonly #answers: Answers;
  readonly #calls: Calls;
  #truths: ReadonlySet<string> = new Set();

  constructor(database: Database) {
    this.#database = database;
    const { connection } = database;
    const introspect = connection.introspect.bind(connection);
    connection.introspect = async (options) => {
      const schema = await introspect(options);
      const asked = this.#asked.getStore();
      // Another one than ours was read in the meantime, after a change.
      if (asked === undefined || schema !== this.#whole) return schema;
      return this.#narrowed.get(asked) ?? schema;
    };
    this.#calls = new Calls(connection);
    this.#answers = new Answers(connection);
  }

  /** Reads it anew, so that no visitor has to wait for that. */
  async read(): Promise<void> {
    const { connection } = this.#database;
    await connection.clearSchemaCache();
    const schema = await connection.introspect({ useCache: true });
    const served = (one: { schema?: string }): boolean => SERVED.has(one.schema ?? 'public');
    schema.columns = schema.columns.filter(served);
    if (schema.functions) schema.functions = schema.functions.filter(served);
    // PostgREST calls a relation one-to-one when a constraint says so. An index that is unique for some rows only, such as
    // "one open return of an order", says nothing, and what is embedded through it stays a list.
    const constraints = new Set(schema.unique_constraints?.map((one) => `${one.schema}.${one.name}`));
    schema.indexes = schema.indexes.filter((one) => constraints.has(`${one.schema}.${one.name}`));
    // Embedding asks which table a view reads from.
    for (const view of schema.views) view.sql = /\bfrom\s+[^\s(),;]+/i.exec(view.sql)?.[0] ?? '';
    this.#narrow(schema);
    this.#embeds = new Embeds(schema);
    this.#answers.know(schema);
    this.#truths = new Set(schema.columns.filter(isTruth).map(({ table, name }) => `${table}.${name}`));
    this.#calls.know(schema);
    this.#whole = schema;
  }

  /** Answers a request of the REST API, or refuses it. */
  async during(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
    const read = readAddress(request, this.#truths);
    if (read instanceof Response) return read;
    const asked = this.#embeds?.check(read) ?? read;
    if (asked instanceof Response) return asked;
    return this.#asked.run(resourceOf(asked.url), () =>
      this.#calls.during(asked, (called) => this.#answers.during(called, answer)),
    );
  }

  #narrow(schema: Schema): void {
    this.#narrowed.clear();
    const only = (tables: Set<string>, functions = schema.functions): Schema => ({
      ...schema,
      columns: schema.columns.filter(({ table }) => tables.has(table)),
      ...(functions ? { functions } : {}),
    });
    for (const { name } of [...schema.tables, ...schema.views])
      this.#narrowed.set(name, only(new Set([name])));
    const byName = Map.groupBy(schema.functions ?? [], ({ name }) => name);
    for (const [name, overloads] of byName) {
      const results = overloads.map(({ return_type: type }) => typeName(type));
      this.#narrowed.set(`rpc/${name}`, only(new Set(results), overloads));
    }
  }
}

/** `products` or `rpc/search_products`; undefined when the request may name more than that one. */
function resourceOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address);
  const name = /^\/rest\/v1\/((?:rpc\/)?\w+)$/.exec(pathname)?.[1];
  // Only a choice of columns can lead to other tables, always in brackets.
  return searchParams.getAll('select').some((select) => select.includes('(')) ? undefined : name;
}
