import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PATIENCE, type ProcessFixture, processFixture } from './process-fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const MIGRATION = `
create table public.entries (id int primary key, at timestamptz not null default now());
alter table public.entries enable row level security;
grant select, insert on public.entries to service_role;
create function public.nap(seconds float8) returns text language sql as $$ select 'rested' from pg_sleep(seconds) $$;
`;

let stack: ProcessFixture;
beforeEach(async () => {
  stack = await processFixture();
  mkdirSync(path.join(stack.root, 'project/migrations'), { recursive: true });
  writeFileSync(path.join(stack.root, 'project/migrations/20260101000000_entries.sql'), MIGRATION);
});
afterEach(() => stack.close());

const headers = (): Record<string, string> => ({
  apikey: stack.keys().secretKey,
  'content-type': 'application/json',
});

it('answers 503 while it starts, and refuses a second process on its data', async () => {
  const running = stack.start();
  const early = new Set<string>();
  await expect
    .poll(
      async () => {
        const { status, headers } = await fetch(`${stack.base}/rest/v1/entries`).catch(() =>
          Response.error(),
        );
        early.add(`${status} ${headers.get('retry-after')}`);
        return stack.status('/healthz');
      },
      { ...PATIENCE, interval: 5 },
    )
    .toBe(200);
  expect([...early]).toContain('503 1');
  expect(await stack.status('/rest/v1/entries')).toBe(401);

  const second = stack.start({ PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${running.child.pid}`);
  expect(await stack.status('/healthz')).toBe(200);
});

it('lets requests in flight end at SIGTERM, then closes the database', async () => {
  const running = stack.start();
  await stack.untilReady(running);
  const nap = fetch(`${stack.base}/rest/v1/rpc/nap`, {
    method: 'POST',
    headers: headers(),
    body: '{"seconds":0.5}',
  });
  await sleep(150);
  running.child.kill('SIGTERM');
  expect(await (await nap).json()).toBe('rested');
  expect(await running.ended).toBe(0);
  expect(running.output()).toContain('shutting down');
  // Its control file says that it was shut down, not torn off.
  const SHUT_DOWN = 1;
  expect(readFileSync(path.join(stack.root, 'data/postgres/global/pg_control')).readUInt32LE(16)).toBe(
    SHUT_DOWN,
  );
});

it('loses nothing it acknowledged, however often it is killed', async () => {
  const acknowledged: number[] = [];
  let next = 1;
  for (let round = 0; round < 2; round += 1) {
    const running = stack.start();
    await stack.untilReady(running);
    const kept = await (
      await fetch(`${stack.base}/rest/v1/entries?select=id`, { headers: headers() })
    ).json();
    const ids = new Set((kept as { id: number }[]).map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    const enough = acknowledged.length + 15 + round * 10;
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const id = next++;
        const response = await fetch(`${stack.base}/rest/v1/entries`, {
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
  const last = stack.start();
  await stack.untilReady(last);
  const kept = await (await fetch(`${stack.base}/rest/v1/entries?select=id`, { headers: headers() })).json();
  const ids = new Set((kept as { id: number }[]).map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});

it('begins anew after being killed during its first start', async () => {
  const first = stack.start();
  await expect.poll(() => stack.status('/healthz'), { ...PATIENCE, interval: 2 }).toBe(503);
  await sleep(150);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = stack.start();
  await stack.untilReady(second);
  expect(await (await fetch(`${stack.base}/rest/v1/entries`, { headers: headers() })).json()).toEqual([]);
});

it.each([
  [
    'a wrong setting',
    { PORT: 'many' },
    'Wrong setting: PORT must be a whole number from 0 to 65535, not "many".',
  ],
  ['a misspelt setting', { SMPT_URL: 'smtp://mail' }, 'Wrong setting: SMPT_URL is no setting; SMTP_URL is.'],
  ['an impossible place', { DATA_DIR: '/proc/x' }, 'DATA_DIR /proc/x cannot be used:'],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/x' },
    'Cannot use the database postgres://app:…@127.0.0.1:1/x',
  ],
])('says what is wrong with %s and exits with 1', async (_name, environment, words) => {
  const running = stack.start(environment);
  expect(await running.ended).toBe(1);
  const lines = running.output().trimEnd().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { message: string }).message);
  expect(messages.join('\n')).toContain(words);
  expect(running.output()).not.toContain('hunter2');
});

it('says when the port is taken', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(stack.port, '127.0.0.1', resolve));
  const running = stack.start();
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain(`Port ${stack.port} is in use.`);
  await new Promise((resolve) => holder.close(resolve));
});
