import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type ProcessFixture, processFixture, type Running } from './process-fixture.ts';
import { type ScratchPostgres, startScratchPostgres } from './scratch-postgres.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** Rows without a key of their own: one that was written twice would stand there twice. */
const MIGRATION = `
create table public.entries (token text not null);
alter table public.entries enable row level security;
grant select, insert on public.entries to service_role;
create table public.bells (id bigint generated always as identity primary key, word text);
alter table public.bells enable row level security;
grant select, insert on public.bells to service_role;
alter publication supabase_realtime add table public.bells;
`;

/** Three ways in which a server goes away, each so often; `RESTARTS=7` makes it 21. */
const ROUNDS = Number(process.env['RESTARTS'] ?? 2);
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
const AWAY_MS = 1000;
const BACK_WITHIN_MS = 5000;

let server: ScratchPostgres;
let stack: ProcessFixture;
let running: Running;

beforeAll(async () => {
  // What is acknowledged must have been handed to the system; a crash of PostgreSQL alone then loses nothing.
  server = await startScratchPostgres({ synchronous_commit: 'on' });
  stack = await processFixture();
  mkdirSync(path.join(stack.root, 'project/migrations'), { recursive: true });
  writeFileSync(path.join(stack.root, 'project/migrations/20260101000000_entries.sql'), MIGRATION);
  running = stack.start({ DATABASE_URL: server.url });
  await stack.untilReady(running);
});
afterAll(async () => {
  stack.close();
  await server.stop();
});

interface Answer {
  what: string;
  status: number;
  retryAfter: string | null;
  tookMs: number;
  at: number;
}

/** Eight writers and eight readers until `stop`; answers what they were told and which writes were acknowledged. */
function startTraffic() {
  const answers: Answer[] = [];
  const acknowledged: string[] = [];
  const { secretKey: apikey } = stack.keys();
  let stopped = false;
  let next = 0;
  const ask = async (what: string, init: RequestInit = {}): Promise<number> => {
    const startedAt = performance.now();
    const note = (status: number, retryAfter: string | null): number => {
      const at = performance.now();
      answers.push({ what, status, retryAfter, tookMs: at - startedAt, at });
      return status;
    };
    try {
      const response = await fetch(`${stack.base}/rest/v1/entries?select=token&limit=5`, {
        ...init,
        headers: { apikey, 'content-type': 'application/json' },
      });
      await response.text();
      return note(response.status, response.headers.get('retry-after'));
    } catch {
      return note(0, null); // The process is gone; what is expected of the answers says so.
    }
  };
  const writer = async (): Promise<void> => {
    while (!stopped) {
      const token = `t${next++}`;
      if ((await ask('write', { method: 'POST', body: JSON.stringify({ token }) })) === 201)
        acknowledged.push(token);
      await sleep(5);
    }
  };
  const reader = async (): Promise<void> => {
    while (!stopped) {
      await ask('read');
      await sleep(5);
    }
  };
  const everybody = [...Array(8)].flatMap(() => [writer(), reader()]);
  return {
    answers,
    acknowledged,
    stop: async () => {
      stopped = true;
      await Promise.all(everybody);
    },
  };
}

