import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { warnOfClock } from './clock-warning.ts';
import { createLog, SILENT_LOG } from './log.ts';
import { openDatabase } from './open-database.ts';
import { createTestDatabase } from './testing.ts';

const DAY = 86_400_000;

let database: Awaited<ReturnType<typeof openDatabase>>;
let said: { level: string; message: string }[];
beforeAll(async () => {
  database = await openDatabase(await createTestDatabase(), SILENT_LOG);
});
afterAll(() => database.close());
beforeEach(() => {
  said = [];
});

const log = createLog({
  format: 'json',
  write: (line) => said.push(JSON.parse(line) as { level: string; message: string }),
});
/** A version made on the given day; without one, of today. */
const look = (now?: number, made = new Date(Date.now()).toISOString().replaceAll(/\D/g, '').slice(0, 14)) =>
  warnOfClock(database.sql, log, [{ version: made }], now);
const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC`;

it('says nothing of a new database, nor of one where nothing ran', async () => {
  await look();
  await database.sql.exec(
    'create schema private; create table private.job_runs (name text, last_run_at timestamptz)',
  );
  await look();
  expect(said).toEqual([]);
});

it.each([
  ['31 days', 1, `^the clock says ${TIME}, long after the shop was last at work, at ${TIME}\\. If`],
  ['29 days', 0, ''],
  [
    '-25 hours',
    1,
    `^the clock says ${TIME}, before the shop was last at work, at ${TIME}\\. Set it \\(timedatectl`,
  ],
  ['-23 hours', 0, ''],
])('of a last run %s ago says %i lines', async (ago, lines, words) => {
  await database.sql.exec(
    `delete from private.job_runs; insert into private.job_runs values ('old', now() - interval '2 years'), ('a', now() - interval '${ago}')`,
  );
  await look();
  expect(said).toHaveLength(lines);
  for (const { level, message } of said) {
    expect(level).toBe('warn');
    expect(message).toMatch(new RegExp(words));
  }
});

it('goes by when the shop was last at work by a clock that nobody doubted', async () => {
  await database.sql.exec(
    `delete from private.job_runs; insert into private.job_runs values ('a', now());
     create table private.clock (known_at timestamptz); insert into private.clock values (now() - interval '2 years')`,
  );
  await look();
  expect(said).toHaveLength(1);
  expect(said[0]?.message).toContain('what ends by the clock waits for a day');
  await database.sql.exec('update private.clock set known_at = now()');
  await look();
  expect(said).toHaveLength(1);
});

it('says of a new shop too that the clock is before this version was made', async () => {
  const tomorrow = new Date(Date.now() + 2 * DAY).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  await look(undefined, tomorrow);
  expect(said).toHaveLength(1);
  expect(said[0]?.message).toMatch(
    new RegExp(`^the clock says ${TIME}, before this version was made, at ${TIME}\\. Set`),
  );
});

it.each([0, Date.now() + 730 * DAY])(
  'says that clocks of this machine (%i) and of its database go apart',
  async (now) => {
    await look(now);
    expect(said).toHaveLength(1);
    expect(said[0]?.message).toMatch(
      new RegExp(
        `^the clock of this machine says ${TIME}, the one of its database ${TIME}, and the shop was last at work at ${TIME}\\.`,
      ),
    );
    expect(said[0]?.message).toContain(new Date(now).toISOString().slice(0, 10));
  },
);
