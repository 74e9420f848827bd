import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { StackConfig } from '../config.ts';
import { type Log, withoutSecrets } from '../log.ts';
import { ownPostgresUrl } from '../own-postgres.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import type { Sql } from '../sql.ts';
import { lastDue } from './backup-names.ts';
import { isWanted, lastGood, type NightlyJob, type NightlyReport } from './nightly-job.ts';

export interface NightlyOptions {
  config: Pick<StackConfig, 'backup' | 'databaseUrl'>;
  dataDirectory: string;
  log: Log;
  /** Learns how it goes, for the owner's desk; a database without a shop's tables is told nothing. */
  sql: Pick<Sql, 'rows'>;
  /** Pause between two looks, and before the first. */
  everyMs?: number;
}

const AGAIN_AFTER_MS = 3_600_000;
/** Of the uploads that have no file. */
const NAMED = 10;

/**
 * Backs the shop up once a night, and when it was off at that time later that day. What fails is logged and tried again
 * an hour later: the shop goes on.
 */
export function startNightly({ config, dataDirectory, log, sql, everyMs = 300_000 }: NightlyOptions): Rounds {
  let restsUntil = 0;
  const stopping = new AbortController();

  async function round(): Promise<void> {
    const wanted = { dataDirectory, backup: config.backup, due: lastDue(new Date()) };
    const url = config.databaseUrl ?? ownPostgresUrl(dataDirectory);
    if (url === undefined || Date.now() < restsUntil || !isWanted(wanted)) return note();
    restsUntil = Date.now() + AGAIN_AFTER_MS;
    const { made, sent, notSent, removed } = await inWorker({ ...wanted, url }, stopping.signal).catch(
      async (error: unknown) => {
        if (!stopping.signal.aborted) await note(error instanceof Error ? error.message : String(error));
        throw error;
      },
    );
    const { missing = [], ...report } = made ?? {};
    if (made) log.info('the shop was backed up', report);
    if (missing.length > 0)
      log.warn('uploads without a file are not in the backup', {
        many: missing.length,
        first: missing.slice(0, NAMED),
      });
    if (sent !== undefined) log.info('the backup was sent', { to: sent });
    if (notSent !== undefined) log.error('the backup could not be sent', { words: notSent });
    if (removed.length > 0) log.info('older backups were removed', { removed });
    await note(notSent);
  }

  async function note(problem?: string): Promise<void> {
    const [found] = await sql.rows<{ exists: boolean }>(
      "select to_regclass('private.backups') is not null as exists",
    );
    if (!found?.exists) return;
    const good = lastGood({ dataDirectory, backup: config.backup })?.toISOString() ?? null;
    const words = problem === undefined ? null : withoutSecrets(problem);
    await sql.rows('select private.note_backup($1, $2)', [good, words]);
  }

  const rounds = startRounds({
    round,
    failed: (error) => log.error('the nightly backup failed', { error }),
    everyMs,
  });
  return {
    stop: async () => {
      // Nobody who ends a shop waits for a backup: the next start makes it.
      stopping.abort();
      await rounds.stop();
    },
  };
}

async function inWorker(job: NightlyJob, signal: AbortSignal): Promise<NightlyReport> {
  const worker = new Worker(new URL('nightly-worker.ts', import.meta.url), { workerData: job });
  try {
    const [report] = (await once(worker, 'message', { signal })) as [NightlyReport];
    return report;
  } finally {
    await worker.terminate();
  }
}
