/**
 * A restored shop does not know which numbers of documents it gave after its backup was made, so new ones begin a series of their
 * own. The restore notes its moment; the shop that starts on it begins the series, once its schema is up to date.
 */
import type postgres from 'postgres';

import type { Log } from './log.ts';
import type { Sql } from './sql.ts';

const NOTES = 'supabase_migrations.restored';

/** `R2611271805`: the minute of a restore in Nairobi, as numbers bear it. */
export const markOf = (restoredAt: Date): string =>
  `R${new Date(restoredAt.getTime() + 3 * 3_600_000).toISOString().slice(2, 16).replaceAll(/\D/g, '')}`;

/** The first number of the series that a restore begins. */
export const firstNumber = (restoredAt: Date): string =>
  `INV-${new Date(restoredAt.getTime() + 3 * 3_600_000).getUTCFullYear()}-${markOf(restoredAt)}-00001`;

export async function noteRestore(
  session: postgres.ReservedSql,
  madeAt: string,
  restoredAt: Date,
): Promise<void> {
  await session.unsafe(
    `create table ${NOTES} (made_at timestamptz not null, restored_at timestamptz not null)`,
  );
  await session.unsafe(`insert into ${NOTES} values ($1, $2)`, [madeAt, restoredAt.toISOString()]);
}

/** Does nothing in a shop that was not restored since it last started. */
export async function beginAfterRestore(sql: Pick<Sql, 'rows'>, log: Log): Promise<void> {
  const [noted] = await sql.rows<{ is_due: boolean }>(
    `select to_regclass($1) is not null
       and to_regprocedure('private.begin_after_restore(timestamptz, timestamptz)') is not null as is_due`,
    [NOTES],
  );
  if (!noted?.is_due) return;
  const begun = await sql.rows<{ mark: string }>(`
    with noted as (delete from ${NOTES} returning made_at, restored_at)
    select private.begin_after_restore(made_at, restored_at) as mark from noted`);
  for (const { mark } of begun)
    log.info('restored from a backup: invoices and credit notes go on in a series of their own', { mark });
}
