import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { openDatabase } from './open-database.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { type Preparation, prepareDatabase } from './prepare.ts';

/** Where the database lives: in a server of its own, whose files lie in `directory`, or on one that others run. */
export type DatabasePlace = { kind: 'own'; directory: string } | { kind: 'server'; url: string };

export interface PreparedOptions<Api> {
  place: DatabasePlace;
  preparation: Preparation;
  /** Makes the API over the open database; preparing needs it for the system schemas. */
  createApi: (database: Database) => Api;
  log: Log;
}

interface SystemSchema {
  ensureSystemSchema: () => Promise<void>;
}

/** Opens the database and brings it up to date. Closing it ends a server of its own as well. */
export async function openPreparedDatabase<Api extends SystemSchema>({
  place,
  preparation,
  createApi,
  log,
}: PreparedOptions<Api>): Promise<{ database: Database; api: Api }> {
  const database = await open(place, log);
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

async function open(place: DatabasePlace, log: Log): Promise<Database> {
  if (place.kind === 'server') return openDatabase(place.url, log);
  const server = await startOwnPostgres(place.directory, log);
  try {
    const database = await openDatabase(server.url, log);
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
