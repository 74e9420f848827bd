import type { Log } from './log.ts';
import { type Rounds, startRounds } from './rounds.ts';
import type { Sql } from './sql.ts';

export interface JobsOptions {
  /** With the rights of the database's owner. */
  sql: Pick<Sql, 'rows'>;
  /** Calls an edge function with the secret key. */
  invoke: (functionName: string) => Promise<Response>;
  log: Log;
  /** Pause between two rounds. */
  everyMs?: number;
}

interface Round {
  counts: Record<string, unknown>;
  payments_due: boolean;
}

const ROUND = `
  select public.run_scheduled_jobs() as counts,
    exists (
      select 1 from public.payments where state = 'prompted' and next_check_at <= now()
    ) as payments_due`;

/**
 * Does what pg_cron does for a hosted project: the database's own jobs, then what takes an edge function: payments that
 * are due for a check, files that nothing names any more, notifications that leave the app.
 * One round at a time; a round that fails is logged and the next one comes all the same.
 */
export function startJobs({ sql, invoke, log, everyMs = 5_000 }: JobsOptions): Rounds {
  async function round(isStopped: () => boolean): Promise<void> {
    const [done] = await sql.rows<Round>(ROUND);
    if (!done) return;
    const counts = Object.entries(done.counts).filter(([, count]) => count !== 0);
    if (counts.length > 0) log.info('scheduled jobs', Object.fromEntries(counts));
    if (done.payments_due && !isStopped()) await call('check-payments');
    if (Number(done.counts['files_to_remove'] ?? 0) > 0 && !isStopped()) await call('remove-files');
    if (Number(done.counts['deliveries_due'] ?? 0) > 0 && !isStopped()) await call('deliver-notifications');
  }

  async function call(name: string): Promise<void> {
    const response = await invoke(name);
    if (response.ok) log.debug(`${name} is done`, { ...((await response.json()) as object) });
    else log.error(`${name} failed`, { status: response.status, answer: await response.text() });
  }

  return startRounds({
    round,
    failed: (error) => log.error('scheduled jobs failed', { error }),
    everyMs,
  });
}
