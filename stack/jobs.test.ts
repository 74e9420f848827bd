import { afterEach, expect, it, vi } from 'vitest';

import { startJobs } from './jobs.ts';
import type { JobsOptions } from './jobs.ts';
import { createLog, SILENT_LOG } from './log.ts';
import type { Rounds } from './rounds.ts';
import { startTestStack } from './testing.ts';

let jobs: Rounds | undefined;

afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});

type Answer = { count: number } | { problem: string; in_a_row: number } | null;

/** Stands for the database: all of `answers` are due in each round, a job of an edge function under the name of that one. */
function database(answers: Record<string, Answer>) {
  const notes: [string, string | null][] = [];
  let rounds = 0;
  const sql: JobsOptions['sql'] = {
    rows: <Row extends object>(text: string, [name, , problem]: readonly unknown[] = []) => {
      const job = String(name);
      if (text.includes('due_jobs')) {
        rounds += 1;
        return Promise.resolve(
          Object.keys(answers).map((due) => ({
            name: due,
            calls: due.includes('-') ? due : null,
          })) as unknown as Row[],
        );
      }
      if (text.includes('note_job')) {
        notes.push([job, typeof problem === 'string' ? problem : null]);
        answers[job] = { count: 0 };
        return Promise.resolve([{ in_a_row: 1 }] as unknown as Row[]);
      }
      return Promise.resolve([{ done: answers[job] }] as unknown as Row[]);
    },
  };
  return { sql, notes, rounds: () => rounds };
}

const answering = (response: () => Response) =>
  vi.fn<(name: string) => Promise<Response>>(() => Promise.resolve(response()));

it('calls the functions for which something is due, and notes that it is done', async () => {
  const { sql, notes, rounds } = database({ 'check-payments': { count: 0 }, 'remove-files': { count: 2 } });
  const invoke = answering(() => Response.json({ removed: 2 }));
  jobs = startJobs({ sql, invoke, log: SILENT_LOG, everyMs: 5 });
  await expect.poll(rounds).toBeGreaterThanOrEqual(4);
  expect(invoke.mock.calls).toEqual([['remove-files']]);
  expect(notes).toEqual([['remove-files', null]]);
});

it('leaves alone what another process is at', async () => {
  const { sql, rounds } = database({ 'check-payments': null });
  const invoke = answering(() => Response.json({}));
  jobs = startJobs({ sql, invoke, log: SILENT_LOG, everyMs: 5 });
  await expect.poll(rounds).toBeGreaterThanOrEqual(2);
  expect(invoke).not.toHaveBeenCalled();
});

it('notes what a function answered when it fails', async () => {
  const lines: string[] = [];
  const { sql, notes } = database({ 'check-payments': { count: 1 }, 'remove-files': { count: 1 } });
  const invoke = vi.fn<(name: string) => Promise<Response>>((name) =>
    name === 'check-payments'
      ? Promise.resolve(new Response('no', { status: 503 }))
      : Promise.reject(new Error('nobody listens')),
  );
  const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
  jobs = startJobs({ sql, invoke, log, everyMs: 5 });
  await expect
    .poll(() => notes)
    .toEqual([
      ['check-payments', 'check-payments answered 503: no'],
      ['remove-files', 'remove-files could not be called: nobody listens'],
    ]);
  expect(lines.filter((line) => line.includes('503'))).toHaveLength(1);
});

it('never overlaps itself, and stop waits for the round under way', async () => {
  const { sql, rounds } = database({ 'check-payments': { count: 1 } });
  let release: (response: Response) => void = () => undefined;
  const invoke = vi.fn<(name: string) => Promise<Response>>(
    () => new Promise<Response>((resolve) => (release = resolve)),
  );
  jobs = startJobs({ sql, invoke, log: SILENT_LOG, everyMs: 5 });
  await expect.poll(() => invoke.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(rounds()).toBe(1);

  let ended = false;
  const stopped = jobs.stop().then(() => (ended = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).toBe(false);
  release(Response.json({ checked: 0 }));
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rounds()).toBe(1);
});

it('logs a round that fails and goes on', async () => {
  const lines: string[] = [];
  let asked = 0;
  const sql: JobsOptions['sql'] = {
    rows: () => {
      asked += 1;
      return Promise.reject(new Error('the database is away'));
    },
  };
  const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
  jobs = startJobs({ sql, invoke: answering(() => Response.json({})), log, everyMs: 5 });
  await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
  expect(lines[0]).toContain('the database is away');
});

it('does every other job of the shop while one fails, and tells of that one now and then', async () => {
  const lines: string[] = [];
  const stack = await startTestStack({ project: true });
  try {
    await stack.sql.exec(`
      create table public.done (job text);
      create function private.break_down() returns integer language plpgsql as $$
        begin insert into public.done values ('broken'); raise exception 'row 17 is not as it should be'; end $$;
      create function private.go_on() returns integer language sql as
        $$insert into public.done values ('later') returning 1$$;
      update private.jobs set every = '1 hour';
      select private.register_job('broken', 0, '5 seconds', 'private.break_down()'),
        private.register_job('later', 99, '5 seconds', 'private.go_on()');
    `);
    const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
    jobs = startJobs({ sql: stack.sql, invoke: answering(() => Response.json({})), log, everyMs: 5 });
    const health = () =>
      stack.sql.rows<{ name: string; failures: number; last_problem: string; last_done_at: Date | null }>(
        'select name, failures, last_problem, last_done_at from public.job_health()',
      );
    await expect
      .poll(async () => (await health()).filter((job) => job.last_done_at === null).map(({ name }) => name))
      .toEqual(['broken']);
    await stack.sql.exec(
      "update private.job_runs set last_run_at = now() - interval '1 minute' where name = 'broken'",
    );
    await expect
      .poll(async () => (await health()).find(({ name }) => name === 'broken')?.failures)
      .toBeGreaterThan(1);
    expect((await health()).filter(({ failures }) => failures > 0)).toMatchObject([
      { name: 'broken', last_problem: 'row 17 is not as it should be' },
    ]);
    expect(await stack.sql.rows('select distinct job from public.done')).toEqual([{ job: 'later' }]);
    expect(lines.filter((line) => line.includes('the job broken failed'))).toHaveLength(1);
  } finally {
    await jobs?.stop();
    await stack.close();
  }
});
