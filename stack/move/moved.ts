/** A shop that was moved away takes no more orders: it says so in its database, and a start reads it. */
import type { Sql } from '../sql.ts';

/** Nothing of the shop's rows is in the project. */
export class NotMoved extends Error {
  override readonly name = 'NotMoved';
}

const TABLE = 'supabase_migrations.moved';

export const CLOSE_SQL = `
  create table if not exists ${TABLE} (moved_to text not null, moved_at timestamptz not null default now())`;
/** Answers a row unless it was closed before. */
export const closedFor = (address: string): string =>
  `insert into ${TABLE} (moved_to) select '${address.replaceAll("'", "''")}'
   where not exists (select from ${TABLE}) returning moved_to`;
export const REOPEN_SQL = `drop table if exists ${TABLE}`;

/** Throws in a shop that was moved, with where it is and how to open it here all the same. */
export async function refuseMoved(sql: Pick<Sql, 'rows'>): Promise<void> {
  const [table] = await sql.rows<{ name: string | null }>(`select to_regclass('${TABLE}')::text as name`);
  if (table?.name == null) return;
  const [moved] = await sql.rows<{ to: string; at: string }>(
    `select moved_to as to, to_char(moved_at at time zone 'Africa/Nairobi', 'YYYY-MM-DD HH24:MI') as at from ${TABLE}`,
  );
  if (!moved) return;
  throw new Error(
    `This shop was closed on ${moved.at} (Nairobi) to be moved to ${moved.to}, and takes no orders here. If it is to be opened ` +
      'here again, without what happened there since: npm run move-to-supabase -- --reopen',
  );
}
