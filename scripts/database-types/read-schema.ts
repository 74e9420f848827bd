import type { Sql } from '../../stack/sql.ts';

/** A type as PostgreSQL names it: `int4`, `_text`, or the name of a table of ours. */
export type TypeName = string;

export interface Column {
  name: string;
  type: TypeName;
  nullable: boolean;
  hasDefault: boolean;
  /** Generated or `identity always`: a client may not write it. */
  computed: boolean;
  comment: string | null;
}

export interface Relationship {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  table: string;
  referencedColumns: string[];
}

export interface Relation {
  name: string;
  kind: 'table' | 'view';
  comment: string | null;
  columns: Column[];
  relationships: Relationship[];
}

export interface FunctionArgument {
  name: string;
  type: TypeName;
  optional: boolean;
  nullable: boolean;
}

export interface DatabaseFunction {
  name: string;
  comment: string | null;
  arguments: FunctionArgument[];
  /** Columns of a RETURNS TABLE, else null. */
  columns: { name: string; type: TypeName; nullable: boolean }[] | null;
  returns: TypeName;
  isSet: boolean;
}

export interface Enum {
  name: string;
  values: string[];
}

export interface Schema {
  /** The comments of functions that answer jsonb: by name, those of `private` with their schema. */
  answers: ReadonlyMap<string, string>;
  relations: Relation[];
  functions: DatabaseFunction[];
  enums: Enum[];
}

/** What the API exposes: the tables, views, enums and callable functions of schema `public`, by name. */
export async function readSchema(sql: Sql): Promise<Schema> {
  const answers = await sql.rows<{ name: string; comment: string }>(ANSWERS_SQL);
  return {
    answers: new Map(answers.map(({ name, comment }) => [name, comment])),
    relations: await sql.rows<Relation>(RELATIONS_SQL),
    functions: await sql.rows<DatabaseFunction>(FUNCTIONS_SQL),
    enums: await sql.rows<Enum>(ENUMS_SQL),
  };
}

const ANSWERS_SQL = `
select case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname as name, obj_description(p.oid, 'pg_proc') as comment
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private') and p.prorettype = 'jsonb'::regtype and obj_description(p.oid, 'pg_proc') is not null
`;

const RELATIONS_SQL = `
select c.relname as name, case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
  obj_description(c.oid, 'pg_class') as comment,
  (
    select json_agg(json_build_object(
      'name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull,
      'hasDefault', a.atthasdef or a.attidentity <> '',
      'computed', a.attgenerated <> '' or a.attidentity = 'a', 'comment', col_description(c.oid, a.attnum)
    ) order by a.attname)
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) as columns,
  coalesce((
    select json_agg(json_build_object(
      'name', f.conname,
      'columns', (
        select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k (number, position)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number
      ),
      'isOneToOne', exists (
        select 1 from pg_index i
        where i.indrelid = f.conrelid and i.indisunique and i.indpred is null
          and i.indkey::int2[] <@ f.conkey and i.indkey::int2[] @> f.conkey
      ),
      'table', r.relname,
      'referencedColumns', (
        select json_agg(a.attname order by k.position) from unnest(f.confkey) with ordinality k (number, position)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number
      )
    ) order by f.conname)
    from pg_constraint f join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and f.conrelid = c.oid and r.relnamespace = 'public'::regnamespace
  ), '[]') as relationships
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
order by c.relname
`;

/** "May be null: a, b." in a function's comment tells which columns of its RETURNS TABLE can be, "Answers {…}." (shape.ts) what its jsonb holds. */
const FUNCTIONS_SQL = `
select p.proname as name, obj_description(p.oid, 'pg_proc') as comment, rt.typname as returns, p.proretset as "isSet",
  coalesce((
    select json_agg(json_build_object(
      'name', argument.name, 'type', t.typname,
      'optional', argument.position > p.pronargs - p.pronargdefaults,
      'nullable', coalesce(pg_get_function_arg_default(p.oid, argument.position::int) like 'NULL%', false)
    ) order by argument.name)
    from unnest(p.proargtypes::oid[], p.proargnames[1:p.pronargs])
      with ordinality argument (type, name, position)
    join pg_type t on t.oid = argument.type
  ), '[]') as arguments,
  (
    select json_agg(json_build_object(
      'name', answer.name, 'type', t.typname,
      'nullable', answer.name = any (string_to_array(
        coalesce(substring(obj_description(p.oid) from 'May be null: ([^.]*)'), ''), ', '))
    ) order by answer.name)
    from unnest(p.proallargtypes, p.proargnames, p.proargmodes) answer (type, name, mode)
    join pg_type t on t.oid = answer.type
    where answer.mode = 't'
  ) as columns
from pg_proc p join pg_type rt on rt.oid = p.prorettype
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and rt.typname <> 'trigger'
  and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')
    or has_function_privilege('service_role', p.oid, 'execute'))
order by p.proname, p.oid
`;

const ENUMS_SQL = `
select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
from pg_type t join pg_enum e on e.enumtypid = t.oid
where t.typnamespace = 'public'::regnamespace
group by t.typname order by t.typname
`;
