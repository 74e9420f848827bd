import { messages, protocol } from '@electric-sql/pglite';

import type { Message, PgliteThread } from './pglite-thread.ts';

const { serialize } = protocol;

export interface Answer<Row> {
  rows: Row[];
  /** Rows written; undefined for statements that write none. */
  affected: number | undefined;
}

interface Column {
  name: string;
  type: number;
}

/** A statement that the session knows by a name. Its columns are known from its first answer, and not asked for again. */
export interface Prepared {
  name: string;
  columns?: readonly Column[];
}

/** A statement with its parameters, and what it was prepared as. */
export interface Statement {
  query: string;
  parameters: readonly unknown[];
  prepared?: Prepared | undefined;
}

type Parser = (text: string, type: number) => unknown;

const EXECUTE = serialize.execute({});
const DESCRIBE = serialize.describe({ type: 'P' });
const SYNC = serialize.sync();
const COMMIT = [serialize.parse({ text: 'commit' }), serialize.bind({ values: [] }), EXECUTE];

/**
 * Runs one statement in one exchange with the database, where PGlite's own `query` takes six and copies its table of
 * parsers each time; both together are a third of what a request costs. A prepared statement is neither read nor
 * planned again, which is more than half of what it costs. What goes `ahead` travels in the same exchange; nobody waits
 * for its rows, and an error in it lets nothing behind it run.
 */
export async function exchange<Row>(
  database: PgliteThread,
  statement: Statement,
  ahead: readonly Statement[] = [],
): Promise<Answer<Row>> {
  const call = asCall(statement);
  if (!call) {
    // Only PGlite asks the database for the types that lists, dates and documents are written by.
    await sendAhead(database, ahead);
    const { rows, affectedRows } = await database.query<Row>(statement.query, [...statement.parameters]);
    return { rows, affected: affectedRows };
  }
  const answers = await send(database, [...ahead.flatMap(callAhead), ...call, ...executed(statement), SYNC]);
  const all = read(database.parsers, answers, [...unread(ahead), statement]);
  const answer = all[ahead.length] ?? { rows: [], affected: undefined };
  return answer as Answer<Row>;
}

/**
 * Runs a whole transaction in one exchange: what goes `ahead`, BEGIN among it, then `statements`, then COMMIT. Answers
 * each of the statements; undefined, and nothing is sent, when one has parameters that only PGlite can write. An error
 * rolls everything back, so whoever comes next may ask without waiting for this answer.
 */
export function exchangeTransaction(
  database: PgliteThread,
  statements: readonly Statement[],
  takeAhead: () => readonly Statement[],
): Promise<Answer<unknown>[]> | undefined {
  const calls: Uint8Array[] = [];
  for (const statement of statements) {
    const call = asCall(statement);
    if (!call) return undefined;
    calls.push(...call, ...executed(statement));
  }
  const ahead = takeAhead();
  return send(database, [...ahead.flatMap(callAhead), ...calls, ...COMMIT, SYNC], 'transaction').then(
    (answers) =>
      read(database.parsers, answers, [...unread(ahead), ...statements]).slice(
        ahead.length,
        ahead.length + statements.length,
      ),
  );
}

/** Sends what was to go ahead of a statement by itself. */
export async function sendAhead(database: PgliteThread, ahead: readonly Statement[]): Promise<void> {
  if (ahead.length > 0) await send(database, [...ahead.flatMap(callAhead), SYNC]);
}

/** The messages that ready a statement for execution; undefined when its parameters have a notation of their own. */
function asCall({ query, parameters, prepared }: Statement): Uint8Array[] | undefined {
  const values = asTexts(parameters);
  if (!values) return undefined;
  return prepared
    ? [serialize.bind({ statement: prepared.name, values })]
    : [serialize.parse({ text: query }), serialize.bind({ values })];
}

/** The messages that run a statement which is ready, and ask for its columns unless they are known. */
function executed({ prepared }: Statement): Uint8Array[] {
  return prepared?.columns ? [EXECUTE] : [DESCRIBE, EXECUTE];
}

/** In the place of statements whose columns nobody asked for. */
function unread(ahead: readonly Statement[]): undefined[] {
  return ahead.map(() => undefined);
}

function callAhead(statement: Statement): Uint8Array[] {
  const call = asCall(statement);
  if (!call) throw new TypeError('What goes ahead of a statement has plain parameters.');
  return [...call, EXECUTE];
}

/** Makes a statement known to the session by `name`; throws what is wrong with it. */
export async function prepare(database: PgliteThread, name: string, query: string): Promise<void> {
  await send(database, [serialize.parse({ name, text: query }), SYNC]);
}

/** Lets the session forget the name. */
export async function unprepare(database: PgliteThread, name: string): Promise<void> {
  await send(database, [serialize.close({ type: 'S', name }), SYNC]);
}

function send(
  database: PgliteThread,
  parts: readonly Uint8Array[],
  kind?: 'exchange' | 'transaction',
): Promise<Message[]> {
  const message = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    message.set(part, at);
    at += part.length;
  }
  return database.send(message, kind);
}

/** Parameters whose text is the same for every type; undefined when there is another one among them. */
function asTexts(parameters: readonly unknown[]): (string | null)[] | undefined {
  const values: (string | null)[] = [];
  for (const parameter of parameters) {
    if (parameter === null || parameter === undefined) values.push(null);
    else if (typeof parameter === 'string') values.push(parameter);
    else if (typeof parameter === 'number' || typeof parameter === 'bigint')
      values.push(parameter.toString());
    else if (typeof parameter === 'boolean') values.push(parameter ? 'true' : 'false');
    else return undefined;
  }
  return values;
}

/** What each of the statements answered; of those that are none of them, nothing but that they were run. */
function read(
  parsers: Record<number, Parser>,
  answers: readonly Message[],
  statements: readonly (Statement | undefined)[],
): Answer<unknown>[] {
  const all: Answer<unknown>[] = [];
  let columns = statements[0]?.prepared?.columns ?? [];
  let rows: Record<string, unknown>[] = [];
  for (const message of answers) {
    if (message instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [at, { name, type }] of columns.entries()) {
        const text = message.fields[at];
        const parse = parsers[type];
        row[name] = typeof text === 'string' && parse ? parse(text, type) : text;
      }
      rows.push(row);
    } else if (message instanceof messages.RowDescriptionMessage) {
      columns = message.fields.map(({ name, dataTypeID: type }) => ({ name, type }));
    } else if (message instanceof messages.CommandCompleteMessage) {
      const prepared = statements[all.length]?.prepared;
      if (prepared) prepared.columns = columns;
      all.push({ rows, affected: affectedBy(message.text) });
      rows = [];
      columns = statements[all.length]?.prepared?.columns ?? [];
    }
  }
  return all;
}

/** `INSERT 0 3`, `UPDATE 2`. */
function affectedBy(tag: string): number | undefined {
  const count = /^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)$/.exec(tag)?.[1];
  return count === undefined ? undefined : Number(count);
}
