/**
 * One PostgreSQL in a folder: made, started, waited for and ended. The server ends by itself when this process is gone,
 * however that happens.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

import type { Account, Programs } from './postgres-programs.ts';

/** Of a server, as `postgres -c name=value` takes them. */
export type ServerSettings = Readonly<Record<string, string>>;

const START_SECONDS = 60;
/** After a crash the processes of the old server hold its memory for a moment, and a new one ends at once. */
const TRIES = 20;

/**
 * Waits beside the server for the end of this process, whose end of the pipe closes with it, and then asks the server to
 * end. The server takes the shell's place, so that the shell's process is the server's.
 */
const WATCHED = '((read -r _ <&4; kill -INT $$ 2>/dev/null) &); exec "$@" 4<&-';

/**
 * The folder as the server is told it. Another account cannot walk through folders that are closed to it: it gets the open
 * folder itself, as its third descriptor.
 */
function handedOver<T>(
  folder: string,
  account: Account | undefined,
  work: (name: string, descriptor: number | 'ignore') => T,
): T {
  if (!account || !existsSync('/proc/self/fd')) return work(folder, 'ignore');
  const descriptor = openSync(folder, 'r');
  try {
    return work('/proc/self/fd/3', descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' });

/**
 * Makes an empty database cluster in `folder`, whose owner `postgres` has `password`; without one everybody on this machine
 * may come in. Text is sorted by code points, the same on every system.
 */
export async function makeCluster(
  { bin, version, account }: Programs,
  folder: string,
  { password, isDurable, signal }: { password?: string; isDurable: boolean; signal?: AbortSignal },
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const secret = `${folder}.password`;
  if (password !== undefined) {
    writeFileSync(secret, `${password}\n`, { mode: 0o600 });
    if (account) chownSync(secret, account.uid, account.gid);
  }
  const opened = password === undefined ? 'ignore' : openSync(secret, 'r');
  try {
    const making = handedOver(folder, account, (name, descriptor) =>
      spawn(
        path.join(bin, 'initdb'),
        [
          '-D',
          name,
          '-U',
          'postgres',
          '-E',
          'UTF8',
          '--locale=C',
          ...(Number.parseInt(version, 10) >= 17
            ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
            : ['--lc-ctype=C.UTF-8']),
          ...(opened === 'ignore' ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile=/dev/fd/4']),
          ...(isDurable ? ['--data-checksums'] : ['--no-sync']),
        ],
        {
          ...account,
          cwd: '/',
          // Ctrl-C is for this process, which tells it by the signal.
          detached: true,
          ...(signal ? { signal } : {}),
          env: environment(),
          stdio: ['ignore', 'ignore', 'pipe', descriptor, opened],
        },
      ),
    );
    let said = '';
    making.stderr?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve, reject) => {
      making.once('error', (error) => (signal?.aborted ? undefined : reject(error)));
      making.once('close', resolve);
    });
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`PostgreSQL could not make its files: ${plainReason(said)}`);
  } finally {
    if (opened !== 'ignore') closeSync(opened);
    rmSync(secret, { force: true });
  }
}

/** Starts the server of a folder; answers once it accepts connections, with what it wrote meanwhile when it does not. */
export async function startServer(
  programs: Programs,
  folder: string,
  port: number,
  settings: ServerSettings,
  signal?: AbortSignal,
): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1) {
    const server = launched(programs, folder, port, settings);
    try {
      await untilReady(server, folder, signal);
      return server;
    } catch (error) {
      const isHeld = error instanceof Error && /shared memory|lock file/.test(error.message);
      if (!isHeld || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function launched(
  { bin, account }: Programs,
  folder: string,
  port: number,
  settings: ServerSettings,
): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = handedOver(folder, account, (name, descriptor) =>
    spawn(
      '/bin/sh',
      ['-c', WATCHED, 'sh', path.join(bin, 'postgres'), '-D', name, '-p', String(port), ...options],
      {
        ...account,
        cwd: '/',
        // In a group of its own: Ctrl-C is for this process, which ends the server when its requests are answered.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe', descriptor, 'pipe'],
        env: environment(),
      },
    ),
  );
  // Else whoever waits beside it would wait on.
  server.once('exit', () => server.stdio[4]?.destroy());
  return server;
}

/** The last line of postmaster.pid turns to "ready" when the server accepts connections. */
async function untilReady(server: ChildProcess, folder: string, signal?: AbortSignal): Promise<void> {
  let said = '';
  const hear = (chunk: Buffer): void => void (said += chunk.toString());
  let failed: Error | undefined;
  server.once('error', (error) => (failed = error));
  server.stderr?.on('data', hear);
  const until = Date.now() + START_SECONDS * 1000;
  while (Date.now() < until) {
    if (failed) throw failed;
    if (signal?.aborted) {
      await endServer(server, 'SIGINT');
      signal.throwIfAborted();
    }
    if (hasEnded(server)) throw new Error(plainReason(said));
    const lines = readPidFile(folder);
    if (lines?.[0] === String(server.pid) && lines.at(-1)?.trim() === 'ready') {
      server.stderr?.off('data', hear);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await endServer(server, 'SIGQUIT');
  throw new Error(`it was not ready after ${START_SECONDS} s: ${plainReason(said)}`);
}

const hasEnded = (server: ChildProcess): boolean => server.exitCode !== null || server.signalCode !== null;

function readPidFile(folder: string): string[] | undefined {
  try {
    return readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').trimEnd().split('\n');
  } catch {
    return undefined; // None has been started, or it has just ended.
  }
}

/** The port of the server that accepts connections for this folder. */
export function runningPort(folder: string): number | undefined {
  const lines = readPidFile(folder);
  const [pid, port] = [Number(lines?.[0]), Number(lines?.[3])];
  return lines?.at(-1)?.trim() === 'ready' && isServerOf(pid, folder) ? port : undefined;
}

/** SIGINT: fast, SIGQUIT: immediate, SIGKILL: as if it had crashed. What has not ended after `patienceMs` is cut off. */
export async function endServer(
  server: ChildProcess,
  signal: NodeJS.Signals,
  patienceMs = 10_000,
): Promise<void> {
  if (hasEnded(server)) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  const late = setTimeout(() => server.kill('SIGQUIT'), patienceMs);
  await exit;
  clearTimeout(late);
}

/** Ends a server that another process has left behind in this folder. Answers whether there was one. */
export async function endLeftServer(folder: string): Promise<boolean> {
  const pid = Number(readPidFile(folder)?.[0]);
  if (!Number.isInteger(pid) || pid < 2 || !isServerOf(pid, folder)) return false;
  const until = Date.now() + 20_000;
  for (let tries = 0; isServerOf(pid, folder); tries += 1) {
    if (Date.now() > until) throw new Error(`process ${pid} still works on ${folder} and does not end`);
    if (tries % 50 === 0) signalTo(pid, tries === 0 ? 'SIGINT' : 'SIGQUIT');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

/**
 * Whether a server was cut off in this folder: it left its pid file, which PostgreSQL takes for a living server's when it is
 * empty or when its number belongs to another program meanwhile. Such a file goes. Ask after `endLeftServer`.
 */
export function wasCutOff(folder: string): boolean {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readPidFile(folder)?.[0]);
  // What is dead PostgreSQL itself knows best: its memory may still be held.
  if (!(pid > 1) || (existsSync('/proc/self/cwd') && isAlive(pid) && !isServerOf(pid, folder))) rmSync(file);
  return true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // Dead, or somebody else's: PostgreSQL minds neither.
  }
}

/** Whether that process works in that folder; where the system does not tell, PostgreSQL's own lock decides. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres') &&
      isSameFolder(`/proc/${pid}/cwd`, folder)
    );
  } catch {
    return false; // It has ended, or there is no /proc here.
  }
}

const isSameFolder = (one: string, other: string): boolean => {
  const [a, b] = [statSync(one), statSync(other)];
  return a.ino === b.ino && a.dev === b.dev;
};

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

const REASONS: [RegExp, string][] = [
  [/No space left on device/, 'the disk is full'],
  [/Read-only file system/, 'the disk is read-only'],
  [/Permission denied/, 'its account may not write there'],
];

/** What the programs wrote, in words for whoever runs the shop. */
function plainReason(said: string): string {
  return REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? (said.trim() || 'it ended without a word');
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
