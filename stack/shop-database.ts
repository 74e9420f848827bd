import { existsSync } from 'node:fs';
import path from 'node:path';

import type { StackConfig } from './config.ts';
import { DataDirectoryInUse, lockDataDirectory } from './data-dir-lock.ts';
import { refuseOtherUser } from './data-dir.ts';
import type { Log } from './log.ts';
import { ownPostgresUrl, startOwnPostgres } from './own-postgres.ts';

/**
 * The database of a shop that may be running: `work` gets its address. One of its own is started when nobody did.
 * @param writesNoFiles a running one may then be asked by root as well, who would leave no file behind
 */
export async function withShopDatabase<T>(
  { dataDir, databaseUrl }: Pick<StackConfig, 'dataDir' | 'databaseUrl'>,
  log: Log,
  work: (url: string) => Promise<T>,
  { writesNoFiles = false } = {},
): Promise<T> {
  const isRoot = process.getuid?.() === 0;
  if (!(isRoot && writesNoFiles)) refuseOtherUser(dataDir);
  if (databaseUrl !== undefined) return work(databaseUrl);
  if (!existsSync(path.join(dataDir, 'postgres/PG_VERSION')))
    throw new Error(`There is no shop in ${dataDir}. Set DATA_DIR, or DATABASE_URL, as the shop has it.`);
  const running = ownPostgresUrl(dataDir);
  if (running !== undefined) return work(running);
  refuseOtherUser(dataDir);
  const release = lockStopped(dataDir);
  try {
    const server = await startOwnPostgres(dataDir, log);
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    release();
  }
}

function lockStopped(dataDir: string): () => void {
  try {
    return lockDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    throw new Error('The shop is just starting. Run this again once it is ready.', { cause: error });
  }
}
