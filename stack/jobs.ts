import type { Log } from './log.ts';
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

export interface Jobs {
  /** Starts no further round; resolves when the one under way has ended. */
  stop: () => Promise<void>;
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
export function startJobs({ sql, invoke, log, everyMs = 5_000 }: JobsOptions): Jobs {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(begin, everyMs);

  function begin(): void {
    running = round()
      .catch((error: unknown) => {
        if (!stopped) log.error('scheduled jobs failed', { error });
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(begin, everyMs);
      });
  }

  async function round(): Promise<void> {
    const [done] = await sql.rows<Round>(ROUND);
    if (!done) return;
    const counts = Object.entries(done.counts).filter(([, count]) => count !== 0);
    if (counts.length > 0) log.info('scheduled jobs', Object.fromEntries(counts));
    if (done.payments_due && !stopped) await call('check-payments');
    if (Number(done.counts['files_to_remove'] ?? 0) > 0 && !stopped) await call('remove-files');
    if (Number(done.counts['deliveries_due'] ?? 0) > 0 && !stopped) await call('deliver-notifications');
  }

  async function call(name: string): Promise<void> {
    const response = await invoke(name);
    if (response.ok) log.debug(`${name} is done`, { ...((await response.json()) as object) });
    else log.error(`${name} failed`, { status: response.status, answer: await response.text() });
  }

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
