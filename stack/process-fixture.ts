import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect } from 'vitest';

import type { Keys } from './keys.ts';

/** Processes take their time on a busy machine. */
export const PATIENCE = { timeout: 60_000 };

/** What a process of the shop is told of ours: where programs are, and what Node has compiled of the modules already. */
export const OF_EVERY_PROCESS = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
};

/** One run of a stack as a process of its own. */
export interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** A place on disk and a port where stacks are started, killed and started again. */
export interface ProcessFixture {
  /** Holds `data/`, and `project/` for a test's own migrations. */
  root: string;
  base: string;
  port: number;
  start: (environment?: Record<string, string>) => Running;
  /** Of one request; undefined while nothing listens. */
  status: (pathname: string) => Promise<number | undefined>;
  untilReady: (running: Running) => Promise<void>;
  /** The keys the first start has made. */
  keys: () => Keys;
  close: () => void;
}

/** `project`: the Supabase project; default: the fixture's own `project/`. */
export async function processFixture(project?: string): Promise<ProcessFixture> {
  const root = mkdtempSync(path.join(tmpdir(), 'mizizi-process-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const children: ChildProcess[] = [];
  const status: ProcessFixture['status'] = async (pathname) => {
    try {
      const response = await fetch(base + pathname, { headers: { connection: 'close' } });
      await response.text();
      return response.status;
    } catch {
      return undefined; // Nothing listens yet.
    }
  };
  return {
    root,
    base,
    port,
    status,
    start: (environment = {}) => {
      const child = spawn(
        process.execPath,
        [path.join(import.meta.dirname, 'testing-process.ts'), project ?? path.join(root, 'project')],
        {
          env: {
            ...OF_EVERY_PROCESS,
            PORT: String(port),
            DATA_DIR: path.join(root, 'data'),
            DEMO: '0',
            ...environment,
          },
        },
      );
      children.push(child);
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      return { child, output: () => output, ended };
    },
    untilReady: async ({ child, output }) => {
      const until = Date.now() + PATIENCE.timeout;
      while ((await status('/healthz')) !== 200) {
        if (child.exitCode !== null || Date.now() > until)
          expect.fail(`The stack did not start:\n${output()}`);
        await sleep(25);
      }
    },
    keys: () => JSON.parse(readFileSync(path.join(root, 'data/keys.json'), 'utf8')) as Keys,
    close: () => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Processes that work in a folder or were told of it: its servers, and whatever they have started. */
export function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const isGone = / [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''));
        const told = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return !isGone && (told.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder));
      } catch {
        return false; // It has just ended.
      }
    });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
