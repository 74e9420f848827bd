import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type Database } from './database.ts';
import { SILENT_LOG } from './log.ts';
import { openMemoryDatabase } from './open-database.ts';
import { keepUp, startUpkeep } from './upkeep.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await database.sql.exec(
    'create table sales (id int primary key, note text); create table quiet (id int, note text); create table few (id int)',
  );
});
afterAll(() => database.close());

/** The counters of a transaction are published when the session has been idle for a second. */
const published = () => database.sql.rows('select pg_stat_force_next_flush()');
const counts = async () => {
  await published();
  const [row] = await database.sql.rows<{ dead: number; known: number }>(
    `select n_dead_tup::int as dead, reltuples::int as known
     from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'sales'`,
  );
  return row;
};

it('counts what nobody has counted yet, and what has changed much', async () => {
  await database.sql.exec("insert into sales select n, repeat('first', 200) from generate_series(1, 200) n");
  await published();
  expect(await keepUp(database.sql)).toContain('public.sales');
  expect(await counts()).toEqual({ dead: 0, known: 200 });
  expect(await keepUp(database.sql)).not.toContain('public.sales');
});

it('clears away the rows that updates leave behind', async () => {
  await database.sql.exec("update sales set note = repeat('again', 200)");
  expect(await counts()).toMatchObject({ dead: 200 });
  expect(await keepUp(database.sql)).toContain('public.sales');
  expect(await counts()).toEqual({ dead: 0, known: 200 });
});

it('leaves alone what hardly changes', async () => {
  await database.sql.exec("insert into quiet select n, repeat('first', 200) from generate_series(1, 200) n");
  await published();
  expect(await keepUp(database.sql)).toContain('public.quiet');
  await database.sql.exec("update quiet set note = 'again' where id <= 5");
  await published();
  expect(await keepUp(database.sql)).not.toContain('public.quiet');
});

it('leaves alone what is small: nobody reads it whole because it was small once', async () => {
  await database.sql.exec(`insert into few select n from generate_series(1, 400) n; update few set id = -id;
    create index few_id_idx on few (id)`);
  await published();
  expect(await keepUp(database.sql)).not.toContain('public.few');
  const plan = await database.sql.rows('explain (costs off) select * from few where id = -7');
  expect(JSON.stringify(plan)).toContain('few_id_idx');
});

it('comes round again and again, also after a round that failed, and stops', async () => {
  const rows = vi.fn<() => Promise<never[]>>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue([]);
  const error = vi.fn<() => void>();
  const upkeep = startUpkeep({
    sql: { rows: rows as never, exec: database.sql.exec },
    log: { ...SILENT_LOG, error },
    everyMs: 5,
  });
  await vi.waitFor(() => expect(rows.mock.calls.length).toBeGreaterThan(2));
  await upkeep.stop();
  const rounds = rows.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(rows.mock.calls.length).toBe(rounds);
  expect(error).toHaveBeenCalledOnce();
});
