import { setTimeout as sleep } from 'node:timers/promises';

import { ADVISORY_LOCK } from './prepare.ts';
import type { Sql } from './sql.ts';

/** Connections that were just closed are seen a little longer; instances that start together take turns. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

/**
 * Refuses to bring up to date what another shop works on: its code would meet tables it does not know. Only connections
 * from before ours count, so that of two that start together one goes on. `isStillDue` ends the waiting when it did.
 */
export async function refuseWhileOthersWork(
  sql: Pick<Sql, 'rows'>,
  isStillDue: () => Promise<boolean>,
): Promise<void> {
  let until = performance.now() + PATIENCE_MS;
  for (; ; await sleep(PAUSE_MS)) {
    const { count, prepares } = await othersAtWork(sql);
    if (count === 0 || !(await isStillDue())) return;
    // One that brings the database up to date itself may take as long as it takes.
    if (prepares) until = performance.now() + PATIENCE_MS;
    if (performance.now() < until) continue;
    throw new Error(
      'The database awaits an upgrade, and another shop is at work on it. Nothing was changed. ' +
        'Stop the shop that runs on this database first',
    );
  }
}

async function othersAtWork(sql: Pick<Sql, 'rows'>): Promise<{ count: number; prepares: boolean }> {
  const [row] = await sql.rows<{ count: number; prepares: boolean }>(
    `select count(*)::int as count, coalesce(bool_or(pid in (
       select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted)), false) as prepares
       from pg_stat_activity
      where application_name = 'mizizi' and datname = current_database() and pid <> pg_backend_pid()
        and backend_start < (select backend_start from pg_stat_activity where pid = pg_backend_pid())`,
    [ADVISORY_LOCK],
  );
  return row ?? { count: 0, prepares: false };
}
