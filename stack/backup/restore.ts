/**
 * Puts a shop from a backup into an empty place. The file is read to its end before anything is changed; the schema is made
 * by the migrations that the shop had, and the next start brings it up to date.
 */
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import { noteRestore } from '../after-restore.ts';
import { createApi } from '../api.ts';
import { ensureDataDirectory } from '../data-dir.ts';
import { makeKeys } from '../keys.ts';
import type { Log } from '../log.ts';
import type { Migration } from '../migration-history.ts';
import { openDatabase } from '../open-database.ts';
import { startOwnPostgres } from '../own-postgres.ts';
import { prepareDatabase } from '../prepare.ts';
import { FileStorageAdapter } from '../storage-adapter.ts';
import { type EmptyDatabase, takeEmptyDatabase } from './empty-database.ts';
import { ArchiveProblem } from './file-kinds.ts';
import type { Manifest } from './manifest.ts';
import { NotRestored } from './not-restored.ts';
import { checkBackup } from './read-backup.ts';
import { lockedFor, moveInto, refuseContents, refuseFullDisk } from './restore-place.ts';
import { shopThere } from './shop-there.ts';
import { unpack, type Unpacked } from './unpack.ts';

export interface RestoreOptions {
  file: string;
  passphrase: string | undefined;
  dataDirectory: string;
  /** A server of others; undefined: one of its own, in the data directory. */
  databaseUrl: string | undefined;
  /** SITE_URL: where the shop is that may be there already. */
  address?: string | undefined;
  migrations: readonly Migration[];
  log: Log;
}

export interface RestoreReport extends Unpacked {
  manifest: Manifest;
  /** New documents bear it in their numbers. */
  restoredAt: Date;
}

export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const { file, passphrase, dataDirectory, databaseUrl, address, migrations } = options;
  const backup = await checkBackup(file, passphrase, migrations).catch((error: unknown) => {
    throw error instanceof ArchiveProblem
      ? new NotRestored(`${file} cannot be restored: ${error.message}.`, { cause: error })
      : error;
  });
  const isNew = !existsSync(dataDirectory);
  ensureDataDirectory(dataDirectory);
  const there = async (): Promise<string | undefined> =>
    shopThere({ directory: dataDirectory, databaseUrl, address }, options.log);
  const release = await lockedFor(dataDirectory, there);
  const unfinished = path.join(dataDirectory, 'restoring');
  let taken: EmptyDatabase | undefined;
  try {
    await refuseContents(dataDirectory, there);
    if (databaseUrl !== undefined) taken = await takeEmptyDatabase(databaseUrl, there);
    refuseFullDisk(backup, dataDirectory, databaseUrl === undefined);
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    const restoredAt = new Date();
    const unpacked = await filled({ ...options, restoredAt }, backup.manifest, unfinished, taken);
    moveInto(dataDirectory, unfinished);
    await taken?.keep();
    return { manifest: backup.manifest, restoredAt, ...unpacked };
  } finally {
    await taken?.leave();
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 3 });
    release();
    if (isNew && readdirSync(dataDirectory).length === 0) rmdirSync(dataDirectory);
  }
}

async function filled(
  options: RestoreOptions & Pick<RestoreReport, 'restoredAt'>,
  manifest: Manifest,
  unfinished: string,
  taken: EmptyDatabase | undefined,
): Promise<Unpacked> {
  const { databaseUrl, log } = options;
  if (databaseUrl !== undefined) {
    await taken?.mark();
    try {
      return await fill(options, manifest, databaseUrl, unfinished);
    } catch (error) {
      // What cannot be taken away now is marked, and the next restore does it.
      await taken?.empty().catch((problem: unknown) => {
        log.warn('what was restored so far is still in the database; the next restore takes it away', {
          error: problem,
        });
      });
      throw error;
    }
  }
  const server = await startOwnPostgres(unfinished, log);
  try {
    return await fill(options, manifest, server.url, unfinished);
  } finally {
    await server.stop();
  }
}

async function fill(
  { file, passphrase, migrations, log, restoredAt }: RestoreOptions & Pick<RestoreReport, 'restoredAt'>,
  manifest: Manifest,
  url: string,
  unfinished: string,
): Promise<Unpacked> {
  const had = new Set(manifest.migrations.map(({ version }) => version));
  const database = await openDatabase(url, log);
  try {
    const api = createApi({
      database,
      keys: makeKeys(),
      siteUrl: 'http://localhost',
      google: undefined,
      middlewares: [],
      mailer: { send: () => Promise.reject(new Error('Nothing is sent while a shop is restored.')) },
      storageAdapter: new FileStorageAdapter(path.join(unfinished, 'storage')),
    });
    const preparation = { migrations: migrations.filter(({ version }) => had.has(version)), seeds: [] };
    await prepareDatabase(database, api, preparation);
    // The shop that starts on it looks at everything itself.
    await database.sql.exec('delete from supabase_migrations.prepared');
  } finally {
    await database.close();
  }
  const lost = new AbortController();
  const client = postgres(url, {
    max: 1,
    max_lifetime: null,
    onnotice: () => undefined,
    onclose: () =>
      lost.abort(
        new NotRestored('The connection to the database broke, and nothing was restored. Do it again.'),
      ),
  });
  const session = await client.reserve();
  try {
    const unpacked = await unpack({
      file,
      passphrase,
      manifest,
      session,
      lost: lost.signal,
      directory: unfinished,
    });
    await noteRestore(session, manifest.madeAt, restoredAt);
    return unpacked;
  } finally {
    session.release();
    await client.end({ timeout: 1 });
  }
}
