import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type ProcessFixture, processFixture } from './process-fixture.ts';
import { createTestDatabase } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 });

let stack: ProcessFixture;
beforeEach(async () => {
  stack = await processFixture();
  mkdirSync(path.join(stack.root, 'project/migrations'), { recursive: true });
});
afterEach(() => stack.close());

/** Seconds of processor time a process has used. */
function processorSeconds(pid: number | undefined): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

it('goes on without a log when whoever reads its output goes away', async () => {
  const running = stack.start({ DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'debug' });
  await stack.untilReady(running);
  running.child.stdout?.destroy();
  running.child.stderr?.destroy();
  // Each of these is a line of the log, and each line once became an error that was logged.
  for (let turn = 0; turn < 20; turn += 1) await stack.status('/rest/v1/nothing');
  const before = processorSeconds(running.child.pid);
  await sleep(3000);
  expect(processorSeconds(running.child.pid) - before).toBeLessThan(0.5);
  expect(await stack.status('/healthz')).toBe(200);
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});
