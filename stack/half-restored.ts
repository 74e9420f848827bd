import type { Sql } from './sql.ts';

const ROLES = ['anon', 'authenticated', 'service_role', 'supabase_auth_admin'];

/** Where a marker is to say how many policies there were when the database was prepared. */
export const POLICIES_SQL = 'alter table supabase_migrations.prepared add column if not exists policies int;';

/** Where a restore notes in a database that it has not come to its end, and which schemas were there before. */
export const UNDER_WAY = { schema: 'mizizi_restore', table: 'mizizi_restore.under_way' };

/** What a restore that was cut off has left in a database is no shop. */
export async function refuseCutOffRestore(sql: Pick<Sql, 'rows'>): Promise<void> {
  const [table] = await sql.rows<{ name: string | null }>('select to_regclass($1)::text as name', [
    UNDER_WAY.table,
  ]);
  if (table?.name != null)
    throw new Error(
      'A restore into the database of DATABASE_URL is under way, or was cut off. Do it again: npm run restore -- <file>. To ' +
        'have a new, empty shop instead, make a new database.',
    );
}

const WHAT_TO_DO =
  'Nothing was changed. Put the dump into an empty database again, with the roles made first: docs/deploy.md, ' +
  '"Back up, restore, move".';

/**
 * A dump holds a shop's history, but PostgreSQL leaves out its policies and grants where it is put on a server that lacks
 * their roles. Such a shop would start and answer nobody, so it is refused.
 */
export async function refuseHalfRestored(sql: Pick<Sql, 'rows'>): Promise<void> {
  const [tables] = await sql.rows<{ history: boolean; policies: boolean }>(`
    select to_regclass('supabase_migrations.schema_migrations') is not null as history,
      exists (select from pg_attribute where attrelid = to_regclass('supabase_migrations.prepared') and attname = 'policies')
        as policies`);
  if (
    !tables?.history ||
    (await sql.rows('select from supabase_migrations.schema_migrations limit 1')).length === 0
  )
    return;
  const present = await sql.rows<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any ($1)',
    [ROLES],
  );
  const missing = ROLES.filter((role) => !present.some(({ name }) => name === role));
  if (missing.length > 0)
    throw new Error(
      `The database was restored from a dump on a server without the roles ${missing.join(', ')}, so that its rules about ` +
        `who may see what are missing. ${WHAT_TO_DO}`,
    );
  if (!tables.policies) return;
  const [count] = await sql.rows<{ had: number | null; has: number }>(`
    select (select max(policies) from supabase_migrations.prepared) as had, (select count(*)::int from pg_policy) as has`);
  if (count?.had != null && count.has < count.had)
    throw new Error(
      `${count.had - count.has} of its ${count.had} rules about who may see what are missing from the database, as when a ` +
        `dump is restored on a server without our roles. ${WHAT_TO_DO}`,
    );
}
