/** The hosted project that a shop is moved to: how it is reached, and what stands in the way there. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';

import { isLoopback } from '../config.ts';
import { HistoryMismatch, missingMigrations, readHistory, type Migration } from '../migration-history.ts';
import { type RowSource, sessionSource, tablesOf } from '../row-copy.ts';
import { NotMoved } from './moved.ts';
import { DEMO_ACCOUNTS_SQL, isOurs, type MovedTable, type Upload } from './shop.ts';

/** A session of the project's database. */
interface Project {
  session: postgres.ReservedSql;
  /** Fires when its connection is lost. */
  lost: AbortSignal;
  close: () => Promise<void>;
}

/** Nothing of the address is told but its host. */
export async function openProject(url: string, patienceMs = 20_000): Promise<Project> {
  const { hostname, port, searchParams } = new URL(url);
  if (port === '6543')
    throw new Error(
      'Port 6543 is the pooler of transactions, which cannot take a whole shop. Take the address of the "Session pooler", or of the ' +
        '"Direct connection", that the button Connect of the dashboard shows.',
    );
  const isPlain = isLoopback(hostname) || searchParams.has('sslmode');
  const lost = new AbortController();
  const client = postgres(url, {
    max: 1,
    onclose: () => lost.abort(new Error('The connection to the database of the project broke.')),
    onnotice: () => undefined,
    connect_timeout: 20,
    ...(isPlain ? {} : { ssl: 'require' as const }),
    connection: { application_name: 'mizizi move' },
  });
  try {
    // The driver tries again without end where a connection is taken and closed.
    const session = await Promise.race([
      client.reserve(),
      sleep(patienceMs, undefined, { ref: false }).then(() => {
        throw new Error('it does not answer');
      }),
    ]);
    await session.unsafe(READ_SQL);
    return {
      session,
      lost: lost.signal,
      close: async () => {
        session.release();
        await client.end({ timeout: 1 });
      },
    };
  } catch (error) {
    await client.end({ timeout: 0 });
    const reason =
      error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new Error(`The database of the project at ${hostname} cannot be reached: ${reason}.`, {
      cause: error,
    });
  }
}

