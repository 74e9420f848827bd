import path from 'node:path';

import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { openDirectoryDatabase, openMemoryDatabase, openServerDatabase } from './open-database.ts';
import { type Preparation, preparationKey, prepareDatabase } from './prepare.ts';
import { Snapshots } from './snapshot.ts';
import { keepUp } from './upkeep.ts';

/** Where the database lives. */
export type DatabasePlace =
  | { kind: 'memory' }
  | { kind: 'directory'; directory: string }
  | { kind: 'server'; url: string };

export interface PreparedOptions<Api> {
  place: DatabasePlace;
  preparation: Preparation;
  /** Where archives of prepared databases are kept. */
  snapshotDirectory: string;
  /** Makes the API over the open database; preparing needs it for the system schemas. */
  createApi: (database: Database) => Api;
  log: Log;
}

interface SystemSchema {
  ensureSystemSchema: () => Promise<void>;
}

/** Opens the database and brings it up to date; a new one begins with the archive of an equal one when there is one. */
export async function openPreparedDatabase<Api extends SystemSchema>(
  options: PreparedOptions<Api>,
): Promise<{ database: Database; api: Api }> {
  const { place, preparation } = options;
  if (place.kind === 'server') return prepared(await openServerDatabase(place.url, options.log), options);
  const snapshots = new Snapshots(options.snapshotDirectory);
  const key = preparationKey(preparation);
  const opened = await openEmbedded(place, snapshots, key, options.log);
  const both = await prepared(opened.database, options);
  if (opened.fresh && !opened.fromArchive) {
    await keepUp(both.database.sql);
    await snapshots.write(key, await both.database.dump());
  }
  await opened.created();
  return both;
}

async function prepared<Api extends SystemSchema>(
  database: Database,
  { createApi, preparation, log }: PreparedOptions<Api>,
): Promise<{ database: Database; api: Api }> {
  try {
    const api = createApi(database);
    const applied = await prepareDatabase(database, api, preparation);
    if (applied.length > 0)
      log.info('database brought up to date', { applied: applied.length, last: applied.at(-1) });
    return { database, api };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Opened {
  database: Database;
  fresh: boolean;
  fromArchive: boolean;
  created: () => Promise<void>;
}

async function openEmbedded(
  place: Exclude<DatabasePlace, { kind: 'server' }>,
  snapshots: Snapshots,
  key: string,
  log: Log,
): Promise<Opened> {
  let fromArchive = false;
  const archive = async (): Promise<Blob | undefined> => {
    const found = await snapshots.read(key);
    fromArchive = found !== undefined;
    return found;
  };
  const open = async (): Promise<Opened> => {
    if (place.kind === 'directory') {
      const opened = await openDirectoryDatabase(path.resolve(place.directory), archive);
      return { ...opened, fromArchive };
    }
    const database = await openMemoryDatabase(await archive());
    return { database, fresh: true, fromArchive, created: async () => undefined };
  };
  try {
    return await open();
  } catch (error) {
    if (!fromArchive) throw unreadable(place, error);
    log.warn('an archive of the database could not be read and is made anew', { error });
    await snapshots.discard(key);
    fromArchive = false;
    return open();
  }
}

function unreadable(place: DatabasePlace, error: unknown): unknown {
  if (place.kind !== 'directory') return error;
  const words = error instanceof Error ? error.message : String(error);
  return new Error(`The database in ${place.directory} cannot be opened: ${words}`, { cause: error });
}
