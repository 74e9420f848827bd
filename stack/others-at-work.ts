import { setTimeout as sleep } from 'node:timers/promises';

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
  for (const until = performance.now() + PATIENCE_MS; (await othersAtWork(sql)) > 0; await sleep(PAUSE_MS)) {
    if (!(await isStillDue())) return;
    if (performance.now() < until) continue;
    throw new Error(
      'The database awaits an upgrade, and another shop is at work on it. Nothing was changed. ' +
        'Stop the shop that runs on this database first',
    );
  }
}

async function othersAtWork(sql: Pick<Sql, 'rows'>): Promise<number> {
  const [row] = await sql.rows<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity as other
     where application_name = 'mizizi' and datname = current_database() and pid <> pg_backend_pid()
       and backend_start < (select backend_start from pg_stat_activity where pid = pg_backend_pid())`);
  return row?.count ?? 0;
}
