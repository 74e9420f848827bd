/** Asks the catalogue for every thing; see `things.ts` for what comes back. */

const OURS = `n.nspname in ('public', 'private')`;

/** What a list of privileges grants to anybody but the owner, as JSON. */
const grants = (list: string, owner: string, object: string, column = 'null::text', all = 'false'): string =>
  `(select jsonb_agg(jsonb_build_object('object', ${object}, 'grantee', coalesce(nullif(g.grantee, 0)::regrole::text, 'public'),
      'privilege', lower(g.privilege_type), 'column', ${column}, 'isAll', ${all}) order by g.grantee, g.privilege_type)
    from aclexplode(${list}) g where g.grantee <> ${owner})`;

const comment = (catalogue: string, oid: string, object: string): string =>
  `(select format('comment on %s is %L;', ${object}, d.description) from pg_description d
    where d.classoid = '${catalogue}'::regclass and d.objoid = ${oid} and d.objsubid = 0)`;

/** Whether a grantee has as much as there is for tables. */
const ALL_OF_TABLE = `(select count(*) = (select count(*) from aclexplode(acldefault('r', c.relowner)))
  from aclexplode(c.relacl) b where b.grantee = g.grantee)`;

const RELATION_GRANTS = `coalesce(${grants('c.relacl', 'c.relowner', `format('table %s', c.oid::regclass)`, 'null::text', ALL_OF_TABLE)}, '[]')
  || coalesce((select jsonb_agg(one order by ord, attnum) from (select a.attnum, one, ord
      from pg_attribute a, jsonb_array_elements(${grants('a.attacl', 'c.relowner', `format('table %s', c.oid::regclass)`, `quote_ident(a.attname)`)})
        with ordinality as each (one, ord)
      where a.attrelid = c.oid and a.attacl is not null) x), '[]')
  || coalesce((select jsonb_agg(one) from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S',
      jsonb_array_elements(${grants('s.relacl', 's.relowner', `format('sequence %s', s.oid::regclass)`)}) one
      where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = c.oid and d.deptype = 'i'), '[]')`;

