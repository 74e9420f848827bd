import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { StackConfig } from './config.ts';
import { closeSecrets, warnOfCopy } from './copied-folder.ts';
import { lockDataDirectory } from './data-dir-lock.ts';
import { ensureDataDirectory, refuseHalfRestore } from './data-dir.ts';
import type { Database } from './database-shape.ts';
import { refuseFullDisk, watchRoom } from './disk-room.ts';
import { addressWithin } from './function-settings.ts';
import { setFunctionVariable } from './functions.ts';
import { Gate, type Handler } from './gate.ts';
import { fingerprintOf } from './kept-keys.ts';
import { type Keys, loadKeys, makeKeys } from './keys.ts';
import { type Log, SILENT_LOG } from './log.ts';
import type { Migration } from './migration-history.ts';
import { readMigrations } from './migrations.ts';
import type { DatabasePlace } from './prepared-database.ts';
import { CONTENT_SEEDS, DEMO_SEEDS, readSeeds } from './seeds.ts';
import { type RunningServer, startServer } from './server.ts';
import { runServices, type Services } from './services.ts';
import type { Sql } from './sql.ts';

export interface StackOptions {
  config: StackConfig;
  /** The Supabase project: migrations, seeds, functions, mail templates. */
  projectDirectory: string;
  /** The built site; undefined: none is served. */
  siteDirectory?: string;
  /** Waited for before the site is read. */
  siteBuilt?: Promise<void>;
  /** Keeps keys and files only for this run; the database is that of `DATABASE_URL`. */
  isThrowaway?: boolean;
  /** In place of the project's. */
  migrations?: readonly Migration[];
  /** In place of the project's seeds. */
  seedFiles?: readonly string[];
  log?: Log;
}

/** A running stack. */
export interface Stack {
  /** Answers a request without a network; 503 until `start` is done. */
  fetch: Handler;
  /** Begins to listen; comes before `start`, which then knows the port. Answers the site's address. */
  listen: () => Promise<string>;
  /** Opens and prepares everything; throws with clear words when it cannot. */
  start: () => Promise<void>;
  /** Ends requests in flight, then closes everything. Safe to call twice and at any moment. */
  close: () => Promise<void>;
  /** The address people use. */
  readonly url: string;
  /** The address on this machine, whatever people use. */
  readonly localUrl: string;
  /** The following exist once `start` is done. */
  readonly keys: Keys;
  readonly database: Database;
  readonly sql: Sql;
  readonly services: Services;
}

/** How long requests in flight may take once the stack closes; what follows takes a second or two. */
const GRACE_MS = 6_000;
/** For those who were cut off to leave. */
const LEAST_GRACE_MS = 300;

interface Started {
  keys: Keys;
  services: Services;
  release: () => Promise<void>;
}

/** Puts a stack together; nothing is opened before `listen` or `start`. */
export function createStack(options: StackOptions): Stack {
  const { config } = options;
  const log = options.log ?? SILENT_LOG;
  const gate = new Gate();
  let server: RunningServer | undefined;
  let starting: Promise<Started> | undefined;
  let started: Started | undefined;
  let closing: Promise<void> | undefined;
  const stopping = new AbortController();

  const port = (): number => server?.port ?? config.port;
  const url = (): string => config.siteUrl ?? `http://localhost:${port()}`;
  const running = (): Started => {
    if (!started) throw new Error('The stack has not started yet.');
    return started;
  };

  const open = async (): Promise<Started> => {
    const { place, keys, dataDirectory, release: giveBack } = await takePlace(options);
    const room = watchRoom({
      directory: dataDirectory,
      log,
      // Of this process' own functions, which tell the owner's desk.
      looked: (left) => setFunctionVariable('DISK_LEFT_MB', left?.toString()),
    });
    const release = async (): Promise<void> => {
      await room.stop();
      await giveBack();
    };
    try {
      const services = await runServices({
        config,
        keys,
        log,
        place,
        dataDirectory,
        room,
        siteUrl: url(),
        port: port(),
        projectDirectory: options.projectDirectory,
        siteDirectory: options.siteDirectory,
        siteBuilt: options.siteBuilt,
        preparation: {
          migrations:
            options.migrations ?? (await readMigrations(path.join(options.projectDirectory, 'migrations'))),
          seeds: await readSeeds(
            options.seedFiles ??
              [...CONTENT_SEEDS, ...(config.demo ? DEMO_SEEDS : [])].map((name) =>
                path.join(options.projectDirectory, name),
              ),
          ),
        },
        server: server?.server,
        signal: stopping.signal,
      });
      return { keys, services, release };
    } catch (error) {
      await release();
      throw error;
    }
  };

  const shut = async (): Promise<void> => {
    const until = performance.now() + GRACE_MS;
    const left = (): number => Math.max(LEAST_GRACE_MS, until - performance.now());
    // A start that is still under way gives up, and closes what it had opened.
    stopping.abort(new Error('The stack was closed while it started.'));
    await gate.close(GRACE_MS);
    const ended = await starting?.catch(() => undefined);
    await ended?.services.stop();
    await server?.close(left());
    await ended?.services.close(left());
    await ended?.release();
  };

  return {
    fetch: (request, bindings) => gate.fetch(request, bindings),
    listen: async () => {
      server ??= await startServer({
        fetch: gate.fetch,
        host: config.host,
        port: config.port,
      });
      return url();
    },
    start: async () => {
      starting ??= open();
      started = await starting;
      const { fetch, database } = started.services;
      if (!closing) gate.open(fetch, () => database.isReachable());
    },
    close: () => (closing ??= shut()),
    get url() {
      return url();
    },
    get localUrl() {
      return addressWithin(config.host, port());
    },
    get keys() {
      return running().keys;
    },
    get database() {
      return running().services.database;
    },
    get sql() {
      return running().services.database.sql;
    },
    get services() {
      return running().services;
    },
  };
}

interface Place {
  place: DatabasePlace;
  keys: Keys;
  dataDirectory: string;
  release: () => Promise<void>;
}

/** Decides where things are kept, and takes the data directory when only one process may work on it. */
async function takePlace({ config, isThrowaway, log = SILENT_LOG }: StackOptions): Promise<Place> {
  const server = config.databaseUrl ? { kind: 'server' as const, url: config.databaseUrl } : undefined;
  if (isThrowaway && server) {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'mizizi-stack-'));
    return {
      place: server,
      keys: makeKeys(),
      dataDirectory,
      release: () => rm(dataDirectory, { recursive: true, force: true }),
    };
  }
  const { dataDir } = config;
  ensureDataDirectory(dataDir);
  if (!server) refuseFullDisk(dataDir);
  const release = server ? () => undefined : lockDataDirectory(dataDir);
  let keys: Keys;
  try {
    refuseHalfRestore(dataDir);
    closeSecrets(dataDir, log);
    if (!server) warnOfCopy(dataDir, log);
    keys = loadKeys(dataDir);
  } catch (error) {
    release();
    throw error;
  }
  return {
    place: server ? { ...server, fingerprint: fingerprintOf(keys) } : { kind: 'own', directory: dataDir },
    keys,
    dataDirectory: dataDir,
    release: async () => release(),
  };
}
