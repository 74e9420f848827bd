import { afterEach, expect, it, vi } from 'vitest';

import { startJobs } from './jobs.ts';
import type { JobsOptions } from './jobs.ts';
import { createLog, SILENT_LOG } from './log.ts';
import type { Rounds } from './rounds.ts';

let jobs: Rounds | undefined;

afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});

/** Stands for the database: answers each round with what the test says. */
function rounds(...due: (boolean | Error)[]): { sql: JobsOptions['sql']; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    sql: {
      rows: <Row extends object>() => {
        const answer = due[Math.min(count, due.length - 1)];
        count += 1;
        if (answer instanceof Error) return Promise.reject(answer);
        return Promise.resolve([{ counts: { expired_holds: 0 }, payments_due: answer }] as unknown as Row[]);
      },
    },
  };
}

it('checks payments only when some are due', async () => {
  const { sql, count } = rounds(false, true, false);
  const invoke = vi.fn<(name: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ checked: 1 })),
  );
  jobs = startJobs({ sql, invoke, log: SILENT_LOG, everyMs: 5 });
  await expect.poll(count).toBeGreaterThanOrEqual(4);
  expect(invoke).toHaveBeenCalledTimes(1);
  expect(invoke).toHaveBeenCalledWith('check-payments');
});

it('has files removed that nothing names any more', async () => {
  const rows = [{ counts: { files_to_remove: 2 }, payments_due: false }];
  const invoke = vi.fn<(name: string) => Promise<Response>>(() => {
    rows[0] = { counts: { files_to_remove: 0 }, payments_due: false };
    return Promise.resolve(Response.json({ removed: 2 }));
  });
  const sql: JobsOptions['sql'] = {
    rows: <Row extends object>() => Promise.resolve([...rows] as unknown as Row[]),
  };
  jobs = startJobs({ sql, invoke, log: SILENT_LOG, everyMs: 5 });
  await expect.poll(() => invoke.mock.calls).toEqual([['remove-files']]);
});

it('has due notifications delivered', async () => {
  const rows = [{ counts: { deliveries_due: 3 }, payments_due: false }];
  const invoke = vi.fn<(name: string) => Promise<Response>>(() => {
    rows[0] = { counts: { deliveries_due: 0 }, payments_due: false };
    return Promise.resolve(Response.json({ sent: 3 }));
  });
  const sql: JobsOptions['sql'] = {
    rows: <Row extends object>() => Promise.resolve([...rows] as unknown as Row[]),
  };
  jobs = startJobs({ sql, invoke, log: SILENT_LOG, everyMs: 5 });
  await expect.poll(() => invoke.mock.calls).toEqual([['deliver-notifications']]);
});

it('never overlaps itself, and stop waits for the round under way', async () => {
  const { sql, count } = rounds(true);
  let release: (response: Response) => void = () => undefined;
  const invoke = vi.fn<(name: string) => Promise<Response>>(
    () => new Promise<Response>((resolve) => (release = resolve)),
  );
  jobs = startJobs({ sql, invoke, log: SILENT_LOG, everyMs: 5 });
  await expect.poll(() => invoke.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(count()).toBe(1);

  let ended = false;
  const stopped = jobs.stop().then(() => (ended = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).toBe(false);
  release(Response.json({ checked: 0 }));
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(count()).toBe(1);
});

it('logs a failure and goes on', async () => {
  const lines: string[] = [];
  const { sql, count } = rounds(new Error('the database is away'), true);
  const invoke = vi.fn<(name: string) => Promise<Response>>(() =>
    Promise.resolve(new Response('no', { status: 503 })),
  );
  const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
  jobs = startJobs({ sql, invoke, log, everyMs: 5 });
  await expect.poll(count).toBeGreaterThanOrEqual(3);
  await jobs.stop();
  expect(lines[0]).toContain('the database is away');
  expect(lines[1]).toContain('503');
});
