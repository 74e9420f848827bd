import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { FLUSH_PARAMETERS, flushToDisk } from './pglite-flush.ts';

let directory: string;
let database: PGlite;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'mizizi-flush-'));
  database = await PGlite.create({
    dataDir: path.join(directory, 'database'),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...FLUSH_PARAMETERS,
    ],
  });
  flushToDisk(database);
  await database.exec('create table things (id int)');
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

it.each([
  ['a commit is on the disk before it is acknowledged', 'insert into things values (1)', 1],
  ['reading flushes nothing', 'select * from things', 0],
  ['a checkpoint puts the tables there too', 'checkpoint', 3],
])('%s', async (_, statement, least) => {
  const flushed = vi.spyOn(fs, 'fdatasyncSync');
  await database.exec(statement);
  expect(flushed.mock.calls.length).toBeGreaterThanOrEqual(least);
  expect(flushed.mock.calls.length > 0).toBe(least > 0);
  flushed.mockRestore();
});