const COLUMNS = `select string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    case when a.attcollation not in (0, t.typcollation) then format('collate %s', a.attcollation::regcollation) end,
    case when a.attidentity <> '' then format('generated %s as identity', case a.attidentity when 'a' then 'always' else 'by default' end)
      when a.attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(f.adbin, f.adrelid))
      when f.adbin is not null then format('default %s', pg_get_expr(f.adbin, f.adrelid)) end,
    case when a.attnotnull and a.attidentity = '' then 'not null' end), E',\\n  ' order by a.attnum)
  from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

const CONSTRAINTS = `select string_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), E',\\n  ' order by k.contype = 'c', k.oid)
  from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'c')`;

const COLUMN_COMMENTS = `array(select format('comment on column %s.%I is %L;', c.oid::regclass, a.attname, d.description)
  from pg_description d join pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
  where d.classoid = 'pg_class'::regclass and d.objoid = c.oid and d.objsubid > 0 order by a.attnum)`;

const STORAGE = `array(select format('alter table %s alter column %I set storage %s;', c.oid::regclass, a.attname,
    case a.attstorage when 'p' then 'plain' when 'e' then 'external' when 'm' then 'main' else 'extended' end)
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attstorage <> t.typstorage order by a.attnum)`;

const PUBLISHED = `array(select format('alter publication %I add table %s;', pubname, c.oid::regclass)
  from pg_publication_rel r join pg_publication p on p.oid = r.prpubid where r.prrelid = c.oid)`;

const LISTS = [
  `select 'table' as kind, 'pg_class' as catalogue, c.oid, c.oid::regclass::text as name, null as relation,
    concat_ws(E',\\n  ', (${COLUMNS}), (${CONSTRAINTS})) as definition,
    array_remove(array[case when c.relrowsecurity then format('alter table %s enable row level security;', c.oid::regclass) end,
      case when c.relreplident = 'f' then format('alter table %s replica identity full;', c.oid::regclass) end,
      case when c.relpersistence = 'u' then format('alter table %s set unlogged;', c.oid::regclass) end,
      case when c.reloptions is not null then format('alter table %s set (%s);', c.oid::regclass, array_to_string(c.reloptions, ', ')) end,
      ${comment('pg_class', 'c.oid', `format('table %s', c.oid::regclass)`)}], null) || ${STORAGE} || ${COLUMN_COMMENTS} || ${PUBLISHED} as after,
    ${RELATION_GRANTS} as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${OURS}`,
  `select 'view', 'pg_class', c.oid, c.oid::regclass::text, null, format('create view %s%s as%s%s', c.oid::regclass,
      ' with (' || array_to_string(c.reloptions, ', ') || ')', E'\\n', rtrim(pg_get_viewdef(c.oid), ';')),
    array_remove(array[${comment('pg_class', 'c.oid', `format('view %s', c.oid::regclass)`)}], null) || ${COLUMN_COMMENTS}, ${RELATION_GRANTS}
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'v' and ${OURS}`,
  `select 'sequence', 'pg_class', c.oid, c.oid::regclass::text, null, format('create sequence %s as %s increment %s minvalue %s maxvalue %s start %s cache %s%s',
      c.oid::regclass, seqtypid::regtype, seqincrement, seqmin, seqmax, seqstart, seqcache, case when seqcycle then ' cycle' end),
    array_remove(array[${comment('pg_class', 'c.oid', `format('sequence %s', c.oid::regclass)`)}], null),
    coalesce(${grants('c.relacl', 'c.relowner', `format('sequence %s', c.oid::regclass)`)}, '[]')
  from pg_sequence join pg_class c on c.oid = seqrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')`,
  `select 'type', 'pg_class', c.oid, c.oid::regclass::text, null, format(E'create type %s as (\\n  %s\\n)', c.oid::regclass,
      (select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\\n  ' order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)),
    array_remove(array[${comment('pg_type', 'c.reltype', `format('type %s', c.oid::regclass)`)}], null) || ${COLUMN_COMMENTS}, '[]'
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'c' and ${OURS}`,
  `select 'type', 'pg_type', t.oid, format_type(t.oid, null), null, format('create type %s as enum (%s)', format_type(t.oid, null),
      (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)),
    array_remove(array[${comment('pg_type', 't.oid', `format('type %s', format_type(t.oid, null))`)}], null), '[]'
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype = 'e' and ${OURS}`,
  `select 'function', 'pg_proc', p.oid, format('%I.%I', n.nspname, p.proname), null, pg_get_functiondef(p.oid),
    array_remove(array[${comment('pg_proc', 'p.oid', `format('function %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))`)}], null),
    coalesce(${grants('p.proacl', 'p.proowner', `format('function %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))`)}, '[]')
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prokind in ('f', 'p') and ${OURS}`,
  `select 'index', 'pg_class', c.oid, c.oid::regclass::text, i.indrelid::regclass::text, pg_get_indexdef(c.oid),
    array_remove(array[${comment('pg_class', 'c.oid', `format('index %s', c.oid::regclass)`)}], null), '[]'
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and not exists (select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))`,
  `select 'foreign key', 'pg_constraint', k.oid, format('%s on %s', k.conname, k.conrelid::regclass), k.conrelid::regclass::text,
    format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), '{}'::text[], '[]'
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace where k.contype = 'f' and ${OURS}`,
  `select 'trigger', 'pg_trigger', t.oid, format('%s on %s', t.tgname, t.tgrelid::regclass), t.tgrelid::regclass::text, pg_get_triggerdef(t.oid),
    array_remove(array[case t.tgenabled when 'A' then format('alter table %s enable always trigger %I;', t.tgrelid::regclass, t.tgname) end,
      ${comment('pg_trigger', 't.oid', `format('trigger %I on %s', t.tgname, t.tgrelid::regclass)`)}], null), '[]'
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace where not t.tgisinternal and ${OURS}`,
  `select 'policy', 'pg_policy', p.oid, format('%s on %s', p.polname, p.polrelid::regclass), p.polrelid::regclass::text,
    concat_ws(E'\\n  ', format('create policy %I on %s%s for %s to %s', p.polname, p.polrelid::regclass,
        case when not p.polpermissive then ' as restrictive' end,
        case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
        (select string_agg(coalesce(nullif(r, 0)::regrole::text, 'public'), ', ') from unnest(p.polroles) r)),
      'using (' || pg_get_expr(p.polqual, p.polrelid) || ')', 'with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')'),
    array_remove(array[${comment('pg_policy', 'p.oid', `format('policy %I on %s', p.polname, p.polrelid::regclass)`)}], null), '[]'
  from pg_policy p`,
].join('\nunion all\n');

/** Whose part a row of the catalogue is: indexes of keys are their table's, defaults too, array types their element's. */
const PARTS = `
  select 'pg_attrdef' as catalogue, oid, 'pg_class:' || adrelid as whole from pg_attrdef
  union all select 'pg_constraint', oid, 'pg_class:' || conrelid from pg_constraint where contype not in ('f', 't') and conrelid <> 0
  union all select 'pg_rewrite', oid, 'pg_class:' || ev_class from pg_rewrite
  union all select 'pg_type', oid, 'pg_class:' || typrelid from pg_type where typrelid <> 0
  union all select 'pg_type', t.typarray, 'pg_class:' || t.typrelid from pg_type t where t.typrelid <> 0 and t.typarray <> 0
  union all select 'pg_type', t.typarray, 'pg_type:' || t.oid from pg_type t where t.typrelid = 0 and t.typarray <> 0
  union all select 'pg_class', conindid, 'pg_class:' || conrelid from pg_constraint where contype in ('p', 'u', 'x')
  union all select 'pg_class', objid, 'pg_class:' || refobjid from pg_depend
    where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype = 'i'`;

export const THINGS_SQL = `
with things as (${LISTS}), parts as (${PARTS}),
needs as (
  select coalesce(one.whole, (d.classid::regclass)::text || ':' || d.objid) as key,
    array_agg(distinct coalesce(other.whole, (d.refclassid::regclass)::text || ':' || d.refobjid)) as needs
  from pg_depend d
    left join parts one on one.catalogue = (d.classid::regclass)::text and one.oid = d.objid
    left join parts other on other.catalogue = (d.refclassid::regclass)::text and other.oid = d.refobjid
  where d.objid >= 16384 and d.refobjid >= 16384
  group by 1
)
select jsonb_build_object('kind', kind, 'key', catalogue || ':' || oid, 'oid', oid::bigint, 'name', name, 'relation', relation,
  'definition', definition, 'after', after, 'grants', grants, 'needs', coalesce(needs.needs, '{}')) as row
from things left join needs on needs.key = things.catalogue || ':' || things.oid
order by oid`;
