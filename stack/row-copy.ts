/**
 * Rows of one database for another one with the same schema: read with COPY, written with COPY, and compared. Taking over a
 * former database, backing up, restoring and moving do it alike.
 */
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type postgres from 'postgres';

/** Where rows come from. */
export interface RowSource {
  rows: <Row extends object>(query: string) => Promise<Row[]>;
  /** What `copy (<query>) to stdout` gives. */
  copyOut: (query: string) => Promise<AsyncIterable<Uint8Array>>;
}

export interface Table {
  /** With its schema, quoted where it must be. */
  name: string;
  /** Those that are written: generated ones follow from them. */
  columns: string;
  /** Those that are compared: all. */
  compared: string;
}

/** A table as it was read: how many rows, and a checksum of their text that no order changes. */
export interface CountedTable extends Table {
  rows: number;
  sum: string | null;
}

export interface Sequence {
  name: string;
  value: string;
}

/**
 * They say with which schema and keys a copy is made, and are written with it; or that a shop was moved or restored, which a
 * copy was not.
 */
const LEFT_OUT = [
  'supabase_migrations.prepared',
  'supabase_migrations.schema_migrations',
  'supabase_migrations.moved',
  'supabase_migrations.restored',
  'supabase_migrations.keys',
];

/** Makes a value's text the same wherever it is written. */
export const PLAIN_TEXT_SQL = `
set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
set bytea_output = 'hex';`;

/** A session of a server as a source. */
export const sessionSource = (session: postgres.ReservedSql): RowSource => ({
  rows: async <Row extends object>(query: string) => [...(await session.unsafe<Row[]>(query))],
  copyOut: async (query) => drained(await session.unsafe(`copy (${query}) to stdout`).readable()),
});

/** A reader that was slow leaves the driver's socket paused, and nothing that is asked later would be answered. */
async function* drained(rows: Readable): AsyncGenerator<Uint8Array> {
  yield* rows as AsyncIterable<Uint8Array>;
  rows._read(0);
}

/** All tables but those of PostgreSQL and its extensions, in the order in which they were made. */
export async function tablesOf(source: Pick<RowSource, 'rows'>): Promise<Table[]> {
  const tables = await source.rows<Table>(`
    select format('%I.%I', nspname, relname) as name,
      string_agg(format('%I', attname), ', ' order by attnum) filter (where attgenerated = '') as columns,
      string_agg(format('%I', attname), ', ' order by attnum) as compared
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and nspname <> 'information_schema' and nspname not like 'pg\\_%'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    group by pg_class.oid, nspname, relname order by pg_class.oid`);
  return tables.filter(({ name }) => !LEFT_OUT.includes(name));
}

