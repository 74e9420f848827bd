import type { Sql } from './sql.ts';

const API_ROLES = ['anon', 'authenticated', 'service_role'];
const NEEDED = [...API_ROLES, 'supabase_auth_admin'];

interface Rights {
  role: string;
  version: number;
  superuser: boolean;
  makes_roles: boolean;
  bypasses: boolean;
  database: string;
  may_create: boolean;
  may_create_in_public: boolean;
  missing: string[];
  closed: string[];
}

/**
 * Refuses a role of DATABASE_URL that cannot make what the shop needs, before anything is made: PostgreSQL would say so
 * half-way, in words that name no setting.
 */
export async function refuseWeakRole(sql: Pick<Sql, 'rows'>): Promise<void> {
  const [rights] = await sql.rows<Rights>(
    `select r.rolname::text as role, current_setting('server_version_num')::int / 10000 as version,
       r.rolsuper as superuser, r.rolcreaterole as makes_roles, r.rolbypassrls as bypasses,
       current_database()::text as database, has_database_privilege(current_database(), 'create') as may_create,
       has_schema_privilege('public', 'create') as may_create_in_public,
       array(select n from unnest($1::text[]) n where to_regrole(n) is null) as missing,
       array(select n from unnest($2::text[]) n
              where to_regrole(n) is not null and not pg_has_role(to_regrole(n), 'member')
                and not pg_has_role(to_regrole(n), 'member with admin option')) as closed
     from pg_roles r where r.rolname = current_user`,
    [NEEDED, API_ROLES],
  );
  if (!rights || rights.superuser) return;
  const { role, version, database, missing, closed } = rights;
  const name = `"${role.replaceAll('"', '""')}"`;
  const refuse = (what: string, next: string): never => {
    throw new Error(`The role ${role} of DATABASE_URL ${what}. Nothing was changed. ${next}`);
  };
  if (!rights.may_create || !rights.may_create_in_public)
    refuse(
      `may not make schemas and tables in the database ${database}`,
      `Let a superuser run: alter database "${database.replaceAll('"', '""')}" owner to ${name};`,
    );
  if (missing.length > 0 && version < 16)
    refuse(
      `may not make the roles ${missing.join(', ')}, which in PostgreSQL ${version} only a superuser may`,
      'Name a superuser in DATABASE_URL, or take PostgreSQL 16 or newer',
    );
  if (missing.length > 0 && !(rights.makes_roles && rights.bypasses))
    refuse(
      `may not make the roles ${missing.join(', ')}`,
      `Let a superuser run: alter role ${name} createrole bypassrls;`,
    );
  if (closed.length > 0 && !(rights.makes_roles && version < 16))
    refuse(
      `may not act as ${closed.join(', ')}, which somebody else made on this server`,
      `Let a superuser run: grant ${closed.join(', ')} to ${name};`,
    );
}
