import type { Database } from './database-shape.ts';
import type { StackApp } from './http.ts';
import { startJobs } from './jobs.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Rounds } from './rounds.ts';

/** Starts the jobs of a project that has any; functions are called in the process, with the secret key. */
export async function runJobs(
  app: StackApp,
  options: { keys: Keys; siteUrl: string; log: Log; metrics: Metrics },
  { sql }: Pick<Database, 'sql'>,
): Promise<Rounds | undefined> {
  const [found] = await sql.rows<{ exists: boolean; notes_starts: boolean }>(
    `select to_regclass('private.jobs') is not null as exists,
       to_regprocedure('private.note_start()') is not null as notes_starts`,
  );
  if (!found?.exists) return undefined;
  // What M-Pesa told of meanwhile came to nobody, so that the first round asks for it.
  if (found.notes_starts) await sql.rows('select private.note_start()');
  const { metrics } = options;
  const { secretKey } = options.keys;
  return startJobs({
    sql,
    log: options.log,
    ended: (outcome) => metrics.count('job_rounds', outcome),
    invoke: async (name) =>
      app.fetch(
        new Request(`${options.siteUrl}/functions/v1/${name}`, {
          method: 'POST',
          headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
        }),
      ),
  });
}
