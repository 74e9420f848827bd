/** The tables, views, types and callable functions of the database with all that docs/database.md says of them. */
import type { Sql } from '../../stack/sql.ts';

export interface DocColumn {
  name: string;
  type: string;
  isNullable: boolean;
  /** The expression; null without one. */
  fallback: string | null;
  isGenerated: boolean;
  comment: string | null;
}

export interface DocPolicy {
  command: 'select' | 'insert' | 'update' | 'delete' | 'all';
  roles: string[];
  using: string | null;
  check: string | null;
}

/** Columns that a role may read or write where it may not do so with all of them. */
export interface DocColumnGrant {
  command: string;
  roles: string[];
  columns: string[];
}

export interface DocRelation {
  kind: 'table' | 'view' | 'type';
  name: string;
  comment: string | null;
  columns: DocColumn[];
  policies: DocPolicy[];
  /** What the roles of the API may do with it before its policies: `anon select`. */
  grants: string[];
  columnGrants: DocColumnGrant[];
}

export interface DocFunction {
  name: string;
  signature: string;
  returns: string;
  roles: string[];
  comment: string | null;
}

export interface DocDatabase {
  relations: DocRelation[];
  functions: DocFunction[];
}

/** The schemas that migrations make things in. */
export const OURS = `('public', 'private', 'realtime')`;

/** Not part of an extension. */
export const ALONE = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

export async function readDatabase(sql: Sql): Promise<DocDatabase> {
  return sql.transaction(async (inner) => {
    // So that every name comes with its schema.
    await inner.exec(`set local search_path = ''`);
    return {
      relations: await inner.rows<DocRelation>(RELATIONS_SQL),
      functions: await inner.rows<DocFunction>(FUNCTIONS_SQL),
    };
  });
}

const COLUMNS = `
  select coalesce(json_agg(json_build_object(
    'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
    'isNullable', not a.attnotnull and c.relkind = 'r',
    'fallback', case when a.attidentity <> '' then 'the next number' else pg_get_expr(f.adbin, f.adrelid) end,
    'isGenerated', a.attgenerated <> '', 'comment', col_description(c.oid, a.attnum)) order by a.attnum), '[]')
  from pg_attribute a left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

const POLICIES = `
  select coalesce(json_agg(json_build_object(
    'command', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    'roles', (select array_agg(r::regrole::text order by r::regrole::text) from unnest(p.polroles) r),
    'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname), '[]')
  from pg_policy p where p.polrelid = c.oid`;

/** Functions work with the rights of their owner and the service role passes policies by: both are left out. */
const API_ROLES = `('anon', 'authenticated')`;

const GRANTS = `
  select coalesce(json_agg(format('%s %s', g.grantee::regrole, lower(g.privilege_type))), '[]')
  from aclexplode(c.relacl) g
  where g.grantee <> 0 and g.grantee::regrole::text in ${API_ROLES}`;

const COLUMN_GRANTS = `
  select coalesce(json_agg(json_build_object('command', x.command, 'roles', x.roles, 'columns', x.columns) order by x.command, x.roles), '[]')
  from (
    select y.command, array_agg(y.role order by y.role) as roles, y.columns from (
      select lower(g.privilege_type) as command, g.grantee::regrole::text as role,
        array_agg(a.attname::text order by a.attnum) as columns
      from pg_attribute a, aclexplode(a.attacl) g
      where a.attrelid = c.oid and a.attnum > 0 and g.grantee <> 0 and g.grantee::regrole::text in ${API_ROLES}
      group by 1, 2) y
    group by y.command, y.columns) x`;

const RELATIONS_SQL = `
select case c.relkind when 'v' then 'view' when 'c' then 'type' else 'table' end as kind, c.oid::regclass::text as name,
  coalesce(obj_description(c.oid, 'pg_class'), obj_description(c.reltype, 'pg_type')) as comment,
  (${COLUMNS}) as columns, (${POLICIES}) as policies, (${GRANTS}) as grants, (${COLUMN_GRANTS}) as "columnGrants"
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'c') and ${ALONE('pg_class', 'c.oid')}
order by c.oid`;

const FUNCTIONS_SQL = `
select format('%I.%I', n.nspname, p.proname) as name, pg_get_function_arguments(p.oid) as signature,
  pg_get_function_result(p.oid) as returns, obj_description(p.oid, 'pg_proc') as comment,
  array(select r from unnest(array['anon', 'authenticated', 'service_role']) r where has_function_privilege(r, p.oid, 'execute')) as roles
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype and ${ALONE('pg_proc', 'p.oid')}
order by p.proname, p.oid`;
