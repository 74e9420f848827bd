import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { HistoryMismatch } from './migration-history.ts';
import { openDatabase } from './open-database.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { awaitsTakeover, beginCopy, type FormerDatabase, openFormer, setAside } from './pglite-takeover.ts';
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
export async function openPreparedDatabase<Api extends SystemSchema>(
  options: PreparedOptions<Api>,
): Promise<{ database: Database; api: Api }> {
  const { place, preparation, createApi, log } = options;
  if (place.kind === 'own' && awaitsTakeover(place.directory)) await takeOver(place.directory, options);
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

/** Before anything else works on the directory: a copy that fails leaves the former database as it was. */
async function takeOver<Api extends SystemSchema>(
  directory: string,
  { preparation, createApi, log }: PreparedOptions<Api>,
): Promise<void> {
  log.info('the database of the former release is taken over; this may take some minutes');
  let former: FormerDatabase | undefined;
  let server: OwnPostgres | undefined;
  let database: Database | undefined;
  try {
    former = await openFormer(directory, preparation.migrations);
    beginCopy(directory);
    server = await startOwnPostgres(directory, log);
    database = await openDatabase(server.url, log);
    await prepareDatabase(database, createApi(database), { migrations: former.migrations, seeds: [] });
    const rows = await former.copyTo(server.url);
    log.info('every row was copied and compared', { rows });
  } catch (error) {
    if (error instanceof HistoryMismatch) throw error;
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database of the former release in ${directory} could not be taken over: ${words}. It was not changed: the ` +
        'former release can be started on it again.',
      { cause: error },
    );
  } finally {
    await former?.close();
    await database?.close();
    await server?.stop();
  }
  setAside(directory, log);
}