it('outlives restarts of PostgreSQL under writers and readers, and loses and doubles nothing', async () => {
  const traffic = startTraffic();
  await sleep(500);
  for (const signal of Array.from({ length: ROUNDS }, () => SIGNALS).flat()) {
    const stopping = server.restart(signal, AWAY_MS);
    await expect.poll(() => stack.status('/readyz'), { interval: 20 }).toBe(503);
    expect(await stack.status('/healthz')).toBe(200);
    await stopping;
    const backAt = performance.now();
    await expect.poll(() => stack.status('/readyz'), { timeout: BACK_WITHIN_MS, interval: 50 }).toBe(200);
    const served = (what: string) => () =>
      traffic.answers.some((answer) => answer.what === what && answer.status < 300 && answer.at > backAt);
    for (const what of ['read', 'write'])
      await expect.poll(served(what), { timeout: BACK_WITHIN_MS - (performance.now() - backAt) }).toBe(true);
    await sleep(300);
    expect(running.child.exitCode).toBe(null);
  }
  await traffic.stop();

  const strange = traffic.answers.filter(({ status, retryAfter }) =>
    status === 503 ? retryAfter !== '1' : ![200, 201].includes(status),
  );
  expect(strange).toEqual([]);
  expect(traffic.answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  expect(Math.max(...traffic.answers.map(({ tookMs }) => tookMs))).toBeLessThan(BACK_WITHIN_MS);

  const sql = postgres(server.url, { max: 1 });
  const rows = await sql<{ token: string; times: number }[]>`
    select token, count(*)::int as times from public.entries group by token`;
  await sql.end();
  const times = new Map(rows.map((row) => [row.token, row.times]));
  expect(traffic.acknowledged.length).toBeGreaterThan(50);
  expect(traffic.acknowledged.filter((token) => times.get(token) !== 1)).toEqual([]);
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
  expect(running.output()).not.toContain('uncaught error');
});

it('answers 503 to every service while the database is away', async () => {
  const { anonKey, secretKey } = stack.keys();
  const back = server.restart('SIGINT', 4000);
  await expect.poll(() => stack.status('/readyz'), { interval: 20 }).toBe(503);
  const ask = async (address: string, body?: object, key = anonKey) => {
    const response = await fetch(stack.base + address, {
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return [response.status, response.headers.get('retry-after'), typeof (await response.json())];
  };
  const credentials = { email: 'ann@example.com', password: 'Correct-Horse-7!' };
  expect(
    await Promise.all([
      ask('/rest/v1/entries', undefined, secretKey),
      ask('/auth/v1/token?grant_type=password', credentials),
      ask('/auth/v1/signup', credentials),
      ask('/auth/v1/admin/users', undefined, secretKey),
      ask('/storage/v1/bucket', undefined, secretKey),
    ]),
  ).toEqual(Array(5).fill([503, '1', 'object']));
  await back;
});

it('answers 503 within half a minute while the database is halted, and goes on when it wakes', async () => {
  const { secretKey: apikey } = stack.keys();
  const sql = postgres(server.url, { max: 1 });
  const backends = await sql<
    { pid: number }[]
  >`select pid from pg_stat_activity where pid <> pg_backend_pid()`;
  const [{ pid: own } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = Number(/^\d+ \(.*\) \w (\d+)/s.exec(readFileSync(`/proc/${own}/stat`, 'utf8'))?.[1]);
  await sql.end();
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of [postmaster, ...backends.map((each) => each.pid)]) process.kill(pid, signal);
  };
  signalAll('SIGSTOP');
  try {
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const response = await fetch(`${stack.base}/rest/v1/entries?limit=1`, { headers: { apikey } });
        await response.text();
        return [response.status, response.headers.get('retry-after')];
      }),
    );
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(answers).toEqual(Array(30).fill([503, '1']));
  } finally {
    signalAll('SIGCONT');
  }
  const read = async (): Promise<number> =>
    (await fetch(`${stack.base}/rest/v1/entries?limit=1`, { headers: { apikey } })).status;
  await expect.poll(read, { timeout: 20_000 }).toBe(200);
});

it('tells of changes again after a restart', async () => {
  const { secretKey } = stack.keys();
  const client = createClient(stack.base, secretKey, { auth: { persistSession: false } });
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('No subscription.')), 10_000);
    client
      .channel('bells')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'bells' }, (change) =>
        heard.push(String(change.new['word'])),
      )
      .subscribe((state) => {
        if (state === 'SUBSCRIBED') resolve();
      });
  });
  const ringUntilHeard = (word: string) =>
    expect
      .poll(
        async () => {
          await client.from('bells').insert({ word });
          return heard;
        },
        { timeout: BACK_WITHIN_MS, interval: 250 },
      )
      .toContain(word);
  await ringUntilHeard('before');
  await server.restart('SIGKILL', AWAY_MS);
  await expect.poll(() => stack.status('/readyz'), { timeout: BACK_WITHIN_MS }).toBe(200);
  await ringUntilHeard('after');
  await client.removeAllChannels();
});