/** Names of tables that are values are written alike on both sides; nobody waits for a lock without end. */
export const READ_SQL = `
  set search_path = public, extensions; set row_security = off; set lock_timeout = '60s';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

export interface Surroundings {
  session: postgres.ReservedSql;
  lost: AbortSignal;
  storage: SupabaseClient['storage'];
  migrations: readonly Migration[];
  tables: readonly MovedTable[];
  uploads: readonly Upload[];
}

/** What must be put right before a shop can be moved there, a sentence each. */
export async function obstaclesOf(surroundings: Surroundings): Promise<string[]> {
  const { session, migrations, tables } = surroundings;
  const source = sessionSource(session);
  const version = await versionProblem(source, migrations);
  if (version !== undefined) return [version];
  return [
    ...(await schemaProblems(source, tables)),
    ...(await rightsProblems(session, tables)),
    ...(await contentProblems(source)),
    ...(await storageProblems(source, surroundings)),
  ];
}

async function versionProblem(
  source: RowSource,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  try {
    const missing = missingMigrations(await readHistory(source), migrations);
    const [first] = missing;
    return (
      first &&
      `The project lacks ${missing.length} migrations, ${first.version}_${first.name} first: npx supabase db push`
    );
  } catch (error) {
    if (!(error instanceof HistoryMismatch)) throw error;
    return `The project was made by another version than this one: ${error.message}`;
  }
}

const columnsOf = ({ columns }: { columns: string }): string => columns.split(', ').toSorted().join(', ');

async function schemaProblems(source: RowSource, tables: readonly MovedTable[]): Promise<string[]> {
  const there = new Map((await tablesOf(source)).map((table) => [table.name, table]));
  const different = tables.filter((table) => {
    const found = there.get(table.name);
    if (!found || isOurs(table)) return !found || columnsOf(found) !== columnsOf(table);
    const has = new Set(found.columns.split(', '));
    return table.columns.split(', ').some((column) => !has.has(column));
  });
  return different.map(({ name }) => `The table ${name} of the project has other columns than the shop’s.`);
}

async function rightsProblems(
  session: postgres.ReservedSql,
  tables: readonly MovedTable[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const table of tables) {
    const wanted = isOurs(table) ? ['select', 'insert', 'truncate'] : ['select', 'insert'];
    const [may] = await session<{ all: boolean }[]>`
      select bool_and(has_table_privilege(${table.name}, one)) as all from unnest(${wanted}::text[]) as one`;
    if (!may?.all)
      problems.push(
        `This role may not write the table ${table.name}. Take the address of the role postgres.`,
      );
  }
  // An extension of the server grants it to `postgres` there, of which no catalogue tells: so it is tried.
  const words = await session
    .unsafe('set session_replication_role = replica; set session_replication_role = origin')
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  if (words !== undefined)
    problems.push(
      `This role may not copy rows without their triggers (${words}). Take the address of the role postgres.`,
    );
  return problems;
}

/** All else that people make needs an account. */
const PEOPLE = ['auth.users', 'public.orders', 'public.contact_messages'];

async function contentProblems(source: Pick<RowSource, 'rows'>): Promise<string[]> {
  const [demo] = await source.rows<{ count: number }>(DEMO_ACCOUNTS_SQL);
  if (demo && demo.count > 0)
    return [
      `The project holds ${demo.count} accounts of the demo, whose password everybody knows. Make a new project, and load no seed.demo there.`,
    ];
  const found: string[] = [];
  for (const table of PEOPLE) {
    const [there] = await source.rows<{ count: number }>(`select count(*)::int as count from ${table}`);
    if (there && there.count > 0) found.push(`${there.count} rows in ${table}`);
  }
  return found.length === 0
    ? []
    : [
        `The project is in use already: ${found.join(', ')}. What people did there is never replaced: take a new project, or, if it is ` +
          'your own try, delete these people and their orders first.',
      ];
}

/** Thrown within the transaction: somebody came to the project a moment ago. */
export async function refusePeople(session: postgres.ReservedSql): Promise<void> {
  const [problem] = await contentProblems(sessionSource(session));
  if (problem !== undefined) throw new NotMoved(problem);
}

async function storageProblems(source: RowSource, { storage, uploads }: Surroundings): Promise<string[]> {
  const { data, error } = await storage.listBuckets();
  if (error) return [`The project’s Storage does not answer to this address and key: ${error.message}`];
  const rows = await source.rows<{ id: string; at: Date }>(
    'select id, created_at as at from storage.buckets',
  );
  // Two projects made their buckets at different moments.
  const isOther = rows.some(({ id, at }) => {
    const found = data.find((bucket) => bucket.id === id);
    return !found || new Date(found.created_at).getTime() !== at.getTime();
  });
  if (isOther) return ['The address of the API and that of the database belong to two different projects.'];
  const problems: string[] = [];
  const known = new Set(rows.map(({ id }) => id));
  const missing = new Set(uploads.map(({ bucket }) => bucket).filter((bucket) => !known.has(bucket)));
  for (const bucket of missing) problems.push(`The project has no bucket ${bucket}.`);
  const own = new Set(uploads.map(({ bucket, name }) => `${bucket}/${name}`));
  const strange = (await storedIn(source)).filter(({ bucket, name }) => !own.has(`${bucket}/${name}`));
  if (strange[0])
    problems.push(
      `The project stores ${strange.length} files that this shop does not have, ${strange[0].bucket}/${strange[0].name} first. ` +
        'Delete them in the dashboard, under Storage, if nobody needs them.',
    );
  return problems;
}

/** A file as the project's database has it. */
export interface Stored {
  bucket: string;
  name: string;
  size: number;
  eTag: string;
}

export const storedIn = (source: Pick<RowSource, 'rows'>): Promise<Stored[]> =>
  source.rows<Stored>(`
    select bucket_id as bucket, name, (metadata ->> 'size')::float8 as size, coalesce(metadata ->> 'eTag', '') as "eTag"
    from storage.objects`);
