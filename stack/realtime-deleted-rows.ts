import type { Rows } from './database-shape.ts';
import { quoteName, quoteTable } from './realtime-tables.ts';

interface Policy {
  permissive: boolean;
  condition: string;
}

const POLICIES = `
  select polpermissive as permissive, pg_get_expr(polqual, polrelid) as condition
  from pg_catalog.pg_policy
  where polrelid = $1::regclass and polcmd in ('r', '*') and (0 = any (polroles) or exists (
    select from unnest(polroles) as role where pg_has_role(current_user, role, 'usage')))`;

/**
 * Whether the one for whom `rows` asks could have read a row that is gone: the policies of its table judge what the
 * notification of `REALTIME_SQL` says the row was. Nobody could, where it says too little for them.
 */
export async function couldRead(
  rows: Rows,
  { schema, table, notification }: { schema: string; table: string; notification: string },
): Promise<boolean> {
  const name = quoteTable(schema, table);
  const [security] = await rows<{ active: boolean }>('select row_security_active($1::text) as active', [
    name,
  ]);
  if (security?.active === false) return true;
  const policies = await rows<Policy>(POLICIES, [name]);
  const conditions = (permissive: boolean): string[] =>
    policies.filter((policy) => policy.permissive === permissive).map(({ condition }) => `(${condition})`);
  const anyOf = conditions(true);
  if (anyOf.length === 0) return false;
  const allOf = [`(${anyOf.join(' or ')})`, ...conditions(false)].join(' and ');
  // Called as the table is, which is how the conditions of its policies speak of it.
  const [judged] = await rows<{ visible: boolean }>(
    `select $1::jsonb -> 'old' is not null and exists (
       select from jsonb_populate_record(null::${name}, $1::jsonb -> 'old') as ${quoteName(table)} where ${allOf}
     ) as visible`,
    [notification],
  );
  return judged?.visible === true;
}
