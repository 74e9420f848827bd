import { readHistory, type Migration } from './migration-history.ts';
import type { Sql } from './sql.ts';

/**
 * Refuses a database that holds somebody else's tables, before any role or schema of ours is made in it. What extensions
 * have brought along is nobody's.
 */
export async function refuseForeign(sql: Pick<Sql, 'rows'>, migrations: readonly Migration[]): Promise<void> {
  if (migrations.length === 0) return;
  const tables = await sql.rows<{ name: string }>(`
    select relname::text as name from pg_class
     where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'm', 'f')
       and not exists (select from pg_depend
                        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by relname`);
  // Read after the tables: another instance that prepares the database writes both at one moment.
  if (tables.length === 0 || (await readHistory(sql)).length > 0) return;
  const [first, second] = tables.map(({ name }) => name);
  const names = second === undefined ? first : `${first} and ${second}`;
  throw new Error(
    `DATABASE_URL names a database that is not this shop’s: ${tables.length} tables are in it already, such as ${names}. ` +
      'Nothing was changed. Create an empty database for the shop, and name that one',
  );
}
