/**
 * What a database is made of, one line for each thing and each of its traits, so that two of them can be compared. What
 * belongs to PostgreSQL itself or to an extension is left out; an extension is one line.
 */
import type { Sql } from '../../stack/sql.ts';
import { withoutIdleBrackets } from './brackets.ts';

/** `kind` and `name` say which thing it is, `definition` all that can be told of it. */
interface CatalogueLine {
  kind: string;
  name: string;
  definition: string | null;
}

const OURS = `(n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%')`;

/** Not part of an extension. */
const alone = (catalogue: string, oid: string): string =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Who may do what, a missing list as what it stands for. */
const grants = (list: string): string =>
  `(select string_agg(format('%s: %s%s', coalesce(nullif(a.grantee, 0)::regrole::text, 'public'), a.privilege_type,
      case when a.is_grantable then ' with grant option' else '' end), ', '
      order by coalesce(nullif(a.grantee, 0)::regrole::text, 'public') collate "C", a.privilege_type)
    from aclexplode(${list}) a)`;

/** Relations of the given kinds, as `c`. */
const relations = (kinds: string): string =>
  `(select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in (${kinds}) and ${OURS} and ${alone('pg_class', 'c.oid')}) c`;

/** Of kinds that the project does not use: that one is there is all that is compared. */
const RARE = [
  'pg_cast',
  'pg_collation',
  'pg_conversion',
  'pg_foreign_data_wrapper',
  'pg_foreign_server',
  'pg_language',
  'pg_am',
  'pg_opclass',
  'pg_operator',
  'pg_opfamily',
  'pg_ts_config',
  'pg_ts_dict',
]
  .map(
    (
      catalogue,
    ) => `select '${catalogue} ' || (pg_identify_object('${catalogue}'::regclass, x.oid, 0)).identity as name,
      '' as definition from ${catalogue} x where x.oid >= 16384 and ${alone(catalogue, 'x.oid')}`,
  )
  .join(' union all ');

