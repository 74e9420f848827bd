/** What the database does not say of itself: things without a comment, what a null means, and refusals that are left out. */
import type { Sql } from '../../stack/sql.ts';
import { ALONE, OURS } from './read-database.ts';

/** What to do about a gap. */
export const HOW_TO_MEND = `Write "comment on … is '…'" in a migration: what it is, units, what null means, who may, and at the end of a
function's "Refusals: a, b.". Then npm run schemas, npm run database-docs and npm run database-types.`;

const NAMED = `
select format('%s %s has no comment', case c.relkind when 'v' then 'view' when 'c' then 'type' else 'table' end, c.oid::regclass) as gap
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'c') and ${ALONE('pg_class', 'c.oid')}
  and length(trim(coalesce(obj_description(c.oid, 'pg_class'), obj_description(c.reltype, 'pg_type'), ''))) < 10
union all
select format('column %s.%I has no comment', c.oid::regclass, a.attname)
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'c') and a.attnum > 0 and not a.attisdropped
  and ${ALONE('pg_class', 'c.oid')} and trim(coalesce(col_description(c.oid, a.attnum), '')) = ''
union all
select format('function %s has no comment', p.oid::regprocedure)
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ${OURS} and ${ALONE('pg_proc', 'p.oid')}
  and length(trim(coalesce(obj_description(p.oid, 'pg_proc'), ''))) < 10`;

/** Kinds of refusal that stand in a function's own text. */
const REFUSALS = `
select format('function %s refuses with %s, which its comment does not name', p.oid::regprocedure, r.kind[1]) as gap
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  cross join lateral (select distinct m from regexp_matches(p.prosrc, 'private\\.refuse\\(\\s*''([a-z_]+)''', 'g') m) r (kind)
where n.nspname in ${OURS} and obj_description(p.oid, 'pg_proc') !~ ('\\m' || r.kind[1] || '\\M')`;

const NULLS = `
select format('column %s.%I may be null, and its comment does not say what that means', c.oid::regclass, a.attname) as gap
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ${OURS} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and not a.attnotnull
  and col_description(c.oid, a.attnum) !~* '\\mnull\\M'`;

export async function gapsOf(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ gap: string }>(
    `select gap from (${NAMED} union all ${NULLS} union all ${REFUSALS}) x order by gap`,
  );
  return rows.map(({ gap }) => gap);
}
