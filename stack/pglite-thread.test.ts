import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { exchange, exchangeTransaction, type Statement } from './pglite-exchange.ts';
import { PgliteThread } from './pglite-thread.ts';

const open = (place = 'memory://') => PgliteThread.open({ place, archive: undefined });
const plain = (query: string): Statement => ({ query, parameters: [] });
const BEGIN = [plain('begin')];
const transaction = (...queries: string[]) =>
  exchangeTransaction(thread, queries.map(plain), () => BEGIN) ?? Promise.reject(new Error('not sent'));

let thread: PgliteThread;
beforeAll(async () => {
  thread = await open();
  await thread.exec('create table things (id int primary key)');
});
afterAll(() => thread.close());

const ids = async (): Promise<number[]> =>
  (await thread.query<{ id: number }>('select id from things order by id')).rows.map(({ id }) => id);

it('answers in the order it was asked in, and nobody waits for an answer before asking', async () => {
  const answered: string[] = [];
  const ask = async (query: string) => {
    await exchange(thread, plain(query)).catch(() => undefined);
    answered.push(query);
  };
  const queries = ['select pg_sleep(0.05)', 'select nothing', 'select 1', 'select 2'];
  await Promise.all(queries.map(ask));
  expect(answered).toEqual(queries);
});

it('runs a transaction in one exchange', async () => {
  const answers = await transaction('insert into things values (1), (2) returning id', 'select 7 as seven');
  expect(answers).toEqual([
    { rows: [{ id: 1 }, { id: 2 }], affected: 2 },
    { rows: [{ seven: 7 }], affected: undefined },
  ]);
  expect(await ids()).toEqual([1, 2]);
});

it('leaves nothing of a transaction that fails to whoever asked meanwhile', async () => {
  const failing = transaction('insert into things values (3)', 'select 1 / 0');
  const next = transaction('insert into things values (4)');
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  await next;
  expect(await ids()).toEqual([1, 2, 4]);
});

it('leaves nothing of a transaction that cannot be committed', async () => {
  await thread.exec(
    'create table parts (thing int references things deferrable initially deferred); delete from things where id = 4',
  );
  await expect(transaction('insert into parts values (99)')).rejects.toMatchObject({ code: '23503' });
  expect((await transaction('select count(*)::int as parts from parts'))[0]?.rows).toEqual([{ parts: 0 }]);
});

it('calls back for what is notified, until told otherwise', async () => {
  const heard = vi.fn<(payload: string) => void>();
  const end = await thread.listen('news', heard);
  await thread.exec("notify news, 'one'");
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['one']]));
  await end();
  await thread.exec("notify news, 'two'");
  await thread.query('select 1');
  expect(heard).toHaveBeenCalledOnce();
});

it('hears what was notified before a transaction that fails', async () => {
  const heard = vi.fn<(payload: string) => void>();
  const end = await thread.listen('news', heard);
  for (let time = 0; time < 5; time += 1)
    await Promise.allSettled([
      transaction(`select pg_notify('news', '${time}')`),
      transaction('select 1 / 0'),
    ]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(5));
  await end();
});

it('gives an archive that another one begins with', async () => {
  const copy = await PgliteThread.open({ place: 'memory://', archive: await thread.dumpDataDir() });
  expect((await copy.query('select id from things order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  await copy.close();
});

it('keeps its directory, finishes what was asked before it closes, and says afterwards that it is closed', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'mizizi-thread-'));
  const first = await open(path.join(directory, 'database'));
  const made = first.exec('create table kept (id int); insert into kept values (5)');
  await first.close();
  await made;
  await expect(first.query('select 1')).rejects.toThrow('The database is closed.');
  await expect(exchange(first, plain('select 1'))).rejects.toThrow('The database is closed.');
  const second = await open(path.join(directory, 'database'));
  expect((await second.query('select id from kept')).rows).toEqual([{ id: 5 }]);
  await second.close();
  await rm(directory, { recursive: true });
});

it('says when a directory holds no database that could be opened', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'mizizi-thread-'));
  const wrong = PgliteThread.open({ place: directory, archive: new Blob(['no archive']) });
  await expect(wrong).rejects.toBeInstanceOf(Error);
  await rm(directory, { recursive: true });
});
