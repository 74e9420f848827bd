import { AsyncLocalStorage } from 'node:async_hooks';

import type { Database } from './database-shape.ts';
import { apiError } from './pg-errors.ts';
import { typeName } from './rest-embeds.ts';

type Connection = Database['connection'];
type Schema = Awaited<ReturnType<Connection['introspect']>>;
type Column = Schema['columns'][number];

const CALL = /^\/rest\/v1\/rpc\/(\w+)$/;

/**
 * Calls of functions as PostgREST answers them: HEAD takes its arguments from the address as GET does, a row may be
 * an argument, and `max-affected` bounds the rows of a set.
 */
export class Calls {
  readonly #most = new AsyncLocalStorage<number | undefined>();
  #columns = new Map<string, Column[]>();
  #functions = new Map<string, NonNullable<Schema['functions']>>();

  constructor(connection: Connection) {
    const onPostgrestAST = connection.onPostgrestAST.bind(connection);
    const withContext = connection.withContext.bind(connection);
    connection.onPostgrestAST = async (ast) => {
      if (ast.type === 'rpc') this.#fillRows(ast);
      return onPostgrestAST(ast);
    };
    // What is thrown inside takes back what the function did.
    connection.withContext = (variables, work, options) =>
      withContext(
        variables,
        async (kysely) => {
          const result = await work(kysely);
          if (result instanceof Response) await this.#bound(result);
          return result;
        },
        options,
      );
  }

  know(schema: Schema): void {
    this.#functions = Map.groupBy(schema.functions ?? [], ({ name }) => name);
    const inOrder = schema.columns.toSorted((a, b) => a.ordinal_position - b.ordinal_position);
    this.#columns = Map.groupBy(inOrder, ({ table }) => table);
  }

  async during(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
    const name = CALL.exec(new URL(request.url).pathname)?.[1];
    if (name === undefined) return answer(request);
    const most = mostAffected(request.headers.get('prefer') ?? '');
    const called = this.#functions.get(name) ?? [];
    if (most !== undefined && called.length > 0 && !called.some((one) => one.return_is_setof))
      return Response.json({ code: 'PGRST128', message: NO_SET, details: null, hint: null }, { status: 400 });
    if (request.method !== 'HEAD') return this.#most.run(most, () => answer(request));
    const { url, headers, signal } = request;
    const { status, headers: answered } = await this.#most.run(most, () =>
      answer(new Request(url, { headers, signal })),
    );
    return new Response(null, { status, headers: answered });
  }

  async #bound(response: Response): Promise<void> {
    const most = this.#most.getStore();
    if (most === undefined || !response.ok) return;
    const rows: unknown = await response.clone().json();
    if (!Array.isArray(rows) || rows.length <= most) return;
    const message = 'Query result exceeds max-affected preference constraint';
    throw apiError(400, { code: 'PGRST124', message, details: `The query affects ${rows.length} rows` });
  }

  /** PostgreSQL takes a row as a text in brackets. */
  #fillRows(ast: { function?: unknown; args?: unknown }): void {
    const { args } = ast;
    if (typeof args !== 'object' || args === null || Array.isArray(args)) return;
    const values = args as Record<string, unknown>;
    const called = this.#functions.get(String(ast.function)) ?? [];
    for (const [name, value] of Object.entries(values)) {
      const types = called.map(({ arg_names, arg_types }) => arg_types[arg_names.indexOf(name)]);
      const columns = types.flatMap((type) => (type && this.#columns.get(typeName(type))) || []);
      const fields = columns.length > 0 ? readObject(value) : undefined;
      if (fields) values[name] = rowText(columns, fields);
    }
  }
}

const NO_SET =
  'Function must return SETOF or TABLE when max-affected preference is used with handling=strict';

/** Asked for strictly; leniently it means nothing. */
function mostAffected(prefer: string): number | undefined {
  const wishes = prefer.split(',').map((wish) => wish.trim());
  if (!wishes.includes('handling=strict')) return undefined;
  const most = wishes.find((wish) => /^max-affected=\d+$/.test(wish));
  return most === undefined ? undefined : Number(most.slice('max-affected='.length));
}

/** An object, or the text of one, which may come in a list of all texts of that name in the address. */
function readObject(value: unknown): Record<string, unknown> | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  if (typeof last === 'object' && last !== null) return last as Record<string, unknown>;
  if (typeof last !== 'string' || !last.startsWith('{')) return undefined;
  try {
    return JSON.parse(last) as Record<string, unknown>;
  } catch {
    // Whatever else it is, the database says whether it is a row.
    return undefined;
  }
}

function rowText(columns: Column[], fields: Record<string, unknown>): string {
  return `(${columns.map(({ name, type, pg_type }) => fieldText(fields[name], pg_type ?? type)).join(',')})`;
}

function fieldText(value: unknown, type: string): string {
  if (value === undefined || value === null) return '';
  const isList = Array.isArray(value) && !/^jsonb?$/i.test(type);
  return quoted(isList ? listText(value) : plainText(value));
}

function listText(list: unknown[]): string {
  const parts = list.map((part) => {
    if (Array.isArray(part)) return listText(part);
    return part === null ? 'NULL' : quoted(plainText(part));
  });
  return `{${parts.join(',')}}`;
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
