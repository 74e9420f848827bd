import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { warnOfClock } from './clock-warning.ts';
import { createLog, SILENT_LOG } from './log.ts';
import { openDatabase } from './open-database.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;
let said: string[];
beforeAll(async () => {
  database = await openDatabase(await createTestDatabase(), SILENT_LOG);
});
afterAll(() => database.close());
beforeEach(() => {
  said = [];
});

const look = () => warnOfClock(database.sql, createLog({ format: 'json', write: (line) => said.push(line) }));

it('says nothing of a new database, nor of one where nothing ran', async () => {
  await look();
  await database.sql.exec(
    'create schema private; create table private.job_runs (name text, last_run_at timestamptz)',
  );
  await look();
  expect(said).toEqual([]);
});

it.each([
  ['31 days', 1],
  ['29 days', 0],
  ['-25 hours', 1],
  ['-23 hours', 0],
])('of a last run %s ago says %i lines', async (ago, lines) => {
  await database.sql.exec(
    `delete from private.job_runs; insert into private.job_runs values ('old', now() - interval '2 years'), ('a', now() - interval '${ago}')`,
  );
  await look();
  expect(said).toHaveLength(lines);
  for (const line of said)
    expect(line).toMatch(
      /the clock says \d{4}-.* UTC, .* at work at \d{4}-.* UTC\. If that is wrong, set the clock/,
    );
});
