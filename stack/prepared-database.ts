import path from 'node:path';

import { backUpBefore } from './backups.ts';
import { warnOfClock } from './clock-warning.ts';
import type { Database } from './database-shape.ts';
import { refuseForeign } from './foreign-database.ts';
import { refuseCutOffRestore } from './half-restored.ts';
import { keepKeys, refuseOtherKeys } from './kept-keys.ts';
import type { Log } from './log.ts';
import { HistoryMismatch, missingMigrations, readHistory } from './migration-history.ts';
import { MigrationFailed } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { refuseWhileOthersWork } from './others-at-work.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { awaitsTakeover, beginCopy, type FormerDatabase, openFormer, setAside } from './pglite-takeover.ts';
import { type Preparation, prepareDatabase } from './prepare.ts';
import { refuseWeakRole } from './weak-role.ts';

/** Where the database lives: in a server of its own, whose files lie in `directory`, or on one that others run. */
export type DatabasePlace =
  | { kind: 'own'; directory: string }
  /** `fingerprint`: of the keys of a shop that is to work on it from now on. */
  | { kind: 'server'; url: string; fingerprint?: string };

export interface PreparedOptions<Api> {
  place: DatabasePlace;
  preparation: Preparation;
  /** Makes the API over the open database; preparing needs it for the system schemas. */
  createApi: (database: Database) => Api;
  log: Log;
  /** Waited for before a database with data is changed: a version whose site cannot be built must leave it to the former one. */
  siteBuilt?: Promise<void> | undefined;
  /** Ends what is under way, at once; nothing half done is left. */
  signal?: AbortSignal | undefined;
}

interface SystemSchema {
  ensureSystemSchema: () => Promise<void>;
}

interface Opened {
  database: Database;
  /** How to go back when bringing it up to date fails; `isAsItWas`: its migrations were undone. */
  wayBack: (isAsItWas: boolean) => string;
  /** What is left once it is up to date. */
  finish?: () => void;
}

/** Opens the database and brings it up to date. Closing it ends a server of its own as well. */
export async function openPreparedDatabase<Api extends SystemSchema>(
  options: PreparedOptions<Api>,
): Promise<{ database: Database; api: Api }> {
  const { place, preparation, createApi, log, signal } = options;
  const { database, wayBack, finish } = await open(options);
  const goOn = cutBy(signal, database, log);
  try {
    const api = createApi(database);
    await warnOfClock(database.sql, log, preparation.migrations);
    const applied = await prepareDatabase(database, api, preparation, log);
    if (place.kind === 'server' && place.fingerprint !== undefined)
      await keepKeys(database.sql, place.fingerprint);
    if (applied.length > 0)
      log.info('database brought up to date', { applied: applied.length, last: applied.at(-1) });
    signal?.throwIfAborted();
    finish?.();
    return { database, api };
  } catch (error) {
    await database.close();
    throw withWayBack(error, wayBack);
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

function withWayBack(error: unknown, wayBack: Opened['wayBack']): unknown {
  if (!(error instanceof Error) || error instanceof HistoryMismatch) return error;
  const sentences = [error.message.replace(/\.$/, ''), wayBack(error instanceof MigrationFailed)];
  return new Error(sentences.filter((one) => one !== '').join('. '), { cause: error });
}

async function open<Api extends SystemSchema>(options: PreparedOptions<Api>): Promise<Opened> {
  const { place, log, signal, siteBuilt } = options;
  if (place.kind === 'server') {
    const database = await openDatabase(place.url, log);
    await refuseCutOffRestore(database.sql).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    await upgradeOnceBuilt(database, options);
    return { database, wayBack: asItWas };
  }
  const { directory } = place;
  if (awaitsTakeover(directory)) {
    await siteBuilt;
    await takeOver(directory, options);
    return {
      database: await openOwn(directory, log, signal),
      wayBack: () => NOT_TAKEN_OVER,
      finish: () => setAside(directory, log),
    };
  }
  const database = await openOwn(directory, log, signal);
  const upgrade = await upgradeOnceBuilt(database, options);
  if (upgrade === undefined) return { database, wayBack: asItWas };
  await database.close();
  const backup = await backUpBefore(directory, upgrade);
  log.info('the database was backed up before the upgrade', { backup });
  return { database: await openOwn(directory, log, signal), wayBack: wayBackTo(backup, directory) };
}

const NOT_TAKEN_OVER =
  'The database of the former release was not changed: that release can be started on it again.';

const asItWas = (isAsItWas: boolean): string =>
  isAsItWas ? 'The database is as it was: the former version can be started on it again.' : '';

const wayBackTo =
  (backup: string, directory: string) =>
  (isAsItWas: boolean): string =>
    isAsItWas
      ? `${asItWas(true)} A backup from before is ${backup} (docs/deploy.md).`
      : `To go back, put the backup from before the upgrade, ${path.join(backup, 'postgres')}, in the place of ` +
        `${path.join(directory, 'postgres')} and start the former version (docs/deploy.md).`;

/** The last migration that a database with data awaits. */
async function upgradeOf({ sql }: Database, { migrations }: Preparation): Promise<string | undefined> {
  const history = await readHistory(sql);
  return history.length === 0 ? undefined : missingMigrations(history, migrations).at(-1)?.version;
}

/** The same, once the site is there when there is something to change; closes the database when that is not to be. */
async function upgradeOnceBuilt<Api>(
  database: Database,
  { place, preparation, siteBuilt }: PreparedOptions<Api>,
): Promise<string | undefined> {
  try {
    if (place.kind === 'server') {
      await refuseForeign(database.sql, preparation.migrations);
      await refuseWeakRole(database.sql);
      if (place.fingerprint !== undefined) await refuseOtherKeys(database.sql, place.fingerprint);
    }
    const upgrade = await upgradeOf(database, preparation);
    if (upgrade === undefined) return upgrade;
    await siteBuilt;
    if (place.kind === 'server')
      await refuseWhileOthersWork(
        database.sql,
        async () => (await upgradeOf(database, preparation)) !== undefined,
      );
    return upgrade;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openOwn(directory: string, log: Log, signal?: AbortSignal): Promise<Database> {
  const server = await startOwnPostgres(directory, log, signal);
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

/** Before anything else works on the directory: the former database stays where it is until the copy is up to date. */
async function takeOver<Api extends SystemSchema>(
  directory: string,
  { preparation, createApi, log, signal }: PreparedOptions<Api>,
): Promise<void> {
  let former: FormerDatabase | undefined;
  let server: OwnPostgres | undefined;
  let database: Database | undefined;
  let goOn: (() => void) | undefined;
  try {
    former = await openFormer(directory, preparation.migrations);
    log.info('the database of the former release is taken over; this may take some minutes');
    beginCopy(directory);
    server = await startOwnPostgres(directory, log, signal);
    database = await openDatabase(server.url, log);
    goOn = cutBy(signal, database, log);
    await prepareDatabase(database, createApi(database), { migrations: former.migrations, seeds: [] }, log);
    const rows = await former.copyTo(server.url);
    log.info('every row was copied and compared', { rows });
  } catch (error) {
    if (error instanceof HistoryMismatch) throw error;
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database of the former release in ${directory} could not be taken over: ${words}. ${NOT_TAKEN_OVER}`,
      { cause: error },
    );
  } finally {
    goOn?.();
    await former?.close();
    await database?.close();
    await server?.stop();
  }
}
