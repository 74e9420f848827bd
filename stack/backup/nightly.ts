import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { StackConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { ownPostgresUrl } from '../own-postgres.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { lastDue } from './backup-names.ts';
import { isWanted, type NightlyJob, type NightlyReport } from './nightly-job.ts';

export interface NightlyOptions {
  config: Pick<StackConfig, 'backup' | 'databaseUrl'>;
  dataDirectory: string;
  log: Log;
  /** Pause between two looks, and before the first. */
  everyMs?: number;
}

const AGAIN_AFTER_MS = 3_600_000;

/**
 * Backs the shop up once a night, and when it was off at that time later that day. What fails is logged and tried again
 * an hour later: the shop goes on.
 */
export function startNightly({ config, dataDirectory, log, everyMs = 300_000 }: NightlyOptions): Rounds {
  let restsUntil = 0;
  const stopping = new AbortController();

  async function round(): Promise<void> {
    const wanted = { dataDirectory, backup: config.backup, due: lastDue(new Date()) };
    const url = config.databaseUrl ?? ownPostgresUrl(dataDirectory);
    if (url === undefined || Date.now() < restsUntil || !isWanted(wanted)) return;
    restsUntil = Date.now() + AGAIN_AFTER_MS;
    const { made, sent, notSent, removed } = await inWorker({ ...wanted, url }, stopping.signal);
    if (made) log.info('the shop was backed up', { ...made });
    if (sent !== undefined) log.info('the backup was sent', { to: sent });
    if (notSent !== undefined) log.error('the backup could not be sent', { words: notSent });
    if (removed.length > 0) log.info('older backups were removed', { removed });
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
