import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Processes take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 60_000 };

const MIGRATION = `
create table public.entries (id int primary key, at timestamptz not null default now());
alter table public.entries enable row level security;
grant select, insert on public.entries to service_role;
create function public.nap(seconds float8) returns text language sql as $$ select 'rested' from pg_sleep(seconds) $$;
`;

interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

let root: string;
let port: number;
const children: ChildProcess[] = [];
const base = () => `http://127.0.0.1:${port}`;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-process-'));
  mkdirSync(path.join(root, 'project/migrations'), { recursive: true });
  writeFileSync(path.join(root, 'project/migrations/20260101000000_entries.sql'), MIGRATION);
  port = await freePort();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

function start(environment: Record<string, string> = {}): Running {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'testing-process.ts'), path.join(root, 'project')],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
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
}

async function status(pathname: string): Promise<number | undefined> {
  try {
    const response = await fetch(base() + pathname, { headers: { connection: 'close' } });
    await response.text();
    return response.status;
  } catch {
    return undefined; // Nothing listens yet.
  }
}

async function untilReady(running: Running): Promise<void> {
  await expect
    .poll(() => status('/healthz'), { ...PATIENCE, interval: 25, message: running.output() })
    .toBe(200);
}

function headers(): Record<string, string> {
  const { secretKey } = JSON.parse(readFileSync(path.join(root, 'data/keys.json'), 'utf8')) as {
    secretKey: string;
  };
  return { apikey: secretKey, 'content-type': 'application/json' };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

it('answers 503 while it starts, refuses a second process, and ends cleanly on SIGTERM', async () => {
  const running = start();
  const seen = new Set<number | undefined>();
  await expect
    .poll(async () => seen.add(await status('/healthz')).has(200), { ...PATIENCE, interval: 5 })
    .toBe(true);
  expect(seen.has(503)).toBe(true);
  expect(await status('/rest/v1/entries')).toBe(401);

  const second = start({ PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${running.child.pid}`);
  expect(await status('/healthz')).toBe(200);

  const nap = fetch(`${base()}/rest/v1/rpc/nap`, {
    method: 'POST',
    headers: headers(),
    body: '{"seconds":0.5}',
  });
  await sleep(150);
  running.child.kill('SIGTERM');
  expect(await (await nap).json()).toBe('rested');
  expect(await running.ended).toBe(0);
  expect(running.output()).toContain('shutting down');
});

it('loses nothing it acknowledged, however often it is killed', async () => {
  const acknowledged: number[] = [];
  let next = 1;
  for (let round = 0; round < 2; round += 1) {
    const running = start();
    await untilReady(running);
    const kept = await (await fetch(`${base()}/rest/v1/entries?select=id`, { headers: headers() })).json();
    const ids = new Set((kept as { id: number }[]).map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    const enough = acknowledged.length + 15 + round * 10;
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const id = next++;
        const response = await fetch(`${base()}/rest/v1/entries`, {
          method: 'POST',
          headers: headers(),
          body: JSON.stringify({ id }),
        });
        if (response.status === 201) acknowledged.push(id);
        if (acknowledged.length >= enough) running.child.kill('SIGKILL');
      }
    });
    // The writers end by the connection that breaks.
    await Promise.allSettled(writers);
    await running.ended;
  }
  const last = start();
  await untilReady(last);
  const kept = await (await fetch(`${base()}/rest/v1/entries?select=id`, { headers: headers() })).json();
  const ids = new Set((kept as { id: number }[]).map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});

it('begins anew after being killed during its first start', async () => {
  const first = start();
  await expect.poll(() => status('/healthz'), { ...PATIENCE, interval: 2 }).toBe(503);
  await sleep(150);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start();
  await untilReady(second);
  expect(await (await fetch(`${base()}/rest/v1/entries`, { headers: headers() })).json()).toEqual([]);
});

it.each([
  [
    'a wrong setting',
    { PORT: 'many' },
    'Wrong settings: PORT must be a whole number from 0 to 65535, not "many".',
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/x' },
    'Cannot use the database postgres://app:…@127.0.0.1:1/x',
  ],
])('says what is wrong with %s and exits with 1', async (_name, environment, words) => {
  const running = start(environment);
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain(words);
  expect(running.output()).not.toContain('hunter2');
});

it('says when the port is taken', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
  const running = start();
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain(`Port ${port} is in use.`);
  await new Promise((resolve) => holder.close(resolve));
});
