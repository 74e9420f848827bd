import type { Log } from './log.ts';
import { isDiskError } from './pg-errors.ts';
import { type Rounds, startRounds } from './rounds.ts';
import type { Sql } from './sql.ts';

export interface JobsOptions {
  /** With the rights of the database's owner; each statement is a transaction of its own. */
  sql: Pick<Sql, 'rows'>;
  /** Calls an edge function with the secret key. */
  invoke: (functionName: string) => Promise<Response>;
  log: Log;
  /** Hears how each round ended. */
  ended?: (outcome: 'done' | 'failed') => void;
  /** Pause between two rounds. */
  everyMs?: number;
}

interface Job {
  name: string;
  /** The edge function that does it, where the database only knows that something is due. */
  calls: string | null;
}

/** What `private.run_job` answers; null when another process is at it. */
type Done = { count: number } | { problem: string; in_a_row: number } | null;

/** A job that goes on failing is told when it begins to, and then once in so many times. */
const TOLD_AGAIN = 60;

/**
 * Does what pg_cron does for a hosted project: the jobs of `private.jobs` that are due, one after the other, each in its
 * own transaction, so that one that fails takes nothing from the others. What takes an edge function is called here.
 * One round at a time; a round that fails is logged and the next one comes all the same.
 */
export function startJobs({ sql, invoke, log, ended, everyMs = 5_000 }: JobsOptions): Rounds {
  async function round(isStopped: () => boolean): Promise<void> {
    const due = await sql.rows<Job>('select name, calls from private.due_jobs()');
    const counts: Record<string, number> = {};
    for (const job of due) {
      if (isStopped()) break;
      const count = await run(job, isStopped);
      if (count > 0) counts[job.name] = count;
    }
    if (Object.keys(counts).length > 0) log.info('scheduled jobs', counts);
    ended?.('done');
  }

  async function run({ name, calls }: Job, isStopped: () => boolean): Promise<number> {
    const [row] = await sql.rows<{ done: Done }>('select private.run_job($1, true) as done', [name]);
    const done = row?.done ?? { count: 0 };
    if ('problem' in done) {
      tell(name, done.problem, done.in_a_row);
      return 0;
    }
    if (calls !== null && done.count > 0 && !isStopped()) {
      const problem = await call(calls);
      const [noted] = await sql.rows<{ in_a_row: number }>(
        'select private.note_job($1, $2, $3) as in_a_row',
        [name, done.count, problem],
      );
      if (problem !== null) tell(name, problem, noted?.in_a_row ?? 1);
    }
    return done.count;
  }

  /** Answers what went wrong. */
  async function call(name: string): Promise<string | null> {
    try {
      const response = await invoke(name);
      const answer = await response.text();
      if (!response.ok) return `${name} answered ${response.status}: ${answer}`;
      log.debug(`${name} is done`, { answer });
      return null;
    } catch (error) {
      return `${name} could not be called: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  function tell(name: string, problem: string, inARow: number): void {
    if (inARow % TOLD_AGAIN === 1) log.error(`the job ${name} failed`, { problem, inARow });
  }

  return startRounds({
    round,
    failed: (error) => {
      ended?.('failed');
      // That the disk is full is told by whoever watches it.
      log[isDiskError(error) ? 'debug' : 'error']('scheduled jobs failed', { error });
    },
    everyMs,
  });
}
