import { createHash } from 'node:crypto';

import type { Keys } from './keys.ts';
import type { Sql } from './sql.ts';

const TABLE = 'supabase_migrations.keys';

/** Names a shop's keys without telling any of them. */
export const fingerprintOf = ({ anonKey, secretKey, jwtSecret }: Keys): string =>
  createHash('sha256').update([anonKey, secretKey, jwtSecret].join('\n')).digest('hex').slice(0, 32);

/** Refuses a database that a shop with other keys works on: each would send away whoever signed in at the other. */
export async function refuseOtherKeys(sql: Pick<Sql, 'rows'>, fingerprint: string): Promise<void> {
  const [table] = await sql.rows<{ name: string | null }>(`select to_regclass('${TABLE}')::text as name`);
  if (table?.name == null) return;
  const rows = await sql.rows<{ fingerprint: string }>(`select fingerprint from ${TABLE}`);
  if (rows.every((row) => row.fingerprint === fingerprint)) return;
  throw new Error(
    'The keys in DATA_DIR/keys.json are not those of the shop that DATABASE_URL names: one with these would refuse ' +
      'whoever signed in at the other. Nothing was changed. Copy keys.json from the DATA_DIR of the first machine. ' +
      `If they are to change, and everybody is to sign in again, stop every shop on this database and run: delete from ${TABLE}`,
  );
}

/** Notes the keys of the first shop that starts on a database; of two that start at once the later one is refused. */
export async function keepKeys(sql: Sql, fingerprint: string): Promise<void> {
  await sql.exec(`create schema if not exists supabase_migrations;
    create table if not exists ${TABLE} (is_only boolean primary key default true check (is_only), fingerprint text not null)`);
  await sql.rows(`insert into ${TABLE} (fingerprint) values ($1) on conflict do nothing`, [fingerprint]);
  await refuseOtherKeys(sql, fingerprint);
}
