import { AsyncLocalStorage } from 'node:async_hooks';

import type { KyselyPlugin } from 'kysely';

import type { Database } from './database-shape.ts';
import { copyOf } from './rest-address.ts';
import { chooseTexts, type Column, forgetPaths, hasCastPath, type Tree } from './rest-columns.ts';
import { type Csv, csvOf, toCsv } from './rest-csv.ts';
import { typeName } from './rest-embeds.ts';
import { fillColumns, readCsvRows } from './rest-writes.ts';

type Connection = Database['connection'];
type Schema = Awaited<ReturnType<Connection['introspect']>>;

/** Called with more than the type of this connection says, as its base declares. */
type Hook = (ast: Parsed, variables?: object) => Promise<Parsed>;
type Parsed = Parameters<Connection['onPostgrestAST']>[0];

/** What is still to be done for a request: with its first result, with that of its write, with its answer. */
interface Steps {
  onResult?: () => void;
  onWrite?: () => void;
  count?: string;
}

/**
 * Reads and writes as PostgREST answers them, where `@supabase/lite` reads the request rightly and does something else.
 * An ordinary request is looked at and left alone.
 */
export class Answers {
  readonly #csv = new AsyncLocalStorage<Csv>();
  readonly #steps = new WeakMap<object, Steps>();
  #columns = new Map<string, Column[]>();
  #keys = new Map<string, string[]>();
  #results = new Map<string, string>();

  constructor(connection: Connection) {
    const onPostgrestAST = connection.onPostgrestAST.bind(connection);
    const withContext = connection.withContext.bind(connection);
    const hooked: { onPostgrestAST: Hook } = connection;
    hooked.onPostgrestAST = async (ast, variables) => {
      const read = await onPostgrestAST(ast);
      const steps = this.#correct(read as Tree);
      if (steps && variables) this.#steps.set(variables, steps);
      return read;
    };
    // Both are called with the same variables, once for each request.
    connection.withContext = (variables, work, options) => {
      const steps = variables && this.#steps.get(variables);
      if (!steps) return withContext(variables, work, options);
      return withContext(
        variables,
        async (kysely) => {
          const answer = await work(kysely.withPlugin(noticing(steps)));
          if (steps.count && answer instanceof Response) nameCount(answer, steps.count);
          return answer;
        },
        options,
      );
    };
  }

  know({ columns, primary_keys, functions = [] }: Schema): void {
    const inOrder = columns.toSorted((a, b) => a.ordinal_position - b.ordinal_position);
    this.#columns = Map.groupBy(inOrder, ({ table }) => table);
    this.#keys = new Map(primary_keys.map(({ table, columns: key }) => [table, key]));
    this.#results = new Map(functions.map(({ name, return_type }) => [name, typeName(return_type)]));
  }

  async during(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
    const csv = request.url.includes('/rest/v1/') ? csvOf(request) : undefined;
    if (!csv) return answer(request);
    return this.#csv.run(csv, async () => {
      if (!csv.isWanted) return answer(request);
      const headers = new Headers([...request.headers]);
      headers.set('accept', 'application/json');
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      return toCsv(await answer(copyOf(request, { headers })), name);
    });
  }

  #correct(tree: Tree): Steps | undefined {
    const steps: Steps = {};
    const csv = this.#csv.getStore();
    const isRead = tree.type === 'query' || tree.type === 'rpc';
    if (csv?.isSent) readCsvRows(tree);
    if (csv?.isWanted && isRead) tree.select = chooseTexts(tree.select, this.#columnsOf(tree));
    if (isRead && hasCastPath(tree.select)) steps.onResult = () => forgetPaths(tree.select);
    const { $meta } = tree;
    if ($meta?.columns) {
      fillColumns(tree, (table) => this.#keys.get(table) ?? []);
      // Else NULL would be answered for every column that was not sent.
      if ($meta.missing === 'default') steps.onResult = () => ($meta.columns = undefined);
    }
    // Its rows are read again when more than columns is asked for, and need not be what they were any more.
    if (tree.type === 'update' && tree.select?.some((choice) => typeof choice !== 'string'))
      steps.onWrite = () => (tree.where = undefined);
    if ($meta?.count === 'planned' || $meta?.count === 'estimated') {
      // What the planner guesses knows everybody's rows, and would tell of them by the filter.
      steps.count = $meta.count;
      $meta.count = 'exact';
    }
    return steps.onResult || steps.onWrite || steps.count ? steps : undefined;
  }

  #columnsOf({ type, from, function: called }: Tree): Column[] {
    const table = type === 'rpc' ? this.#results.get(called ?? '') : from;
    return this.#columns.get(table ?? '') ?? [];
  }
}

function noticing({ onResult, onWrite }: Steps): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      onResult?.();
      if (result.numAffectedRows !== undefined) onWrite?.();
      return result;
    },
  };
}

function nameCount({ headers }: Response, count: string): void {
  const applied = headers.get('preference-applied');
  if (applied) headers.set('preference-applied', applied.replace('count=exact', `count=${count}`));
}