/** The last numbers given; read after the rows, they are never behind them. */
export const sequencesOf = (source: Pick<RowSource, 'rows'>): Promise<Sequence[]> =>
  source.rows<Sequence>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null`);

export async function countOf(source: Pick<RowSource, 'rows'>, table: Table): Promise<CountedTable> {
  const [counted] = await source.rows<{ rows: number; sum: string | null }>(`
    select count(*)::float8 as rows, sum(('x' || left(md5(one::text), 16))::bit(64)::bigint)::text as sum
    from (select ${table.compared} from ${table.name}) as one`);
  if (!counted) throw new Error(`${table.name} does not tell its rows`);
  return { ...table, ...counted };
}

export interface Copy {
  tables: readonly CountedTable[];
  sequences: readonly Sequence[];
  /** The rows of a table as COPY gave them; asked for in the order of the tables, once each that has any. */
  rowsOf: (table: Table) => Promise<AsyncIterable<Uint8Array>>;
  /** Those that are emptied first; default: all. The others must be empty. */
  emptied?: readonly string[];
  /** Looks, within the transaction and before anything is changed, whether it may go on. */
  look?: () => Promise<void>;
  /** Fires when the session's connection is lost: the driver tells nobody who writes a COPY, and breaks when it is asked more. */
  lost?: AbortSignal;
  /** How long a COPY may stand still before its connection counts as lost; default: two minutes. */
  patienceMs?: number | undefined;
}

/**
 * Fills a database that has the schema already, in one transaction: all rows arrive as they were, or none. Answers how many
 * there are. The session must be allowed to set `session_replication_role`.
 */
export async function fillFrom(session: postgres.ReservedSql, copy: Copy): Promise<number> {
  const filled = fill(session, copy);
  return copy.lost ? unlessLost(filled, copy.lost) : filled;
}

/** Whatever the driver was asked when the connection went away, it may never answer. */
export function unlessLost<T>(work: Promise<T>, lost: AbortSignal): Promise<T> {
  work.catch(() => undefined);
  return Promise.race([work, whenFired(lost)]);
}

const whenFired = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

async function fill(session: postgres.ReservedSql, copy: Copy): Promise<number> {
  const {
    tables,
    sequences,
    rowsOf,
    emptied = tables.map(({ name }) => name),
    look,
    lost,
    patienceMs = 120_000,
  } = copy;
  // Neither triggers nor foreign keys: every row comes as it was.
  await session.unsafe(
    `set session_replication_role = replica; set statement_timeout = 0; ${PLAIN_TEXT_SQL}`,
  );
  await session.unsafe('begin');
  try {
    await look?.();
    // What is newer than the copied database is empty, and may refer to what it has.
    if (emptied.length > 0) await session.unsafe(`truncate ${emptied.join(', ')} cascade`);
    for (const table of tables) {
      if (table.rows === 0) continue;
      await copyIn(
        await rowsOf(table),
        // A session that was lost and made anew is in no transaction: there a savepoint is an error, and nothing is copied.
        await session.unsafe(`savepoint within; copy ${table.name} (${table.columns}) from stdin`).writable(),
        { lost, patienceMs },
      );
      lost?.throwIfAborted();
    }
    for (const { name, value } of sequences) await session.unsafe('select setval($1, $2)', [name, value]);
    const rows = await compareAll(session, tables);
    await session.unsafe('commit');
    return rows;
  } catch (error) {
    // A lost connection rolls back by itself, and what was wrong before is what people should read.
    if (!lost?.aborted && !(error instanceof StoodStill))
      await session.unsafe('rollback').catch(() => undefined);
    throw error;
  }
}

class StoodStill extends Error {
  override readonly name = 'StoodStill';
}

const BLOCK_BYTES = 64 * 1024;

/** Writes rows until they are there, or the connection is lost, or nothing was taken for as long as `patienceMs`. */
async function copyIn(
  rows: AsyncIterable<Uint8Array>,
  target: Writable,
  { lost, patienceMs }: { lost: AbortSignal | undefined; patienceMs: number },
): Promise<void> {
  const still = new AbortController();
  const timer = setTimeout(
    () => still.abort(new StoodStill('The connection to the database stands still.')),
    patienceMs,
  );
  // COPY gives a row at a time; each for itself would wait for the network.
  async function* taken(): AsyncGenerator<Uint8Array> {
    let block: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of rows) {
      timer.refresh();
      block.push(chunk);
      size += chunk.byteLength;
      if (size < BLOCK_BYTES) continue;
      yield Buffer.concat(block);
      [block, size] = [[], 0];
    }
    if (size > 0) yield Buffer.concat(block);
  }
  const ended = AbortSignal.any(lost ? [lost, still.signal] : [still.signal]);
  try {
    await Promise.race([pipeline(Readable.from(taken()), target), whenFired(ended)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Throws at the first table whose rows are not the same, to the letter. */
async function compareAll(session: postgres.ReservedSql, tables: readonly CountedTable[]): Promise<number> {
  let all = 0;
  for (const table of tables) {
    const arrived = await countOf(sessionSource(session), table);
    if (arrived.rows !== table.rows || arrived.sum !== table.sum)
      throw new Error(`the rows of ${table.name} did not arrive as they were`);
    all += arrived.rows;
  }
  return all;
}
