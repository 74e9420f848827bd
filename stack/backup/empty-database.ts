/** A database that a shop is restored into must be empty, and is so again when that fails. */
import postgres from 'postgres';

import { UNDER_WAY } from '../half-restored.ts';
import { NotRestored } from './not-restored.ts';

const SCHEMAS = `
  select nspname as name from pg_namespace
  where nspname not like 'pg\\_%' and nspname <> 'information_schema'`;

/** What people or other programs have put there; what belongs to an extension is not theirs. */
const THINGS = `
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname not like 'pg\\_%' and nspname <> 'information_schema'
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  limit 1`;

const MAY_COPY = `
  select has_parameter_privilege('session_replication_role', 'SET') as copy, quote_ident(current_user) as role`;

/** What a shop puts into the schema that is there in any database. */
const DROPS = `
  select format('drop %s if exists %s cascade', kind, name) as statement from (
    select case prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end as kind,
      oid::regprocedure::text as name, 'pg_proc'::regclass as class, oid from pg_proc
    where pronamespace = 'public'::regnamespace
    union all
    select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      oid::regclass::text, 'pg_class'::regclass, oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'type', oid::regtype::text, 'pg_type'::regclass, oid from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
  ) as things
  where not exists (select from pg_depend where classid = class and objid = things.oid and deptype in ('e', 'i', 'a'))`;

/** Any number; one restore into a database at a time. */
const ADVISORY_LOCK = 727_101_120;

export interface EmptyDatabase {
  /** Notes in it that a restore is under way, and what was there before. */
  mark: () => Promise<void>;
  /** Takes away all that came since. */
  empty: () => Promise<void>;
  /** Takes the note away: the shop is whole. */
  keep: () => Promise<void>;
  /** Lets another restore come. */
  leave: () => Promise<void>;
}

/**
 * Takes a database for a restore. What one that was cut off has left goes away first; throws when anything else is there, or
 * when rows could not be put there as they were.
 */
export async function takeEmptyDatabase(
  url: string,
  there: () => Promise<string | undefined> = async () => undefined,
): Promise<EmptyDatabase> {
  // The driver would end a connection of an hour, and the lock with it.
  const holder = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connect_timeout: 10,
    idle_timeout: 0,
    max_lifetime: null,
  });
  const leave = (): Promise<void> => holder.end({ timeout: 1 });
  try {
    const [lock] = await holder.unsafe<{ taken: boolean }[]>('select pg_try_advisory_lock($1) as taken', [
      ADVISORY_LOCK,
    ]);
    if (!lock?.taken)
      throw new NotRestored('Another restore into this database is under way. Nothing was changed.');
    await on(url, async (sql) => {
      const [may] = await sql.unsafe<{ copy: boolean; role: string }[]>(MAY_COPY);
      if (!may?.copy)
        throw new NotRestored(
          `The role of DATABASE_URL may not copy rows without their triggers. Nothing was changed. Let a superuser run: ` +
            `grant set on parameter session_replication_role to ${may?.role}`,
        );
      const marked = await schemasBefore(sql);
      if (marked) await emptyAgain(sql, marked);
      const [found] = await sql.unsafe<{ name: string }[]>(THINGS);
      if (found)
        throw new NotRestored(
          `The database of DATABASE_URL is not empty: it has ${(await there()) ?? found.name}. Nothing was changed. Make a new database for the shop.`,
        );
    });
  } catch (error) {
    await leave();
    throw error;
  }
  return {
    mark: () => on(url, async (sql) => sql.begin(mark)),
    empty: () =>
      on(url, async (sql) => {
        const marked = await schemasBefore(sql);
        if (marked) await emptyAgain(sql, marked);
      }),
    keep: () => on(url, async (sql) => void (await sql.unsafe(`drop schema ${UNDER_WAY.schema} cascade`))),
    leave,
  };
}

async function mark(sql: postgres.TransactionSql): Promise<void> {
  const schemas = await sql.unsafe<{ name: string }[]>(SCHEMAS);
  await sql.unsafe(`create schema ${UNDER_WAY.schema}`);
  await sql.unsafe(`create table ${UNDER_WAY.table} (had text primary key)`);
  for (const { name } of schemas) await sql.unsafe(`insert into ${UNDER_WAY.table} values ($1)`, [name]);
}

/** The schemas that were there when a restore began which has not come to its end; undefined without one. */
async function schemasBefore(sql: postgres.Sql): Promise<Set<string> | undefined> {
  const [table] = await sql.unsafe<{ name: string | null }[]>('select to_regclass($1)::text as name', [
    UNDER_WAY.table,
  ]);
  if (table?.name == null) return undefined;
  const rows = await sql.unsafe<{ had: string }[]>(`select had from ${UNDER_WAY.table}`);
  return new Set(rows.map(({ had }) => had));
}

/** The note last: what is cut off here is done again too. */
async function emptyAgain(sql: postgres.Sql, before: ReadonlySet<string>): Promise<void> {
  await sql.unsafe('set search_path = pg_catalog; drop publication if exists supabase_realtime').simple();
  for (const { name } of await sql.unsafe<{ name: string }[]>(SCHEMAS))
    if (!before.has(name) && name !== UNDER_WAY.schema) await sql`drop schema ${sql(name)} cascade`;
  for (const { statement } of await sql.unsafe<{ statement: string }[]>(DROPS)) await sql.unsafe(statement);
  await sql.unsafe(`drop schema ${UNDER_WAY.schema} cascade`);
}

async function on<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