/** Each answers a `name` and a `definition`. */
const QUERIES: Readonly<Record<string, string>> = {
  schema: `select nspname as name, nspowner::regrole::text as definition from pg_namespace n where ${OURS}`,
  'schema grant': `select nspname as name, ${grants(`coalesce(nspacl, acldefault('n', nspowner))`)} as definition
    from pg_namespace n where ${OURS}`,
  'default privilege': `select concat_ws(' ', defaclrole::regrole, nullif(defaclnamespace, 0)::regnamespace, defaclobjtype) as name,
      ${grants('defaclacl')} as definition from pg_default_acl`,
  extension: `select extname as name, format('%s in %s', extversion, extnamespace::regnamespace) as definition from pg_extension`,
  type: `select format_type(t.oid, null) as name, concat_ws(' ', t.typtype, t.typowner::regrole,
      case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end, case when t.typnotnull then 'not null' end,
      t.typdefault, case when t.typtype = 'd' then t.typcollation::regcollation end,
      (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid),
      ${grants(`coalesce(t.typacl, acldefault('T', t.typowner))`)}) as definition
    from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
    where ${OURS} and (t.typtype in ('e', 'd', 'r', 'm') or c.relkind = 'c') and ${alone('pg_type', 't.oid')}`,
  table: `select c.oid::regclass::text as name, concat_ws(' ', c.relkind, c.relpersistence, c.relowner::regrole,
      case when c.relrowsecurity then 'row level security' end, case when c.relforcerowsecurity then 'forced' end,
      'replica identity', c.relreplident, c.reloptions::text, pg_get_partkeydef(c.oid), pg_get_expr(c.relpartbound, c.oid),
      (select string_agg(inhparent::regclass::text, ', ' order by inhseqno) from pg_inherits where inhrelid = c.oid)) as definition
    from ${relations("'r', 'p', 'f'")}`,
  view: `select c.oid::regclass::text as name, concat_ws(' ', c.relkind, c.relowner::regrole, c.reloptions::text,
      pg_get_viewdef(c.oid)) as definition
    from ${relations("'v', 'm'")}`,
  sequence: `select c.oid::regclass::text as name, concat_ws(' ', c.relowner::regrole, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin,
      seqcache, seqcycle, (select format('%s of %s', d.deptype, pg_describe_object(d.refclassid, d.refobjid, d.refobjsubid))
        from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i'))) as definition
    from pg_sequence join ${relations("'S'")} on c.oid = seqrelid`,
  column: `select format('%s.%I', c.oid::regclass, a.attname) as name, concat_ws(' ',
      row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      nullif(a.attcollation, 0)::regcollation, case when a.attnotnull then 'not null' end, format('identity=%s', a.attidentity),
      format('generated=%s', a.attgenerated), a.attstorage, format('compression=%s', a.attcompression), a.attstattarget, a.attoptions::text) as definition
    from pg_attribute a join ${relations("'r', 'p', 'f', 'v', 'm', 'c'")} on c.oid = a.attrelid
    where a.attnum > 0 and not a.attisdropped`,
  default: `select format('%s.%I', c.oid::regclass, a.attname) as name, pg_get_expr(d.adbin, d.adrelid) as definition
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join ${relations("'r', 'p', 'f', 'v'")} on c.oid = d.adrelid`,
  constraint: `select concat_ws(' ', nullif(k.conrelid, 0)::regclass, nullif(k.contypid, 0)::regtype, k.conname) as name,
      concat_ws(' ', pg_get_constraintdef(k.oid), k.convalidated, k.connoinherit, k.condeferrable, k.condeferred) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where ${OURS} and k.contype <> 't' and ${alone('pg_constraint', 'k.oid')}`,
  index: `select c.oid::regclass::text as name, concat_ws(' ', pg_get_indexdef(c.oid), i.indisvalid, i.indisclustered, i.indisreplident) as definition
    from pg_index i join ${relations("'i', 'I'")} on c.oid = i.indexrelid`,
  function: `select format('%s %s', p.prokind, p.oid::regprocedure) as name, concat_ws(' ', p.proowner::regrole,
      case when p.prokind = 'a' then (select concat_ws(' ', aggtransfn, aggfinalfn, aggtranstype::regtype, agginitval) from pg_aggregate where aggfnoid = p.oid)
        else pg_get_functiondef(p.oid) end) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and ${alone('pg_proc', 'p.oid')}`,
  trigger: `select format('%s on %s', t.tgname, t.tgrelid::regclass) as name, concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled) as definition
    from pg_trigger t join ${relations("'r', 'p', 'f', 'v'")} on c.oid = t.tgrelid where not t.tgisinternal`,
  rule: `select format('%s on %s', r.rulename, r.ev_class::regclass) as name, concat_ws(' ', pg_get_ruledef(r.oid), r.ev_enabled) as definition
    from pg_rewrite r join ${relations("'r', 'p', 'v', 'm'")} on c.oid = r.ev_class where r.rulename <> '_RETURN'`,
  policy: `select format('%s on %s', p.polname, p.polrelid::regclass) as name, concat_ws(' ', p.polcmd, p.polpermissive,
      (select string_agg(coalesce(nullif(r, 0)::regrole::text, 'public'), ', ' order by r::regrole::text) from unnest(p.polroles) r),
      'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)) as definition from pg_policy p`,
  grant: `select c.oid::regclass::text as name,
      ${grants(`coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))`)} as definition
    from ${relations("'r', 'p', 'f', 'v', 'm', 'S'")}`,
  'column grant': `select format('%s.%I', c.oid::regclass, a.attname) as name, ${grants('a.attacl')} as definition
    from pg_attribute a join ${relations("'r', 'p', 'f', 'v', 'm'")} on c.oid = a.attrelid where a.attacl is not null and a.attnum > 0`,
  'function grant': `select p.oid::regprocedure::text as name, ${grants(`coalesce(p.proacl, acldefault('f', p.proowner))`)} as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and n.nspname <> 'extensions'`,
  comment: `select concat_ws(' ', o.type, o.identity) as name, d.description as definition
    from pg_description d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) o
    where d.objoid >= 16384 and not exists (select from pg_depend e
      where e.classid = d.classoid and e.objid = d.objoid and e.deptype = 'e')`,
  publication: `select pubname as name, concat_ws(' ', pubowner::regrole, puballtables, pubinsert, pubupdate, pubdelete, pubtruncate,
      pubviaroot, (select string_agg(pnnspid::regnamespace::text, ', ' order by pnnspid::regnamespace::text) from pg_publication_namespace
        where pnpubid = p.oid)) as definition from pg_publication p`,
  'published table': `select format('%s: %I.%I', pubname, schemaname, tablename) as name, concat_ws(' ', attnames::text, rowfilter) as definition
    from pg_publication_tables`,
  'event trigger': `select evtname as name, concat_ws(' ', evtowner::regrole, evtevent, evtfoid::regproc, evtenabled, evttags::text) as definition
    from pg_event_trigger`,
  statistics: `select s.stxname as name, pg_get_statisticsobjdef(s.oid) as definition
    from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${OURS}`,
  rare: RARE,
};

/** The kinds of things that are compared. */
export const CATALOGUE_KINDS = Object.keys(QUERIES);

/** What the preparation of a stack keeps for itself, whatever the migrations say. */
const BOOKS = /^(?:schema|table|column|constraint|index|grant|schema grant) supabase_migrations\b/;

/** Written out and read again they lose brackets that say nothing. */
const WITH_CONDITIONS = ['constraint', 'trigger', 'policy', 'index', 'default'];

/** The database's things, each with what can be told of it, under a key of its kind and name. */
export async function readCatalogue(sql: Sql): Promise<Map<string, string>> {
  const all = Object.entries(QUERIES).map(
    ([kind, query]) => `select '${kind}' as kind, name::text, definition::text from (${query}) as one`,
  );
  const lines = await sql.transaction(async (inner) => {
    // So that every name comes with its schema.
    await inner.exec(`set local search_path = ''`);
    return inner.rows<CatalogueLine>(all.join('\nunion all\n'));
  });
  return new Map(
    lines
      .map(({ kind, name, definition }): [string, string] => [
        `${kind} ${name}`,
        WITH_CONDITIONS.includes(kind) ? withoutIdleBrackets(definition ?? '') : (definition ?? ''),
      ])
      .filter(([key]) => !BOOKS.test(key)),
  );
}

/** What one has and the other has not, or has otherwise; empty when they are the same. */
export function differences(
  expected: ReadonlyMap<string, string>,
  actual: ReadonlyMap<string, string>,
): string[] {
  const keys = [...new Set([...expected.keys(), ...actual.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [one, other] = [expected.get(key), actual.get(key)];
    if (one === other) return [];
    if (one === undefined) return [`too much: ${key}: ${other}`];
    if (other === undefined) return [`missing: ${key}: ${one}`];
    return [`differs: ${key}:\n  ${one}\n  ${other}`];
  });
}
