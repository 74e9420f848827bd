import type { Log } from './log.ts';
import type { Sql } from './sql.ts';

/**
 * Says that the clock is not where the shop's last work leaves it, before that clock ends holds, sessions and records: a
 * machine whose battery is empty starts years away. Nothing is said of a shop that noted no work yet.
 */
export async function warnOfClock(sql: Pick<Sql, 'rows'>, log: Log): Promise<void> {
  const [table] = await sql.rows<{ exists: boolean }>(
    "select to_regclass('private.job_runs') is not null as exists",
  );
  if (!table?.exists) return;
  const [row] = await sql.rows<{ clock: string; last: string }>(`
    select to_char(clock at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"') as clock,
      to_char(last at time zone 'utc', 'YYYY-MM-DD HH24:MI "UTC"') as last
      from (select clock_timestamp() as clock, (select max(last_run_at) from private.job_runs) as last) as times
     where clock > last + interval '30 days' or clock < last - interval '1 day'`);
  if (row)
    log.warn(
      `the clock says ${row.clock}, and the shop was last at work at ${row.last}. If that is wrong, set the clock before ` +
        'the shop goes on: reservations, sessions and old records end by it',
    );
}
