/** A database that a shop is restored into must be empty, and is so again when that fails. */
import postgres from 'postgres';

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

/** Throws when something is there, or when rows could not be put there as they were. */
export async function refuseRows(url: string): Promise<void> {
  const [may] = await on(url, (sql) => sql.unsafe<{ copy: boolean; role: string }[]>(MAY_COPY));
  if (!may?.copy)
    throw new NotRestored(
      `The role of DATABASE_URL may not copy rows without their triggers. Nothing was changed. Let a superuser run: ` +
        `grant set on parameter session_replication_role to ${may?.role}`,
    );
  const [found] = await on(url, (sql) => sql.unsafe<{ name: string }[]>(THINGS));
  if (found)
    throw new NotRestored(
      `The database of DATABASE_URL is not empty: it has ${found.name}. Nothing was changed. Make a new database for the shop.`,
    );
}

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

/** Remembers what an empty database has; the answer takes away all that came since. */
export async function emptyAgain(url: string): Promise<() => Promise<void>> {
  const schemas = await on(url, (sql) => sql.unsafe<{ name: string }[]>(SCHEMAS));
  const before = new Set(schemas.map(({ name }) => name));
  return () =>
    on(url, async (sql) => {
      await sql.unsafe('set search_path = pg_catalog; drop publication if exists supabase_realtime').simple();
      for (const { name } of await sql.unsafe<{ name: string }[]>(SCHEMAS))
        if (!before.has(name)) await sql`drop schema ${sql(name)} cascade`;
      for (const { statement } of await sql.unsafe<{ statement: string }[]>(DROPS))
        await sql.unsafe(statement);
    });
}

async function on<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
