import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  PATIENCE,
  type ProcessFixture,
  processesOf,
  processFixture,
  type Running,
} from './process-fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

/** What whoever ends a process waits before they cut it off. */
const WITHIN_MS = 10_000;

let stack: ProcessFixture;
beforeEach(async () => {
  stack = await processFixture();
  mkdirSync(path.join(stack.root, 'project/migrations'), { recursive: true });
});
afterEach(() => stack.close());

const migration = (sql: string): void =>
  writeFileSync(path.join(stack.root, 'project/migrations/20260101000000_it.sql'), sql);

async function says(running: Running, words: string): Promise<void> {
  await expect.poll(() => running.output(), PATIENCE).toContain(words);
}

/** Asks it to end; it does, in time, never ready afterwards, and nothing it has started is left. */
async function endsTidily(running: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const asked = performance.now();
  running.child.kill(signal);
  await running.ended;
  const took = performance.now() - asked;
  await expect.poll(() => processesOf(stack.root), { timeout: 2_000 }).toEqual([]);
  expect(took).toBeLessThan(WITHIN_MS);
  const after = running.output().split('shutting down')[1];
  expect(after).toBeDefined();
  expect(after).not.toContain('"ready"');
}

it.each(['SIGTERM', 'SIGINT'] as const)('ends while it makes its database, at %s', async (signal) => {
  const running = stack.start();
  await says(running, 'a new, empty one is made');
  await endsTidily(running, signal);
  expect(await running.ended).toBe(0);
});

it('ends while a migration runs, and leaves nothing of it', async () => {
  migration('create table public.half (id int); select pg_sleep(60);');
  const running = stack.start();
  await says(running, 'preparing the database');
  await sleep(300);
  await endsTidily(running);
  expect(await running.ended).toBe(0);
  migration('create table public.half (id int);');
  await stack.untilReady(stack.start());
});

it('ends while somebody waits for an answer that does not come', async () => {
  migration(
    `create function public.nap(seconds float8) returns text language sql as $$ select 'rested' from pg_sleep(seconds) $$;`,
  );
  const running = stack.start();
  await stack.untilReady(running);
  const nap = fetch(`${stack.base}/rest/v1/rpc/nap`, {
    method: 'POST',
    headers: { apikey: stack.keys().secretKey, 'content-type': 'application/json' },
    body: '{"seconds":14}',
  }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await sleep(500);
  await endsTidily(running);
  expect(await nap).not.toBe(200);
});
