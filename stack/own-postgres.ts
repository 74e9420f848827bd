/** The PostgreSQL of a shop: in its data directory, for this machine alone, with a password made on its first start. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Log } from './log.ts';
import {
  endLeftServer,
  endServer,
  freePort,
  makeCluster,
  runningPort,
  type ServerSettings,
  startServer,
  wasCutOff,
} from './postgres-cluster.ts';
import { type Account, packagedPrograms, type Programs } from './postgres-programs.ts';

export interface OwnPostgres {
  /** With the owner's password. */
  url: string;
  /** Whether this start made it. */
  isNew: boolean;
  /** The server's process, another one after it was lost. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

/** For a small server: what is acknowledged is on the disk, and no statement or value gets into a log. */
const SETTINGS: ServerSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  autovacuum: 'on',
  shared_buffers: '64MB',
  work_mem: '8MB',
  max_connections: '60',
  max_wal_size: '512MB',
  jit: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

const LONGEST_PAUSE_MS = 15_000;

/** Starts the server of `directory/postgres`, which is made first when there is none. The directory must be ours alone; `signal` ends a start that is under way. */
export async function startOwnPostgres(
  directory: string,
  log: Log,
  signal?: AbortSignal,
): Promise<OwnPostgres> {
  const folder = path.join(directory, 'postgres');
  const programs = packagedPrograms();
  try {
    if (!existsSync(folder))
      log.info('there was no shop here yet: a new, empty one is made; this takes some seconds', {
        directory,
      });
    const isNew = await ensureCluster(programs, directory, folder, signal);
    const password = readPassword(directory);
    if (await endLeftServer(folder))
      log.warn('a database that an earlier process had left running was ended');
    const isCutOff = wasCutOff(folder);
    const port = await freePort();
    const server = new Supervised(() => startServer(programs, folder, port, SETTINGS, signal), log, folder);
    await server.begin();
    if (isCutOff)
      log.warn(
        'the last stop was not a clean one, as when the power fails; the database has recovered what it had acknowledged',
      );
    return {
      url: addressOf(password, port),
      isNew,
      pid: () => server.pid,
      stop: () => server.stop(),
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`The database in ${folder} cannot be started: ${words.replace(/\.$/, '')}.`, {
      cause: error,
    });
  }
}

/** Where the server of another process on this directory listens; undefined while there is none. */
export function ownPostgresUrl(directory: string): string | undefined {
  const port = runningPort(path.join(directory, 'postgres'));
  return port === undefined ? undefined : addressOf(readPassword(directory), port);
}

const addressOf = (password: string, port: number): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** Whether there was none. One that is only half made has another name, and goes. */
async function ensureCluster(
  programs: Programs,
  directory: string,
  folder: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const begun = `${path.basename(folder)}.new-`;
  for (const name of readdirSync(directory).filter((one) => one.startsWith(begun)))
    rmSync(path.join(directory, name), { recursive: true, force: true, maxRetries: 3 });
  if (!existsSync(folder)) {
    const password = randomBytes(24).toString('base64url');
    const unfinished = mkdtempSync(path.join(directory, begun));
    await makeCluster(programs, unfinished, { password, isDurable: true, ...(signal ? { signal } : {}) });
    writeFileSync(passwordFile(directory), `${password}\n`, { mode: 0o600, flush: true });
    renameSync(unfinished, folder);
    return true;
  }
  handOver(folder, programs.account);
  const made = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made !== String(Number.parseInt(programs.version, 10)))
    throw new Error(
      `it was made by PostgreSQL ${made}, and this product brings ${programs.version}. Go back to the product's version ` +
        'that made it, or restore a backup into a new DATA_DIR',
    );
  return false;
}

/** A folder that root copied here, from a backup or another machine, is root's: PostgreSQL wants it to be its account's alone. */
function handOver(folder: string, account: Account | undefined): void {
  if (!account || statSync(folder).uid === account.uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, name), account.uid, account.gid);
  chmodSync(folder, 0o700);
  // Last: a copy of which only a part was handed over is handed over again.
  chownSync(folder, account.uid, account.gid);
}

const passwordFile = (directory: string): string => path.join(directory, 'postgres.password');

function readPassword(directory: string): string {
  try {
    return readFileSync(passwordFile(directory), 'utf8').trim();
  } catch (error) {
    throw new Error(`${passwordFile(directory)} is missing. Put it back from a backup of DATA_DIR`, {
      cause: error,
    });
  }
}

/** A server that is started again when it ends unasked. Meanwhile the stack answers 503, as with any server that is away. */
class Supervised {
  readonly #start: () => Promise<ChildProcess>;
  readonly #log: Log;
  readonly #folder: string;
  #server: ChildProcess | undefined;
  #restarting: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();

  constructor(start: () => Promise<ChildProcess>, log: Log, folder: string) {
    this.#start = start;
    this.#log = log;
    this.#folder = folder;
  }

  get pid(): number | undefined {
    return this.#server?.pid;
  }

  async begin(): Promise<void> {
    const server = await this.#start();
    this.#server = server;
    server.stderr?.on('data', (chunk: Buffer) => this.#tell(chunk.toString()));
    server.once('exit', (code, signal) => {
      if (this.#stopping.signal.aborted) return;
      this.#log.error('the database ended and is started again', { code, signal });
      this.#restarting = this.#again();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    if (this.#server) await endServer(this.#server, 'SIGINT');
  }

  async #again(): Promise<void> {
    const { signal } = this.#stopping;
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.begin();
        return;
      } catch (error) {
        this.#log.error('the database could not be started again', { folder: this.#folder, error });
        // Being asked to stop ends the pause, and the loop with it.
        await sleep(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #tell(lines: string): void {
    for (const line of lines.split('\n').filter((one) => /\b(PANIC|FATAL):/.test(one))) {
      const words = line.replace(/^.*?\b(?=PANIC|FATAL)/, '');
      // What a restart brings along is told by whoever restarts it.
      const isUsual = /the database system is|terminating connection|connection to client lost/.test(words);
      this.#log[isUsual ? 'debug' : 'error']('the database says', { words });
    }
  }
}
