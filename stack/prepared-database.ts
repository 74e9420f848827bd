import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { openDatabase } from './open-database.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import {
  awaitsTakeover,
  type FormerDatabase,
  forgetUnfinished,
  openFormer,
  setAside,
} from './pglite-takeover.ts';
import { type Preparation, prepareDatabase } from './prepare.ts';

/** Where the database lives: in a server of its own, whose files lie in `directory`, or on one that others run. */
export type DatabasePlace = { kind: 'own'; directory: string } | { kind: 'server'; url: string };

export interface PreparedOptions<Api> {
  place: DatabasePlace;
  preparation: Preparation;
  /** Makes the API over the open database; preparing needs it for the system schemas. */
  createApi: (database: Database) => Api;
  log: Log;
  /** Ends what is under way, at once; nothing half done is left. */
  signal?: AbortSignal | undefined;
}

interface SystemSchema {
  ensureSystemSchema: () => Promise<void>;
}

/** Opens the database and brings it up to date. Closing it ends a server of its own as well. */
export async function openPreparedDatabase<Api extends SystemSchema>(
  options: PreparedOptions<Api>,
): Promise<{ database: Database; api: Api }> {
  const { place, preparation, createApi, log, signal } = options;
  if (place.kind === 'own' && awaitsTakeover(place.directory)) await takeOver(place.directory, options);
  const database = await open(place, log, signal);
  const goOn = cutBy(signal, database, log);
  try {
    const api = createApi(database);
    const applied = await prepareDatabase(database, api, preparation, log);
    if (applied.length > 0)
      log.info('database brought up to date', { applied: applied.length, last: applied.at(-1) });
    signal?.throwIfAborted();
    return { database, api };
  } catch (error) {
    await database.close();
    throw error;
  } finally {
    goOn();
  }
}

/** Takes the database away from whoever prepares it once the signal comes; the answer ends that. */
function cutBy(signal: AbortSignal | undefined, database: Database, log: Log): () => void {
  const cut = (): void => {
    database.close(0).catch((error: unknown) => log.error('the database did not close', { error }));
  };
  if (signal?.aborted) cut();
  signal?.addEventListener('abort', cut, { once: true });
  return () => signal?.removeEventListener('abort', cut);
}

async function open(place: DatabasePlace, log: Log, signal?: AbortSignal): Promise<Database> {
  if (place.kind === 'server') return openDatabase(place.url, log);
  const server = await startOwnPostgres(place.directory, log, signal);
  try {
    const database = await openDatabase(server.url, log);
    return {
      ...database,
      close: async (graceMs) => {
        await database.close(graceMs);
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
  { preparation, createApi, log, signal }: PreparedOptions<Api>,
): Promise<void> {
  log.info('the database of the former release is taken over; this may take some minutes');
  await forgetUnfinished(directory);
  let former: FormerDatabase | undefined;
  let server: OwnPostgres | undefined;
  let database: Database | undefined;
  let goOn: (() => void) | undefined;
  try {
    former = await openFormer(directory, preparation.migrations);
    server = await startOwnPostgres(directory, log, signal);
    database = await openDatabase(server.url, log);
    goOn = cutBy(signal, database, log);
    await prepareDatabase(database, createApi(database), { migrations: former.migrations, seeds: [] }, log);
    const rows = await former.copyTo(server.url);
    log.info('every row was copied and compared', { rows });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database of the former release in ${directory} could not be taken over: ${words}. It was not changed: the ` +
        'former release can be started on it again.',
      { cause: error },
    );
  } finally {
    goOn?.();
    await former?.close();
    await database?.close();
    await server?.stop();
  }
  setAside(directory, log);
}
