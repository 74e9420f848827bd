import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

/** `npm start` as a process, with its own data. */
export interface RunningStack {
  url: string;
  pid: number | undefined;
  anonKey: string;
  /** From the start of the process to the first 200 of /healthz. */
  startedInMs: number;
  /** Memory of its processes, the database's included, what they share counted once; undefined where /proc does not tell. */
  megabytes: () => number | undefined;
  stop: () => Promise<void>;
}

const START_SECONDS = 120;

/** Starts the product on a free port and waits until it is ready. */
export async function startProduct(environment: Record<string, string>): Promise<RunningStack> {
  const port = await freePort();
  const startedAt = performance.now();
  // As `npm start` runs it.
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', path.resolve(import.meta.dirname, '../scripts/start.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...environment },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);
  const startedInMs = performance.now() - startedAt;
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string };
  return {
    url,
    pid: child.pid,
    anonKey,
    startedInMs,
    megabytes: () => megabytesOf(child),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_SECONDS * 1000;
  while (Date.now() < until && child.exitCode === null) {
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // Nothing listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error('The product did not start.');
}

/** Lets whatever else runs on this machine go before a process, all of its threads. */
export function stepBack(pid: number | undefined): void {
  if (pid !== undefined)
    for (const thread of threadsOf(pid)) setPriority(thread, constants.priority.PRIORITY_LOW);
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid]; // Elsewhere the priority is one of the whole process.
  }
}

function megabytesOf({ pid }: ChildProcess): number | undefined {
  try {
    const parents = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), parentOf(Number(name))]),
    );
    const isOurs = (one: number | undefined): boolean =>
      one !== undefined && (one === pid || isOurs(parents.get(one)));
    const shares = [...parents.keys()].filter(isOurs).map((one) => {
      const memory = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1]);
    });
    return shares.reduce((sum, share) => sum + share, 0) / 1024;
  } catch {
    return undefined; // No /proc on this system, or a process has just ended.
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // It has just ended.
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
